import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { REPLY_REFUSALS } from '#app/replies/copy.ts'
import { checkReply } from '#app/replies/services/check-reply.ts'
import { readReply } from '#app/replies/services/read-reply.ts'
import { resendReply } from '#app/replies/services/resend-reply.ts'
import { sendReply } from '#app/replies/services/send-reply.ts'
import { takeBackReply } from '#app/replies/services/take-back-reply.ts'
import { ReplyPage } from '#app/replies/ui/reply-page.tsx'
import { REPLY_WAYS, type ReplyWay, replySchema } from '#core/replies/schema.ts'
import type { Route } from './+types/reply'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const person = loaderData?.person
  return [{ title: `Write to ${person?.name || person?.email || 'a person'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { fullName } = await signedIn(request, context)
  const templateId = new URL(request.url).searchParams.get('template')
  const view = await readReply(ctx, { id: params.personId, templateId, sender: fullName })
  if (!view) throw notFound()
  return {
    ...view,
    idempotencyKey: newIdempotencyKey(),
    lock: featureLock(ctx, 'sales_hub'),
    timeZone: ctx.timeZone,
  }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const personId = args.params.personId
  switch (post.intent) {
    case 'check':
      return check(post)
    case 'take-back':
      return takeBack(post, personId)
    case 'resend':
      return resend(post, personId)
    default:
      return send(post, personId)
  }
}

async function send({ ctx, intent, check: checked }: WorkspacePost, personId: string) {
  const way: ReplyWay = REPLY_WAYS.find(known => known === intent) ?? 'mailto'
  const form = await checked(replySchema, way === 'smtp' ? 'send_reply' : 'write')
  if (!form.ok) return formAgain(form)
  const idempotencyKey = idempotencyKeyOf(form.value.idempotencyKey)
  const result = await sendReply(ctx, { personId, way, reply: form.value, idempotencyKey })
  if (result.ok) {
    const here = `/app/sales-hub/people/${personId}/reply#messages`
    return done(here, way === 'smtp' ? 'replyQueued' : 'replyWritten')
  }
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: REPLY_REFUSALS[result.reason] }))
}

async function check({ ctx, check: checked }: WorkspacePost) {
  const form = await checked(replySchema, 'check_post')
  if (!form.ok) return formAgain(form)
  const score = await checkReply(ctx, { text: form.value.body })
  return data({ reply: form.refuse({}).reply, score })
}

async function takeBack({ ctx, text, overLimit }: WorkspacePost, personId: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await takeBackReply(ctx, { messageId: text('id') })
  // A second press finds it gone already.
  if (result.ok || result.reason === 'not_found')
    return done(`/app/sales-hub/people/${personId}/reply`, 'replyTakenBack')
  return pageAgain(409, REPLY_REFUSALS[result.reason])
}

async function resend({ ctx, text, overLimit }: WorkspacePost, personId: string) {
  const limited = await overLimit('send_reply')
  if (limited) return pageAgain(429, limited)
  const result = await resendReply(ctx, { messageId: text('id') })
  if (result.ok) return done(`/app/sales-hub/people/${personId}/reply#messages`, 'replyQueued')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, REPLY_REFUSALS[result.reason])
}

export default function ReplyRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('leads')
  const { person, templateId, idempotencyKey } = loaderData
  return (
    <ReplyPage
      key={`${person.id} ${templateId} ${actionData ? '' : idempotencyKey}`}
      {...loaderData}
      {...(actionData ?? {})}
    />
  )
}

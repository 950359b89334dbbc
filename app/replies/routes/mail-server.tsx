import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { REPLY_TEXTS, SENDER_REFUSALS } from '#app/replies/copy.ts'
import { connectSender } from '#app/replies/services/connect-sender.ts'
import { disconnectSender } from '#app/replies/services/disconnect-sender.ts'
import { readSender } from '#app/replies/services/read-sender.ts'
import { MailServerPage } from '#app/replies/ui/mail-server-page.tsx'
import { senderSchema } from '#core/replies/schema.ts'
import type { Route } from './+types/mail-server'

const HERE = '/app/settings/mail-server'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Mail server · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return { ...(await readSender(ctx)), timeZone: ctx.timeZone }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, check, overLimit } = await workspacePost(args)
  if (intent === 'disconnect') {
    const limited = await overLimit('write')
    if (limited) return pageAgain(429, limited)
    const result = await disconnectSender(ctx)
    return result.ok ? done(HERE, 'senderDisconnected') : pageAgain(403, SENDER_REFUSALS[result.reason])
  }
  const form = await check(senderSchema, 'connect_account')
  if (!form.ok) return formAgain(form)
  const result = await connectSender(ctx, form.value)
  if (result.ok) return done(HERE, 'senderConnected')
  switch (result.reason) {
    case 'refused':
      return formAgain(form.refuse({ status: 422, form: `The server said: ${result.detail}` }))
    case 'no_password':
      return formAgain(form.refuse({ status: 422, fields: { password: REPLY_TEXTS.passwordNeeded } }))
    default:
      return formAgain(form.refuse({ status: 409, form: SENDER_REFUSALS[result.reason] }))
  }
}

export default function MailServerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MailServerPage {...loaderData} {...(actionData ?? {})} />
}

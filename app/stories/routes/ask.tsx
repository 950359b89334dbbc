import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { askRefusal } from '#app/stories/copy.ts'
import { askCustomer } from '#app/stories/services/ask/ask-customer.ts'
import { readRequests } from '#app/stories/services/ask/read-requests.ts'
import { revokeRequest } from '#app/stories/services/ask/revoke-request.ts'
import { AskPage } from '#app/stories/ui/ask-page.tsx'
import { requestSchema } from '#core/stories/request.ts'
import type { Route } from './+types/ask'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Ask a customer · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const canWrite = ctx.access === 'full'
  const made = new URL(request.url).searchParams.get('made')
  const view = await readRequests(ctx)
  return { ...view, made, canWrite, timeZone: ctx.timeZone, idempotencyKey: newIdempotencyKey() }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, check } = await workspacePost(args)
  if (intent === 'revoke') {
    const result = await revokeRequest(ctx, { id: text('id') })
    return done('/app/storybank/ask', result.ok ? 'requestRevoked' : 'failed')
  }
  const form = await check(requestSchema, 'create_story')
  if (!form.ok) return formAgain(form)
  const idempotencyKey = idempotencyKeyOf(form.value.idempotencyKey)
  const result = await askCustomer(ctx, { ...form.value, idempotencyKey })
  if (result.ok) return done(`/app/storybank/ask?made=${result.requestId}`, 'customerAsked')
  return formAgain(form.refuse({ status: 409, form: askRefusal(result) }))
}

export default function AskRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AskPage key={loaderData.made} {...loaderData} reply={actionData?.reply} />
}

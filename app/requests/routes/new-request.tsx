import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { REQUEST_REFUSALS } from '#app/requests/copy.ts'
import { askInside } from '#app/requests/services/ask-inside.ts'
import { hasRequests } from '#app/requests/services/has-requests.ts'
import { NewRequestPage } from '#app/requests/ui/new-request-page.tsx'
import { memberRequestSchema } from '#core/requests/schema.ts'
import type { Route } from './+types/new-request'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasRequests', hasRequests)]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'New request · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await workspaceContext(request, context)
  return { idempotencyKey: newIdempotencyKey() }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, form } = await workspaceForm(args, memberRequestSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { idempotencyKey, ...request } = form.value
  const result = await askInside(ctx, { request, idempotencyKey: idempotencyKeyOf(idempotencyKey) })
  if (result.ok) return done(`/app/requests/${result.requestId}`, 'requestSent')
  return formAgain(form.refuse({ status: 409, form: REQUEST_REFUSALS[result.reason] }))
}

export default function NewRequestRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewRequestPage {...loaderData} reply={actionData?.reply} />
}

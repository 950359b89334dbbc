import { featureLock } from '#app/billing/services/feature-lock.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { REQUEST_REFUSALS } from '#app/requests/copy.ts'
import { acceptRequest } from '#app/requests/services/accept-request.ts'
import { admitRequest } from '#app/requests/services/admit-request.ts'
import { declineRequest } from '#app/requests/services/decline-request.ts'
import { hasRequests } from '#app/requests/services/has-requests.ts'
import { readRequest } from '#app/requests/services/read-requests.ts'
import { RequestPage } from '#app/requests/ui/request-page.tsx'
import { acceptRequestSchema, declineRequestSchema } from '#core/requests/schema.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Route } from './+types/request'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasRequests', hasRequests)]

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.request.about ?? 'Request'} · Requests · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readRequest(ctx, { id: params.requestId })
  if (!view) throw notFound()
  const canWrite = featureLock(ctx, 'content_requests') === null && roleMay(ctx.role, 'edit')
  return { ...view, canWrite, timeZone: ctx.timeZone }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, check, overLimit } = await workspacePost(args)
  const id = args.params.requestId
  const here = `/app/requests/${id}`
  if (intent === 'admit') {
    const limited = await overLimit('write')
    if (limited) return pageAgain(429, limited)
    const result = await admitRequest(ctx, { id })
    return result.ok ? done(here, 'requestAdmitted') : refused(result.reason)
  }
  if (intent === 'decline') {
    const form = await check(declineRequestSchema, 'write')
    if (!form.ok) return formAgain(form)
    const result = await declineRequest(ctx, { id, reason: form.value.reason })
    return result.ok ? done(here, 'requestDeclined') : refused(result.reason)
  }
  const form = await check(acceptRequestSchema, 'write')
  if (!form.ok) return formAgain(form)
  const result = await acceptRequest(ctx, { id, ...form.value })
  if (result.ok) return done(here, intent === 'assign' ? 'requestSaved' : 'requestAccepted')
  if (result.reason !== 'no_member') return refused(result.reason)
  return formAgain(form.refuse({ status: 409, fields: { ownerId: REQUEST_REFUSALS.no_member } }))
}

function refused(reason: keyof typeof REQUEST_REFUSALS) {
  if (reason === 'not_found') throw notFound()
  return pageAgain(409, REQUEST_REFUSALS[reason])
}

export default function RequestRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('content_requests', 'content_created')
  const { request } = loaderData
  return (
    <RequestPage
      key={`${request.id} ${request.state} ${request.dueOn}`}
      {...loaderData}
      {...(actionData ?? {})}
    />
  )
}

import { redirect } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { REQUEST_REFUSALS } from '#app/requests/copy.ts'
import { hasRequests } from '#app/requests/services/has-requests.ts'
import { readRequests } from '#app/requests/services/read-requests.ts'
import { switchAddress } from '#app/requests/services/switch-address.ts'
import { RequestsPage } from '#app/requests/ui/requests-page.tsx'
import { readRequestsAddress, requestsParameters } from '#core/requests/address.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Route } from './+types/requests'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasRequests', hasRequests)]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Requests · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const address = readRequestsAddress(new URL(request.url).searchParams)
  const view = await readRequests(ctx, address)
  if (address.page > 1 && view.requests.rows.length === 0)
    throw redirect(`/app/requests${listQuery(requestsParameters({ ...address, page: 1 }))}`)
  const lock = featureLock(ctx, 'content_requests')
  return {
    ...view,
    address,
    isLocked: lock !== null,
    canAsk: lock === null && roleMay(ctx.role, 'comment'),
    canWrite: lock === null && roleMay(ctx.role, 'edit'),
  }
}

const SWITCHES = {
  open: { to: 'open', toast: 'requestFormOpened' },
  replace: { to: 'replace', toast: 'requestFormReplaced' },
  close: { to: 'close', toast: 'requestFormClosed' },
} as const

/** The address at which people ask is turned on, replaced or turned off. */
export async function action(args: Route.ActionArgs) {
  const { ctx, intent, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  if (!Object.hasOwn(SWITCHES, intent)) return pageAgain(400, 'Choose what to do with your request form.')
  const { to, toast } = SWITCHES[intent as keyof typeof SWITCHES]
  const result = await switchAddress(ctx, { to })
  return result.ok ? done('/app/requests#form', toast) : pageAgain(409, REQUEST_REFUSALS[result.reason])
}

export default function RequestsRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('content_requests')
  return <RequestsPage {...loaderData} problem={actionData?.problem} />
}

import { exportFile } from '#app/platform/http/export-file.ts'
import { requireGate, requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { exportRequests } from '#app/requests/services/export-requests.ts'
import { hasRequests } from '#app/requests/services/has-requests.ts'
import { readRequestsAddress } from '#core/requests/address.ts'
import type { Route } from './+types/export'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasRequests', hasRequests)]

/** The filtered requests as a file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context, '/app/requests')
  const { format } = params
  if (format !== 'csv' && format !== 'json') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const address = readRequestsAddress(new URL(request.url).searchParams)
  return exportFile(exportRequests(ctx, { format, address }), { name: 'requests', format, now: ctx.now() })
}

import { exportDeals } from '#app/deals/services/export-deals.ts'
import { maySeeDeals } from '#app/deals/services/may-see-deals.ts'
import { exportFile } from '#app/platform/http/export-file.ts'
import { requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { readBoardAddress } from '#core/deals/board.ts'
import type { Route } from './+types/export'

/** The filtered deals as a file, sent as it is read. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context, '/app/sales-hub/pipeline')
  const { format } = params
  if ((format !== 'csv' && format !== 'json') || !(await maySeeDeals(ctx))) throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const address = readBoardAddress(new URL(request.url).searchParams)
  return exportFile(exportDeals(ctx, { format, address }), { name: 'deals', format, now: ctx.now() })
}

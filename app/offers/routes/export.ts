import { exportOffers } from '#app/offers/services/export-offers.ts'
import { exportFile } from '#app/platform/http/export-file.ts'
import { requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/export'

/** All offers as a file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context, '/app/sales-hub/offers')
  const { format } = params
  if (format !== 'csv' && format !== 'json') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  return exportFile(exportOffers(ctx, { format }), { name: 'offers', format, now: ctx.now() })
}

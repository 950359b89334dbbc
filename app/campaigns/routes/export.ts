import { exportPlan } from '#app/campaigns/services/export-plan.ts'
import { hasCampaigns } from '#app/campaigns/services/has-campaigns.ts'
import { exportFile } from '#app/platform/http/export-file.ts'
import { requireGate, requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/export'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasCampaigns', hasCampaigns)]

/** The plan of one campaign as a file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { format, campaignId } = params
  await requireStepUp(request, context, `/app/campaigns/${campaignId}`)
  if (format !== 'csv' && format !== 'json') throw notFound()
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const pieces = await exportPlan(ctx, { id: campaignId, format })
  if (!pieces) throw notFound()
  return exportFile(pieces, { name: 'campaign', format, now: ctx.now() })
}

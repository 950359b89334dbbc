import type { WorkspaceContext } from '#app/platform/context.ts'
import { planLimit } from '#core/billing/plans.ts'
import { CAMPAIGN_STATUSES, type CampaignStatus } from '#core/campaigns/status.ts'
import { calendarMonthBounds, formatMonth } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import { countCampaignsBegun } from '#db/queries/campaigns/campaigns.ts'
import { countCampaignsByStatus, listCampaigns } from '#db/queries/campaigns/list-campaigns.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'

const PAGE_SIZE = 20

/** Everything the campaigns' page shows, from at most four statements sent together. */
export async function readCampaigns(
  ctx: WorkspaceContext,
  input: { status: CampaignStatus | null; page: number; removed: string | null },
) {
  const { workspace } = ctx
  const { status, page, removed } = input
  const now = ctx.now()
  const month = calendarMonthBounds(now, ctx.timeZone)
  const [campaigns, statuses, begun, undo] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listCampaigns(sql, { workspace, status, page: { page, size: PAGE_SIZE } }),
      countCampaignsByStatus(sql, { workspace }),
      countCampaignsBegun(sql, { workspace, from: month.start, to: month.end }),
      isUuid(removed) ? findRemoved(sql, { workspace, kind: 'campaign', id: removed }) : null,
    ]),
  )
  const counts = new Map(statuses.map(entry => [entry.status, entry.count]))
  const limit = planLimit(ctx.tier, 'campaignsPerMonth')
  return {
    campaigns,
    counts: CAMPAIGN_STATUSES.map(each => ({ status: each, count: counts.get(each) ?? 0 })),
    total: statuses.reduce((sum, { count }) => sum + count, 0),
    allowance: {
      /** Null when unlimited; 0 when the plan has no campaigns. */
      limit: Number.isFinite(limit) ? limit : null,
      begun,
      month: formatMonth(now, ctx.timeZone),
      resetsAt: month.end,
    },
    undo: undo && { id: undo.id, name: undo.name },
  }
}

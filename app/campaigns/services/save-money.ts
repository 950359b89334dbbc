import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockCampaign, updateCampaignPlan } from '#db/queries/campaigns/campaigns.ts'
import { updatePieceCost } from '#db/queries/campaigns/pieces.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Saves a campaign's budget and what its posts cost, in whole pence; costs of posts that are not in it are left out. */
export async function saveMoney(
  ctx: WorkspaceContext,
  input: { id: string; budgetPence: number | null; costs: ReadonlyMap<string, number> },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  const { id, budgetPence, costs } = input
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await lockCampaign(sql, { workspace, id }))) return err('not_found')
    await updateCampaignPlan(sql, { workspace, id, plan: { budgetPence } })
    for (const [pieceId, costPence] of costs)
      if (isUuid(pieceId)) await updatePieceCost(sql, { workspace, campaignId: id, id: pieceId, costPence })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'campaigns',
      actionType: 'campaign_money_saved',
    })
    return ok()
  })
}

import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type CampaignStatus, canMoveCampaign } from '#core/campaigns/status.ts'
import { PAUSE_TEXTS } from '#core/posts/approval/approval.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateCampaignPaused, updateCampaignResumed } from '#db/queries/campaigns/campaign-schedule.ts'
import { lockCampaign, updateCampaignStatus } from '#db/queries/campaigns/campaigns.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/**
 * Moves a campaign to a state it may go to. A second press finds it there and answers the same. While it is paused nothing
 * of it goes out: what is scheduled is paused with it, and resumed with it while its day is not over.
 */
export async function moveCampaign(
  ctx: WorkspaceContext,
  { id, to }: { id: string; to: CampaignStatus },
): Promise<Result<{ status: CampaignStatus }, 'read_only' | 'not_in_plan' | 'not_found' | 'not_from_here'>> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const campaign = await lockCampaign(sql, { workspace, id })
    if (!campaign) return err('not_found')
    if (campaign.status === to) return ok({ status: to })
    if (!canMoveCampaign(campaign.status, to)) return err('not_from_here')
    await updateCampaignStatus(sql, { workspace, id, from: campaign.status, to })
    const schedule = { workspace, campaignId: id, reason: PAUSE_TEXTS.campaign_paused, now: ctx.now() }
    if (to === 'held') await updateCampaignPaused(sql, schedule)
    else if (campaign.status === 'held') await updateCampaignResumed(sql, schedule)
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'campaigns', actionType: `campaign_${to}` })
    return ok({ status: to })
  })
}

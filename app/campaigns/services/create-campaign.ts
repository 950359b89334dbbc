import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { canAddCampaign } from '#core/campaigns/limit.ts'
import type { CampaignInput } from '#core/campaigns/schema.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { calendarMonthBounds } from '#core/shared/time.ts'
import { countCampaignsBegun, insertCampaign } from '#db/queries/campaigns/campaigns.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'

/**
 * Begins a campaign, as a draft. The plan's limit for the calendar month in the workspace's zone is counted under the
 * profile's lock, so that of many at once only as many get in as there is room for. A repeat with the same key answers
 * like the first.
 */
export async function createCampaign(
  ctx: WorkspaceContext,
  input: { campaign: CampaignInput; idempotencyKey: string },
): Promise<
  | Result<{ campaignId: string }, 'read_only' | 'not_in_plan'>
  | Refusal<'campaign_limit_reached', { readonly limit: number; readonly resetsAt: Date }>
> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace, userId } = ctx
  const now = ctx.now()
  const month = calendarMonthBounds(now, ctx.timeZone)
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const key = { scope: userId, action: 'create_campaign', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ campaignId: repeated })
    const begun = await countCampaignsBegun(sql, { workspace, from: month.start, to: month.end })
    const room = canAddCampaign(ctx.tier, begun)
    if (!room.ok)
      return room.reason === 'not_in_plan'
        ? room
        : err(room.reason, { limit: room.limit, resetsAt: month.end })
    const campaign = await insertCampaign(sql, { workspace, fields: input.campaign, now })
    await updateIdempotencyResult(sql, { ...key, result: { id: campaign.id } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'campaigns',
      actionType: 'campaign_created',
    })
    return ok({ campaignId: campaign.id })
  })
}

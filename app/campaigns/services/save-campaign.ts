import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { CampaignInput } from '#core/campaigns/schema.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { isSavedAlready } from '#core/shared/version.ts'
import { isUuid } from '#db/client.ts'
import { type Campaign, findCampaign, updateCampaign } from '#db/queries/campaigns/campaigns.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/**
 * Saves what is said of a campaign, if it still is at the version that was read; otherwise answers with the campaign as
 * it is now, so that both can be shown.
 */
export async function saveCampaign(
  ctx: WorkspaceContext,
  input: { id: string; version: number; campaign: CampaignInput },
): Promise<
  | Result<{ campaign: Campaign }, 'read_only' | 'not_in_plan' | 'not_found'>
  | Refusal<'changed_elsewhere', { readonly campaign: Campaign }>
> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  const { id, version, campaign: fields } = input
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const campaign = await updateCampaign(sql, { workspace, id, version, fields })
    if (campaign) {
      await insertModuleUsage(sql, {
        userId: workspace,
        moduleName: 'campaigns',
        actionType: 'campaign_saved',
      })
      return ok({ campaign })
    }
    const present = await findCampaign(sql, { workspace, id })
    if (!present) return err('not_found')
    return isSavedAlready(present, fields)
      ? ok({ campaign: present })
      : err('changed_elsewhere', { campaign: present })
  })
}

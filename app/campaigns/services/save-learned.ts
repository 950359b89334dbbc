import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateCampaignLearned } from '#db/queries/campaigns/campaigns.ts'

/** Keeps what a founder learned from a campaign, in their own words. */
export async function saveLearned(
  ctx: WorkspaceContext,
  { id, learned }: { id: string; learned: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const isSaved = await ctx.inWorkspace(sql => updateCampaignLearned(sql, { workspace, id, learned }))
  return isSaved ? ok() : err('not_found')
}

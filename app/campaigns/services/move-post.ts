import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { isPostInCampaign, updatePostCampaign } from '#db/queries/campaigns/campaign-posts.ts'
import { findCampaign } from '#db/queries/campaigns/campaigns.ts'
import { deletePieceOfPost } from '#db/queries/campaigns/pieces.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/**
 * Puts a post that belongs to no campaign into this one, or takes one of its posts out; the post itself stays. A post
 * that moved elsewhere in the meantime is not taken from there; one that is there already is done.
 */
export async function movePost(
  ctx: WorkspaceContext,
  { id, postId, into }: { id: string; postId: string; into: boolean },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'post_moved'>> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  if (!isUuid(postId)) return err('post_moved')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await findCampaign(sql, { workspace, id }))) return err('not_found')
    const way = into ? { from: null, to: id } : { from: id, to: null }
    if (!(await updatePostCampaign(sql, { workspace, postId, ...way })))
      return (await isPostInCampaign(sql, { workspace, postId, campaignId: way.to }))
        ? ok()
        : err('post_moved')
    if (!into) await deletePieceOfPost(sql, { workspace, postId })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'campaigns',
      actionType: into ? 'post_added' : 'post_taken_out',
    })
    return ok()
  })
}

import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateLinkDeleted } from '#db/queries/links/one-link.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { readLinkToFollow } from './read-link-to-follow.ts'

/**
 * Deletes a link: it answers that it is gone, and nothing else ever gets its slug. Its figures, and what is traced by them,
 * stay, so it can be put back whenever that is wanted.
 */
export async function removeLink(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const slug = await ctx.inWorkspace(async sql => {
    const removed = await updateLinkDeleted(sql, { workspace, id, deletedAt: ctx.now() })
    if (removed)
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'links', actionType: 'link_removed' })
    return removed
  })
  if (slug === null) return err('not_found')
  await readLinkToFollow(ctx, slug, { anew: true })
  return ok()
}

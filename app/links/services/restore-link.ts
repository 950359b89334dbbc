import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateLinkDeleted } from '#db/queries/links/one-link.ts'
import { readLinkToFollow } from './read-link-to-follow.ts'

/** Puts a deleted link back; it leads where it led. */
export async function restoreLink(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const slug = await ctx.inWorkspace(sql =>
    updateLinkDeleted(sql, { workspace: ctx.workspace, id, deletedAt: null }),
  )
  if (slug === null) return err('not_found')
  await readLinkToFollow(ctx, slug, { anew: true })
  return ok()
}

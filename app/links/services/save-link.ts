import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateLink } from '#db/queries/links/one-link.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { readLinkToFollow } from './read-link-to-follow.ts'

/** Changes what a link is called and where it leads; whoever follows it next goes there. */
export async function saveLink(
  ctx: WorkspaceContext,
  input: { id: string; label: string; target: string; fallback: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  const { id, label, target, fallback } = input
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const slug = await ctx.inWorkspace(async sql => {
    const changed = await updateLink(sql, { workspace, id, label, target, fallback: fallback || null })
    if (changed)
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'links', actionType: 'link_saved' })
    return changed
  })
  if (slug === null) return err('not_found')
  await readLinkToFollow(ctx, slug, { anew: true })
  return ok()
}

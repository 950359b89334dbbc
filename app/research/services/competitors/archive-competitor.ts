import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateCompetitorArchived } from '#db/queries/research/competitors.ts'

/** Puts a competitor out of sight, or brings it back. Its sheet, sources and evidence stay. */
export async function archiveCompetitor(
  ctx: WorkspaceContext,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'competitor_analysis')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const at = isArchived ? ctx.now() : null
  const isDone = await ctx.inWorkspace(sql => updateCompetitorArchived(sql, { workspace, id, at }))
  return isDone ? ok() : err('not_found')
}

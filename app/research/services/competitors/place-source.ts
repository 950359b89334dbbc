import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { deleteSourceOwner, upsertSourceOwner } from '#db/queries/research/competitors.ts'

/** Puts a source under a competitor, whosever it was before, or takes it from there. */
export async function placeSource(
  ctx: WorkspaceContext,
  input: { id: string; sourceId: string; isTheirs: boolean },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'competitor_analysis')
  if (lock) return err(lock)
  const { id, sourceId, isTheirs } = input
  if (!isUuid(id) || !isUuid(sourceId)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (isTheirs)
      return (await upsertSourceOwner(sql, { workspace, id, sourceId, now: ctx.now() }))
        ? ok()
        : err('not_found')
    await deleteSourceOwner(sql, { workspace, id, sourceId })
    return ok()
  })
}

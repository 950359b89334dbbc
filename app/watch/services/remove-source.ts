import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { deleteForUndo } from '#db/queries/platform/undo.ts'
import { updateHubLeft } from '#db/queries/watch/hubs.ts'

/** Removes a source with what it brought; it can be put back for 30 days. Ideas that were made from it stay. */
export async function removeSource(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'brand_watch')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace, userId: remover } = ctx
  const now = ctx.now()
  const isRemoved = await ctx.inWorkspace(async sql => {
    await updateHubLeft(sql, { workspace, sourceId: id, now })
    return deleteForUndo(sql, { workspace, kind: 'watch_source', id, remover, now })
  })
  return isRemoved ? ok() : err('not_found')
}

import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { deleteForUndo } from '#db/queries/platform/undo.ts'
import { writeLock } from '../write-lock.ts'

/** Deletes an annotation; it can be put back for 30 days. */
export async function removeAnnotation(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = writeLock(ctx)
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace, userId: remover } = ctx
  const isRemoved = await ctx.inWorkspace(sql =>
    deleteForUndo(sql, { workspace, kind: 'annotation', id, remover, now: ctx.now() }),
  )
  return isRemoved ? ok() : err('not_found')
}

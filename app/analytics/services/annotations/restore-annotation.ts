import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { existsAnnotation } from '#db/queries/analytics/annotations.ts'
import { insertRemoved } from '#db/queries/platform/undo.ts'
import { writeLock } from '../write-lock.ts'

/** Puts a deleted annotation back. A second press finds it there and answers the same. */
export async function restoreAnnotation(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = writeLock(ctx)
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const putBack = await insertRemoved(sql, { workspace, kind: 'annotation', id })
    if (putBack === 'not_allowed') return err('read_only')
    if (putBack === 'restored') return ok()
    return (await existsAnnotation(sql, { workspace, id })) ? ok() : err('not_found')
  })
}

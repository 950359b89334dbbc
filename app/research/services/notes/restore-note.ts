import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertRemoved } from '#db/queries/platform/undo.ts'
import { findNote } from '#db/queries/research/notes.ts'

/** Puts a deleted note back with what it cites. A second press finds it there and answers the same. */
export async function restoreNote(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'research_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const putBack = await insertRemoved(sql, { workspace, kind: 'research_note', id })
    if (putBack === 'not_allowed') return err('read_only')
    return putBack === 'restored' || (await findNote(sql, { workspace, id })) ? ok() : err('not_found')
  })
}

import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertRemoved } from '#db/queries/platform/undo.ts'
import { findProposal } from '#db/queries/proposals/proposals.ts'

/** Puts a removed draft back with its lines. A second press finds it there and answers the same. */
export async function restoreProposal(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (await findProposal(sql, { workspace, id })) return ok()
    const putBack = await insertRemoved(sql, { workspace, kind: 'proposal', id })
    if (putBack === 'not_allowed') return err('read_only')
    // Another press may have been quicker.
    const isThere = putBack === 'restored' || (await findProposal(sql, { workspace, id })) !== null
    return isThere ? ok() : err('not_found')
  })
}

import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findOffer } from '#db/queries/offers/offers.ts'
import { insertRemoved } from '#db/queries/platform/undo.ts'

/** Puts a removed offer back, with its page and the deals it was for. A second press finds it there and answers the same. */
export async function restoreOffer(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (await findOffer(sql, { workspace, id })) return ok()
    const putBack = await insertRemoved(sql, { workspace, kind: 'offer', id })
    if (putBack === 'not_allowed') return err('read_only')
    // Another press may have been quicker.
    const isThere = putBack === 'restored' || (await findOffer(sql, { workspace, id })) !== null
    return isThere ? ok() : err('not_found')
  })
}

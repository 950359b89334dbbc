import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findHasPayment } from '#db/queries/deals/payments.ts'
import { insertRemoved } from '#db/queries/platform/undo.ts'

/**
 * Puts a removed payment back. A second press finds it there and answers the same; `line_taken` when its line of a
 * statement was taken again meanwhile.
 */
export async function restorePayment(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'line_taken'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (await findHasPayment(sql, { workspace, id })) return ok()
    const putBack = await insertRemoved(sql, { workspace, kind: 'payment', id })
    if (putBack === 'not_allowed') return err('read_only')
    if (putBack === 'restored') return ok()
    // Another press may have been quicker.
    if (await findHasPayment(sql, { workspace, id })) return ok()
    return err(putBack === 'already_there' ? 'line_taken' : 'not_found')
  })
}

import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteForUndo } from '#db/queries/platform/undo.ts'

/** Removes an offer with its page; deals and campaigns stay, without it. It can be put back for 30 days. */
export async function removeOffer(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace, userId: remover } = ctx
  return ctx.inWorkspace(async sql => {
    const isRemoved = await deleteForUndo(sql, { workspace, kind: 'offer', id, remover, now: ctx.now() })
    if (!isRemoved) return err('not_found')
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: 'offer_removed' })
    return ok()
  })
}

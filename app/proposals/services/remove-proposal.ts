import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteForUndo } from '#db/queries/platform/undo.ts'
import { findProposal } from '#db/queries/proposals/proposals.ts'

/** Removes a draft; it can be put back for 30 days. What was sent stays, because the other side has it. */
export async function removeProposal(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'not_draft'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace, userId: remover } = ctx
  return ctx.inWorkspace(async sql => {
    const present = await findProposal(sql, { workspace, id, lock: true })
    if (!present) return err('not_found')
    if (present.status !== 'draft') return err('not_draft')
    await deleteForUndo(sql, { workspace, kind: 'proposal', id, remover, now: ctx.now() })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'proposals',
      actionType: 'proposal_removed',
    })
    return ok()
  })
}

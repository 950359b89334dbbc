import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { upsertAdminsSeeBilling } from '#db/queries/billing/note.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Lets the admins of a workspace see what it pays, in their billing note, or no longer. Only its owner decides that. */
export async function showBilling(
  ctx: WorkspaceContext,
  { isShown }: { isShown: boolean },
): Promise<Result<object, 'not_allowed'>> {
  if (ctx.role !== 'owner') return err('not_allowed')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    await upsertAdminsSeeBilling(sql, { workspace, isShown })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'team',
      actionType: isShown ? 'billing_shown' : 'billing_hidden',
    })
    return ok()
  })
}

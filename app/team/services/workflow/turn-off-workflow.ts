import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { updateWorkflowOff } from '#db/queries/team/workflows.ts'

/** Goes back to one step, that of the last one's kind; the steps are kept for another time. Possible on every plan. */
export async function turnOffWorkflow(
  ctx: WorkspaceContext,
): Promise<Result<object, 'not_allowed' | 'read_only'>> {
  if (!roleMay(ctx.role, 'settings')) return err('not_allowed')
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (await updateWorkflowOff(sql, { workspace, now: ctx.now() }))
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'team', actionType: 'workflow_off' })
    return ok()
  })
}

import type { WorkspaceContext } from '#app/platform/context.ts'
import { type WorkflowForm, workflowOf } from '#core/posts/approval/workflow/workflow-form.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { upsertApprovalMode } from '#db/queries/posts/reviews.ts'
import { listPeople, upsertWorkflow } from '#db/queries/team/workflows.ts'
import { changeLock } from './change-lock.ts'

/**
 * Sets up the steps that posts go through from now on and turns them on. The workspace's simple approval becomes the kind
 * of the last step, which is what holds on a plan without workflows.
 */
export async function saveWorkflow(
  ctx: WorkspaceContext,
  { form }: { form: WorkflowForm },
): Promise<Result<object, 'not_allowed' | 'read_only' | 'not_in_plan' | 'someone_gone'>> {
  const lock = changeLock(ctx)
  if (lock) return err(lock)
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    // Whoever is removed from the team meanwhile waits for this, and the other way round.
    await lockProfile(sql, { workspace })
    const people = await listPeople(sql, { workspace })
    const workflow = workflowOf(
      form,
      people.filter(({ role }) => roleMay(role, 'approve')),
    )
    const last = workflow?.steps.at(-1)
    if (!workflow || !last) return err('someone_gone')
    await upsertWorkflow(sql, { workspace, workflow, now: ctx.now() })
    await upsertApprovalMode(sql, { workspace, approval: last.kind })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'team', actionType: 'workflow_saved' })
    return ok()
  })
}

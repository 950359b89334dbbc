import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'
import type { ApprovalMode } from '#core/posts/approval/approval.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findApprovalMode, upsertApprovalMode } from '#db/queries/posts/reviews.ts'
import { updateWorkflowOff } from '#db/queries/team/workflows.ts'

/**
 * Chooses whose approval the workspace's posts need from now on, in one step: several that were set up are turned off. What
 * is planned already goes out as it was planned. A plan without teams leaves what was chosen as it is or turns it off, and
 * chooses nothing new.
 */
export async function setApproval(
  ctx: WorkspaceContext,
  { approval }: { approval: ApprovalMode },
): Promise<Result<object, 'not_allowed' | 'read_only' | 'not_in_plan'>> {
  if (!roleMay(ctx.role, 'settings')) return err('not_allowed')
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const isChosen = (await findApprovalMode(sql, { workspace })) === approval
    if (!isChosen && approval !== 'none' && !hasFeature(ctx.tier, 'team_access')) return err('not_in_plan')
    const wasOn = await updateWorkflowOff(sql, { workspace, now: ctx.now() })
    if (!wasOn && isChosen) return ok()
    await upsertApprovalMode(sql, { workspace, approval })
    const additionalData = { approval }
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'team',
      actionType: 'approval_changed',
      additionalData,
    })
    return ok()
  })
}

import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasWorkflows } from '#core/posts/approval/workflow/steps.ts'
import { roleMay } from '#core/team/roles.ts'

/** Why a workflow may not be set up now; null when it may. */
export function changeLock(
  ctx: Pick<WorkspaceContext, 'role' | 'access' | 'tier'>,
): 'not_allowed' | 'read_only' | 'not_in_plan' | null {
  if (!roleMay(ctx.role, 'settings')) return 'not_allowed'
  if (ctx.access === 'read_only') return 'read_only'
  return hasWorkflows(ctx.tier) ? null : 'not_in_plan'
}

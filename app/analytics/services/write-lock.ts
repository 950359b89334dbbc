import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay } from '#core/team/roles.ts'

/** Why nothing of analytics may be changed now, or null when it may: by the plan, or by the role of whoever acts. */
export function writeLock(ctx: WorkspaceContext): 'read_only' | 'not_in_plan' | null {
  return featureLock(ctx, 'analytics') ?? (roleMay(ctx.role, 'edit') ? null : 'read_only')
}

import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay } from '#core/team/roles.ts'

/** Why somebody may not change the mail server. */
export type SenderRefusal = 'not_allowed' | 'read_only' | 'not_in_plan'

/** May this person connect a mail server here? The owner and admins, while the plan has the Sales Hub; null when they may. */
export function mayChangeSender(ctx: WorkspaceContext): SenderRefusal | null {
  return roleMay(ctx.role, 'settings') ? featureLock(ctx, 'sales_hub') : 'not_allowed'
}

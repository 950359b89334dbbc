import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'
import { roleMay } from '#core/team/roles.ts'

/** Why somebody may not change webhooks. */
export type WebhookRefusal = 'not_allowed' | 'read_only' | 'plan'

/** May this person set up webhooks here? The owner and admins, while the plan has them; null when they may. */
export function mayChangeWebhooks(
  ctx: Pick<WorkspaceContext, 'role' | 'access' | 'tier'>,
): WebhookRefusal | null {
  if (!roleMay(ctx.role, 'settings')) return 'not_allowed'
  if (ctx.access === 'read_only') return 'read_only'
  return hasFeature(ctx.tier, 'connect') ? null : 'plan'
}

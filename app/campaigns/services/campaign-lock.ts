import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'

/**
 * Why nothing of a campaign may be changed now, or null when it may: a plan that is over, or one without campaigns.
 * Reading and taking away what is there stays possible in either case.
 */
export function campaignLock(
  ctx: Pick<WorkspaceContext, 'access' | 'tier'>,
): 'read_only' | 'not_in_plan' | null {
  if (ctx.access === 'read_only') return 'read_only'
  return hasFeature(ctx.tier, 'campaigns') ? null : 'not_in_plan'
}

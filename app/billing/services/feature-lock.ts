import type { WorkspaceContext } from '#app/platform/context.ts'
import { type Feature, hasFeature } from '#core/billing/features.ts'

/**
 * Why nothing of a feature may be changed now, or null when it may: a plan that is over, or one without the feature.
 * Reading what is there stays possible in either case.
 */
export function featureLock(
  ctx: Pick<WorkspaceContext, 'access' | 'tier'>,
  feature: Feature,
): 'read_only' | 'not_in_plan' | null {
  if (ctx.access === 'read_only') return 'read_only'
  return hasFeature(ctx.tier, feature) ? null : 'not_in_plan'
}

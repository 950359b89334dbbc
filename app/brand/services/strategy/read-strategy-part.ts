import type { WorkspaceContext } from '#app/platform/context.ts'
import type { StrategyPlan } from '#core/brand/strategy/plan.ts'
import { findPlan } from './find-plan.ts'

/** The strategy without what is measured against it, for its form. */
export async function readStrategyPart(ctx: WorkspaceContext): Promise<StrategyPlan> {
  const { plan } = await ctx.inWorkspace(sql => findPlan(ctx, sql))
  return plan
}

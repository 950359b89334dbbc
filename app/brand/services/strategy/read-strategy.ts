import type { WorkspaceContext } from '#app/platform/context.ts'
import { DRIFT_DAYS, type StrategyDrift } from '#core/brand/strategy/drift.ts'
import type { StrategyPlan } from '#core/brand/strategy/plan.ts'
import { planDrift } from '#core/brand/strategy/plan-drift.ts'
import { addDays, daysBetween } from '#core/shared/time.ts'
import { findDriftCounts } from '#db/queries/brand/pillars.ts'
import { findPlan } from './find-plan.ts'

/** The one-page strategy and where what was done has drifted from it, in at most five statements. */
export async function readStrategy(ctx: WorkspaceContext): Promise<{
  plan: StrategyPlan
  drift: StrategyDrift
  isStarted: boolean
  brand: string
  hasAnswers: boolean
}> {
  const { workspace } = ctx
  const now = ctx.now()
  const [{ plan, since, brand, hasAnswers }, counts] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findPlan(ctx, sql),
      findDriftCounts(sql, { workspace, from: addDays(now, -DRIFT_DAYS), to: now }),
    ]),
  )
  const drift = planDrift(plan, counts, since ? daysBetween(since, now) : 0)
  return { plan, drift, isStarted: since !== null, brand, hasAnswers }
}

import type { WorkspaceContext } from '#app/platform/context.ts'
import { guessStrategy } from '#core/brand/strategy/guess.ts'
import { type StrategyPlan, strategyPlan } from '#core/brand/strategy/plan.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { Sql } from '#db/client.ts'
import { listPillarRows } from '#db/queries/brand/pillars.ts'
import { findStrategy } from '#db/queries/brand/strategy.ts'
import { findFoundation } from '../find-foundation.ts'

/**
 * The strategy inside an open transaction: what was saved, and guesses from the foundation where nothing was. Three
 * statements sent together (one more while the foundation is empty).
 */
export async function findPlan(
  ctx: Pick<WorkspaceContext, 'workspace' | 'now' | 'timeZone'>,
  sql: Sql,
): Promise<{ plan: StrategyPlan; since: Date | null; brand: string; hasAnswers: boolean }> {
  const { workspace } = ctx
  const [stored, foundation, rows] = await Promise.all([
    findStrategy(sql, { workspace }),
    findFoundation(sql, { workspace }),
    listPillarRows(sql, { workspace }),
  ])
  const today = wallTimeOf(ctx.now(), ctx.timeZone).day
  const pillars = rows.filter(row => !row.isRetired)
  const plan = strategyPlan(stored?.strategyData ?? {}, guessStrategy(foundation, { today, pillars }))
  return {
    plan,
    since: stored?.createdAt ?? null,
    brand: foundation.brand_name ?? '',
    hasAnswers: Object.values(foundation).some(answer => answer !== undefined),
  }
}

/** The strategy without what is measured against it, for its form. */
export async function readStrategyPart(ctx: WorkspaceContext): Promise<StrategyPlan> {
  const { plan } = await ctx.readInWorkspace(sql => findPlan(ctx, sql))
  return plan
}

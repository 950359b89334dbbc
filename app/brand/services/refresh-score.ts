import type { WorkspaceContext } from '#app/platform/context.ts'
import { type BrandScore, scoreBrand } from '#core/brand/score/score-brand.ts'
import type { Sql } from '#db/client.ts'
import { findScoreInput } from '#db/queries/brand/score-inputs.ts'
import { upsertBrandScores } from '#db/queries/brand/scores.ts'

/** Computes the brand score anew from what the transaction sees, and stores it where a value has changed. */
export async function refreshScore(
  ctx: Pick<WorkspaceContext, 'now' | 'workspace'>,
  sql: Sql,
): Promise<BrandScore> {
  const now = ctx.now()
  const { workspace } = ctx
  const score = scoreBrand(await findScoreInput(sql, { workspace, now }), now)
  const { lastUpdated: _, ...values } = score
  await upsertBrandScores(sql, { scores: [{ userId: workspace, ...values }], now })
  return score
}

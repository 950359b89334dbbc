import { readCredits } from '#app/billing/services/read-credits.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { statusesTold } from '#core/assistant/tools/post-status.ts'
import { type BrandNumbers, READ_NUMBERS_LIMITS } from '#core/assistant/tools/read-numbers.ts'
import { scoreBrand } from '#core/brand/score/score-brand.ts'
import { brandScoreTrend, scoreInputOf, type TrendInput } from '#core/brand/score/trend.ts'
import { DRIFT_DAYS } from '#core/brand/strategy/drift.ts'
import { INSIGHT_INPUT_LIMITS } from '#core/insights/insight.ts'
import { rankInsights } from '#core/insights/rank-insights.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { addDays } from '#core/shared/time.ts'
import { countWorkspace } from '#db/queries/assistant/lookups.ts'
import { findDriftCounts } from '#db/queries/brand/pillars.ts'
import { findTrendInput } from '#db/queries/brand/score-inputs.ts'
import { listOpenInsights } from '#db/queries/insights/insights.ts'

/** The numbers of the dashboard, the strategy and the insights for the model, computed as those pages do. */
export async function readNumbers(ctx: WorkspaceContext): Promise<BrandNumbers> {
  const { workspace, timeZone } = ctx
  const now = ctx.now()
  const since = addDays(now, -DRIFT_DAYS)
  const [[counts, trendInput, drift, insights], credits] = await Promise.all([
    ctx.readInWorkspace(sql =>
      Promise.all([
        countWorkspace(sql, {
          workspace,
          since,
          scheduled: statusesTold('scheduled'),
          drafts: statusesTold('draft'),
        }),
        findTrendInput(sql, { workspace, now }),
        findDriftCounts(sql, { workspace, from: since, to: now }),
        listOpenInsights(sql, { workspace, now, limit: INSIGHT_INPUT_LIMITS.insights }),
      ]),
    ),
    readCredits(ctx),
  ])
  return {
    score: toldScore(trendInput, now),
    ...counts,
    credits: { left: credits.left, limit: credits.limit },
    checkins: trendInput.checkins.slice(0, READ_NUMBERS_LIMITS.checkins).map(({ alignment, createdAt }) => ({
      on: wallTimeOf(createdAt, timeZone).day,
      alignment,
    })),
    insights: rankInsights(insights, now)
      .slice(0, READ_NUMBERS_LIMITS.insights)
      .map(({ title, description }) => ({ title, reason: description })),
    pillars: drift.pillars.map(({ title, target, published, stories }) => ({
      title,
      wantedShare: target,
      posts30: published,
      stories,
    })),
  }
}

/** The score as the dashboard shows it; nothing where nothing was measured. */
export function toldScore(trendInput: TrendInput, now: Date): BrandNumbers['score'] {
  const { overall, voice, values, audience, emotion, dataSource } = scoreBrand(
    scoreInputOf(trendInput, now),
    now,
  )
  if (dataSource === 'fallback') return { overall: null, dimensions: null, change30: null }
  const { change, direction } = brandScoreTrend(trendInput, now)
  return {
    overall,
    dimensions: { voice, values, audience, emotion },
    change30: direction === 'new' ? null : change,
  }
}

import type { BrandScoreInput } from '#core/brand/score/input.ts'
import { scoreBrand } from '#core/brand/score/score-brand.ts'
import { buildInsights } from '#core/insights/build-insights.ts'
import type { OwnedDraft } from '#db/queries/insights/insights.ts'
import type { InsightFacts } from '#db/queries/insights/refreshes.ts'

/** What the rules say of one workspace, from its score's history and its facts. */
export function draftInsights(facts: InsightFacts, history: BrandScoreInput, now: Date): OwnedDraft[] {
  const { userId, posts, clarify } = facts
  const { overall } = scoreBrand(history, now)
  const drafts = buildInsights({ checkins: history.checkins, overall, clarify, posts }, now)
  return drafts.map(draft => ({ ...draft, userId }))
}

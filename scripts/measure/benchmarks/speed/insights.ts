import { draftInsights } from '#app/insights/services/draft-insights.ts'
import { CLARIFY_FIELDS } from '#core/brand/clarify/fields.ts'
import { SCORE_LIMITS } from '#core/brand/score/rules.ts'
import { INSIGHT_INPUT_LIMITS } from '#core/insights/insight.ts'
import { rankInsights } from '#core/insights/rank-insights.ts'
import { quantile } from '#scripts/measure/harness/load/run-load.ts'
import { goal, heading, short } from '#scripts/measure/harness/report.ts'

const TIMES = 500
const NOW = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

/** As much as the queries ever hand over: every answer given, and every history at its limit. */
function fullWorkspace() {
  const clarify = Object.fromEntries(CLARIFY_FIELDS.map(field => [field.key, field.example.repeat(5)]))
  const scores = { voice: 50, values: 45, audience: 55, emotion: 40, overall: 48 }
  const many = <Item>(count: number, make: (n: number) => Item) =>
    Array.from({ length: count }, (_, n) => make(n))
  return {
    facts: {
      userId: '00000000-0000-4000-8000-000000000000',
      posts: 2,
      clarify: { ...clarify, dream_client: '' },
    },
    history: {
      checkins: many(SCORE_LIMITS.checkins, n => ({ alignment: n % 6, createdAt: daysAgo(15 + n) })),
      postScores: many(SCORE_LIMITS.postScores, n => ({
        overall: 30 + (n % 40),
        createdAt: daysAgo(n % 30),
      })),
      content: many(SCORE_LIMITS.content, () => scores),
    },
  }
}

/** How long a full workspace's insights take from the rows that the queries hand over to the ten that are shown. */
export async function run(): Promise<void> {
  heading('Insights of a full workspace')
  const { facts, history } = fullWorkspace()
  let built = 0
  const times = Array.from({ length: TIMES }, () => {
    const startedAt = performance.now()
    const drafts = draftInsights(facts, history, NOW)
    const stored = Array.from({ length: INSIGHT_INPUT_LIMITS.insights }, (_, n) => ({
      ...(drafts[n % drafts.length] ?? drafts[0]),
      id: String(n),
      priority: n,
      confidence: n,
      isDismissed: false,
      expiresAt: null,
      createdAt: NOW,
    }))
    built = drafts.length + rankInsights(stored, NOW).length
    return performance.now() - startedAt
  })
  goal(
    'ms beyond the queries, median',
    quantile(times, 0.5),
    { atMost: 20 },
    `p99 ${short(quantile(times, 0.99))}, the very first ${short(times[0] ?? Number.NaN)}; ${built} built and ranked`,
  )
}

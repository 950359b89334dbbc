import { draftInsights } from '#app/insights/services/draft-insights.ts'
import { CLARIFY_FIELDS } from '#core/brand/clarify/fields.ts'
import { INSIGHT_INPUT_LIMITS } from '#core/insights/insight.ts'
import { rankInsights } from '#core/insights/rank-insights.ts'
import type { WorkspaceFacts } from '#db/queries/insights/workspace-facts.ts'
import { quantile } from '#scripts/measure/harness/load/run-load.ts'
import { goal, heading, short } from '#scripts/measure/harness/report.ts'

const TIMES = 500
const NOW = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

const SECONDS = NOW.getTime() / 1000
const secondsAgo = (days: number) => SECONDS - days * 86_400

/** As much as the queries ever hand over: every answer given, and every history at its limit. */
function fullWorkspace(): WorkspaceFacts {
  const clarify = Object.fromEntries(CLARIFY_FIELDS.map(field => [field.key, field.example.repeat(5)]))
  const examples = CLARIFY_FIELDS.map(field => field.example).join(' ')
  const scores = { voice: 50, values: 45, audience: 55, emotion: 40, overall: 48 }
  const many = <Item>(count: number, make: (n: number) => Item) =>
    Array.from({ length: count }, (_, n) => make(n))
  const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  return {
    userId: id(0),
    posts: 2,
    stories: 24,
    timeZone: 'Europe/London',
    clarify: { ...clarify, dream_client: '' },
    subscription: {
      tier: 'creator',
      status: 'active',
      trialEnd: null,
      currentPeriodEnd: null,
      pastDueSince: null,
      cancelAtPeriodEnd: false,
    },
    strategy: { data: { channel_1_platform: 'linkedin', channel_1_week: '5' }, at: secondsAgo(60) },
    drift: {
      pillars: many(5, n => ({
        id: id(n),
        title: `Pillar ${n}`,
        target: 20,
        planned: 3,
        published: n,
        stories: n,
      })),
      withoutPillar: { planned: 2, published: 10 },
      publishedBy: { linkedin: 4 },
    },
    // Half of them under the first month, so that words are compared too.
    newestPosts: many(60, n => ({
      id: id(n),
      title: `Post ${n}`,
      body: (n < 30 ? 'Best deals every day. ' : examples).repeat(100).slice(0, 2000),
      at: secondsAgo(n),
      outAt: secondsAgo(n),
      kind: n % 3 === 0 ? 'client' : null,
      pillar: id(n % 5),
      overall: 40 + (n % 30),
      dimensions: { voice: 40 + n, values: 40 + n, audience: 40 + n, emotion: 40 + n },
    })),
    untold: many(10, n => ({ id: id(n), title: `Story ${n}`, at: secondsAgo(n), pillars: [id(n % 5)] })),
    planned: [],
    drafts: many(5, n => ({ id: id(n), title: `Draft ${n}` })),
    campaigns: many(10, n => ({
      id: id(n),
      name: `Campaign ${n}`,
      status: 'active',
      startsOn: null,
      endsOn: null,
      at: secondsAgo(n + 3),
    })),
    running: many(10, n => ({
      id: id(n),
      name: `Campaign ${n}`,
      goal: 100,
      reached: n,
      firstDay: '2026-01-01',
      lastDay: '2099-12-31',
    })),
    waiting: many(20, n => ({ id: id(n), since: secondsAgo(n) })),
    stalled: { late: 20, quiet: 20 },
    permissions: many(10, n => ({ id: id(n), title: `Story ${n}`, expiresOn: '2026-11-25', posts: n })),
    milestones: [{ id: id(1), title: 'Post', count: 50, at: secondsAgo(2) }],
    campaignTimes: many(100, secondsAgo),
    creditTimes: many(100, n => ({ at: secondsAgo(n), credits: 1 })),
    told: many(300, n => ({
      key: `story_untold:${id(n)}`,
      type: 'growth_opportunity',
      at: secondsAgo(n),
      expiresAt: secondsAgo(n - 7),
      isDismissed: n % 2 === 0,
    })),
    muted: [],
    trend: {
      checkins: many(100, n => ({ alignment: n % 6, createdAt: daysAgo(15 + n) })),
      postScores: many(1000, n => ({ overall: 30 + (n % 40), createdAt: daysAgo(n % 60) })),
      content: many(220, n => ({ ...scores, createdAt: daysAgo(n) })),
    },
  }
}

/** How long a full workspace's insights take from the rows that the queries hand over to the ten that are shown. */
export async function run(): Promise<void> {
  heading('Insights of a full workspace')
  const facts = fullWorkspace()
  let built = 0
  const times = Array.from({ length: TIMES }, () => {
    const startedAt = performance.now()
    const drafts = draftInsights(facts, NOW)
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

import { TREND_DAYS } from '../../brand/score/trend.ts'
import { addDays, formatDate } from '../../shared/time.ts'
import type { BehaviourFacts } from '../behaviour-facts.ts'
import { behaviourDraft, MOST_ROWS, type ProposedAction } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'
import { trendEnds } from './trend-ends.ts'

/** A smaller fall is not worth an insight; the dashboard shows it. */
const FEWEST_POINTS = 5

/** A brand score that fell over the last 30 days, as the dashboard's trend has it, with the posts that count in it. */
export function scoreFalling({ trend, newestPosts, timeZone }: BehaviourFacts, now: Date): InsightDraft[] {
  if (trend.direction !== 'down' || trend.change > -FEWEST_POINTS || trend.since === null) return []
  const ends = trendEnds(trend)
  if (!ends) return []
  const { from, to } = ends
  const day = formatDate(trend.since, timeZone)
  const since = addDays(now, -TREND_DAYS)
  const scored = newestPosts
    .filter(post => post.overall !== null && post.createdAt > since)
    .sort((a, b) => (a.overall ?? 0) - (b.overall ?? 0))
  const [lowest] = scored
  const improve: ProposedAction = lowest
    ? {
        id: 'edit_lowest',
        title: 'Edit the lowest post',
        description: `It scores ${lowest.overall}. The editor shows what’s missing.`,
        actionData: { path: '/app/create', fill: { post: lowest.id } },
        estimatedTime: '10 minutes',
      }
    : {
        id: 'check_in',
        title: 'Check in now',
        description: 'Rate how much this week felt like your brand, from 0 to 10.',
        actionData: { path: '/app/dashboard', section: 'brand-score', highlight: 'check-in' },
        estimatedTime: '1 minute',
      }
  return [
    behaviourDraft(
      {
        key: 'score_falling',
        type: 'engagement_trend',
        priority: 78,
        confidence: 85,
        title: 'Your brand score is falling',
        description: `It went from ${from} on ${day} to ${to} today.`,
        actions: [improve],
        rows: { posts: scored.slice(0, MOST_ROWS).map(({ id }) => id) },
        figures: [
          { label: `Brand score on ${day}`, value: String(from), path: '/app/dashboard' },
          { label: 'Brand score today', value: String(to), path: '/app/dashboard' },
        ],
        metadata: { from, to, change: trend.change },
        dataSources: ['brand_checkins', 'content_created', 'post_alignment_scores'],
        expires: 7,
      },
      now,
    ),
  ]
}

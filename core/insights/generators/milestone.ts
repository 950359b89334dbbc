import { DRIFT_DAYS } from '../../brand/strategy/drift.ts'
import { addDays, formatDate } from '../../shared/time.ts'
import type { BehaviourFacts } from '../behaviour-facts.ts'
import { behaviourDraft, MOST_ROWS, type ProposedAction } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'
import { publishedSince } from './published-since.ts'
import { trendEnds } from './trend-ends.ts'

/** Published posts that are worth a word. */
export const MILESTONE_COUNTS = [10, 25, 50] as const
/** Scores that are worth a word, from the lowest. */
export const MILESTONE_SCORES = [70, 80, 90] as const
/** How long a milestone is news, in days. */
export const MILESTONE_DAYS = 14

const WEEKLY: ProposedAction = {
  id: 'open_planner',
  title: 'Open the planner',
  description: 'See what’s next.',
  actionData: { path: '/app/content', tab: 'plan' },
  estimatedTime: '2 minutes',
}

/**
 * What was reached in the last two weeks: a round number of published posts, a first month on rhythm, a score that no
 * earlier day of its trend had.
 */
export function milestone(facts: BehaviourFacts, now: Date): InsightDraft[] {
  return [...roundNumbers(facts, now), ...firstMonth(facts, now), ...scoreLevel(facts, now)]
}

function roundNumbers(facts: BehaviourFacts, now: Date): InsightDraft[] {
  const since = addDays(now, -MILESTONE_DAYS)
  return facts.milestones
    .filter(({ count, at }) => MILESTONE_COUNTS.some(known => known === count) && at > since && at <= now)
    .map(({ count, id, at }) =>
      behaviourDraft(
        {
          key: `milestone:posts_${count}`,
          type: 'user_journey',
          priority: 44,
          confidence: 100,
          title: `${count} posts published`,
          description: `You published your ${count}th post on ${formatDate(at, facts.timeZone)}.`,
          actions: [WEEKLY],
          rows: { posts: [id] },
          metadata: { posts: count },
          dataSources: ['content_created'],
          expires: addDays(at, MILESTONE_DAYS),
        },
        now,
      ),
    )
}

function firstMonth(facts: BehaviourFacts, now: Date): InsightDraft[] {
  const { drift, strategyDays } = facts
  if (strategyDays === null || strategyDays < DRIFT_DAYS || strategyDays >= DRIFT_DAYS + MILESTONE_DAYS)
    return []
  if (drift.channels.length === 0 || drift.channels.some(({ state }) => state !== 'kept')) return []
  const published = drift.channels.reduce((sum, channel) => sum + channel.published, 0)
  const wanted = drift.channels.reduce((sum, channel) => sum + channel.wanted, 0)
  if (wanted === 0) return []
  return [
    behaviourDraft(
      {
        key: 'milestone:first_month',
        type: 'user_journey',
        priority: 46,
        confidence: 100,
        title: 'A first month on rhythm',
        description: `You published ${published} posts in ${DRIFT_DAYS} days, and your rhythm asked for ${wanted}.`,
        actions: [WEEKLY],
        rows: {
          posts: publishedSince(facts, DRIFT_DAYS, now)
            .slice(0, MOST_ROWS)
            .map(({ id }) => id),
        },
        metadata: { published, wanted },
        dataSources: ['strategies', 'content_planner', 'content_created'],
        expires: MILESTONE_DAYS,
      },
      now,
    ),
  ]
}

function scoreLevel({ trend, timeZone }: BehaviourFacts, now: Date): InsightDraft[] {
  if (trend.direction !== 'up' || trend.since === null) return []
  const ends = trendEnds(trend)
  if (!ends) return []
  const { from, to } = ends
  const before = addDays(now, -MILESTONE_DAYS)
  const highest = Math.max(
    from,
    ...trend.points.filter(({ at }) => at <= before).map(({ overall }) => overall ?? 0),
  )
  const level = MILESTONE_SCORES.findLast(score => highest < score && to >= score)
  if (level === undefined) return []
  const day = formatDate(trend.since, timeZone)
  return [
    behaviourDraft(
      {
        key: `milestone:score_${level}`,
        type: 'user_journey',
        priority: 42,
        confidence: 90,
        title: `Your brand score passed ${level}`,
        description: `Your brand score rose from ${from} on ${day} to ${to} today.`,
        actions: [
          {
            id: 'see_score',
            title: 'See the score',
            description: 'Every point has its reason.',
            actionData: { path: '/app/dashboard' },
            estimatedTime: '2 minutes',
          },
        ],
        figures: [
          { label: `Brand score on ${day}`, value: String(from), path: '/app/dashboard' },
          { label: 'Brand score today', value: String(to), path: '/app/dashboard' },
        ],
        metadata: { from, to, level },
        dataSources: ['brand_checkins', 'content_created'],
        expires: MILESTONE_DAYS,
      },
      now,
    ),
  ]
}

import { DRIFT_DAYS } from '../../brand/strategy/drift.ts'
import type { BehaviourFacts } from '../behaviour-facts.ts'
import { behaviourDraft, counted, MOST_ROWS } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'
import { publishedSince } from './published-since.ts'
import { scheduleActions } from './schedule-actions.ts'

export const RHYTHM_RULES = {
  /** Without a plan, these last days are compared with what went before. */
  recentDays: 14,
  beforeDays: 42,
  /** Fewer posts before that are no rhythm. */
  fewestBefore: 4,
} as const

/** A channel of the strategy that is below the rhythm it names; without a plan, the founder's own pace before. */
export function rhythmBelow(facts: BehaviourFacts, now: Date): InsightDraft[] {
  const said = belowPlan(facts) ?? belowOwnPace(facts, now)
  if (!said) return []
  const rows = publishedSince(facts, said.days, now).slice(0, MOST_ROWS)
  return [
    behaviourDraft(
      {
        key: 'rhythm_below',
        type: 'brand_consistency',
        priority: 68,
        confidence: 90,
        title: said.title,
        description: said.reason,
        actions: scheduleActions(facts, now),
        rows: { posts: rows.map(post => post.id) },
        metadata: { published: said.published, wanted: said.wanted },
        dataSources: ['strategies', 'content_planner', 'content_created'],
        expires: 7,
      },
      now,
    ),
  ]
}

interface Said {
  readonly title: string
  readonly reason: string
  readonly published: number
  readonly wanted: number
  readonly days: number
}

function belowPlan({ drift }: BehaviourFacts): Said | null {
  const [worst] = drift.channels
    .filter(({ state }) => state === 'below')
    .toSorted((a, b) => b.wanted - b.published - (a.wanted - a.published))
  if (!worst) return null
  const { name, published, wanted, perWeek } = worst
  return {
    title: `${name} is below your rhythm`,
    reason: `You published ${counted(published, 'post')} on ${name} in the last ${DRIFT_DAYS} days, and ${perWeek} a week would have been ${wanted}.`,
    published,
    wanted,
    days: DRIFT_DAYS,
  }
}

function belowOwnPace(facts: BehaviourFacts, now: Date): Said | null {
  if (facts.drift.channels.length > 0) return null
  const { recentDays, beforeDays, fewestBefore } = RHYTHM_RULES
  const recent = publishedSince(facts, recentDays, now).length
  const before = publishedSince(facts, recentDays + beforeDays, now).length - recent
  const wanted = Math.round((before * recentDays) / beforeDays)
  if (before < fewestBefore || recent * 2 >= wanted || wanted < 1) return null
  return {
    title: 'You’re publishing less than before',
    reason: `You published ${counted(recent, 'post')} in the last ${recentDays} days, and ${before} in the ${beforeDays} days before that.`,
    published: recent,
    wanted,
    days: recentDays + beforeDays,
  }
}

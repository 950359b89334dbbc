import { wallTimeOf } from '../../schedule/wall-time.ts'
import { dayText } from '../../schedule/when-text.ts'
import { AHEAD_DAYS, type BehaviourFacts } from '../behaviour-facts.ts'
import { behaviourDraft, MOST_ROWS, quotedTitle } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'
import { daysAhead, plannedDays, scheduleActions } from './schedule-actions.ts'

export const GAP_RULES = {
  /** So many days on end without a post are a gap. */
  fewestDays: 7,
  /** Below this many posts there is nothing to keep up yet. */
  fewestPosts: 3,
} as const

/** The longest run of the coming days on which nothing is planned, the first of equals. */
function longestGap(days: readonly string[], taken: ReadonlySet<string>): readonly string[] {
  let longest: readonly string[] = []
  let run: string[] = []
  for (const day of days) {
    run = taken.has(day) ? [] : [...run, day]
    if (run.length > longest.length) longest = run
  }
  return longest
}

/** A week or more of the next 14 days without a post, once the workspace publishes at all. */
export function gapAhead(facts: BehaviourFacts, now: Date): InsightDraft[] {
  if (facts.posts < GAP_RULES.fewestPosts) return []
  const taken = plannedDays(facts)
  const gap = longestGap(daysAhead(facts, now), taken)
  const [first, last] = [gap[0], gap.at(-1)]
  if (!first || !last || gap.length < GAP_RULES.fewestDays) return []
  const isAll = gap.length === AHEAD_DAYS
  const today = wallTimeOf(now, facts.timeZone).day
  // What is planned for today leaves the coming days as empty as they are.
  const ahead = facts.planned.filter(({ at }) => wallTimeOf(at, facts.timeZone).day > today)
  const draft = facts.drafts[0] ? quotedTitle(facts.drafts[0].title) : ''
  const ready = draft === '' ? '' : ` Your draft ${draft} is ready to schedule.`
  return [
    behaviourDraft(
      {
        key: 'gap_ahead',
        type: 'brand_consistency',
        priority: 72,
        confidence: 100,
        title: isAll
          ? `Nothing planned for the next ${AHEAD_DAYS} days`
          : `${gap.length} days ahead without a post`,
        description: isAll
          ? `The planner is empty from ${dayText(first)} to ${dayText(last)}.${ready}`
          : `Nothing is scheduled from ${dayText(first)} to ${dayText(last)}.${ready}`,
        actions: scheduleActions(facts, now, first),
        rows: { planned: ahead.slice(0, MOST_ROWS).map(({ id }) => id) },
        metadata: { days: gap.length, from: first, to: last },
        dataSources: ['content_planner'],
        expires: 7,
      },
      now,
    ),
  ]
}

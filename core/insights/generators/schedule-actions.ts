import { dayAfter } from '../../schedule/days.ts'
import { wallTimeOf } from '../../schedule/wall-time.ts'
import { AHEAD_DAYS, type BehaviourFacts } from '../behaviour-facts.ts'
import { type ProposedAction, quotedTitle } from '../draft.ts'

/** The days from tomorrow on, `AHEAD_DAYS` of them, as YYYY-MM-DD in the zone of the workspace. */
export function daysAhead({ timeZone }: BehaviourFacts, now: Date): string[] {
  const today = wallTimeOf(now, timeZone).day
  return Array.from({ length: AHEAD_DAYS }, (_, n) => dayAfter(today, n + 1))
}

/** What fills the plan from a day on: a text that is ready, else a story, else a new post; then the planner itself. */
export function scheduleActions(facts: BehaviourFacts, now: Date, day?: string): ProposedAction[] {
  const date = day ?? freeDay(facts, now)
  const [draft] = facts.drafts
  const [story] = facts.untold
  const write: ProposedAction = draft
    ? {
        id: 'schedule_draft',
        title: 'Schedule a draft',
        description: draft.title
          ? `${quotedTitle(draft.title)} isn’t scheduled yet.`
          : 'It isn’t scheduled yet.',
        actionData: { path: '/app/content/schedule', fill: { post: draft.id, date } },
        estimatedTime: '2 minutes',
      }
    : {
        id: 'write_post',
        title: 'Write a post',
        description: story ? `Start from ${quotedTitle(story.title)}.` : 'Start with your own idea.',
        actionData: { path: story ? `/app/create/${story.id}` : '/app/create' },
        estimatedTime: '15 minutes',
      }
  return [
    write,
    {
      id: 'open_planner',
      title: 'Open the planner',
      description: 'See the week in which it starts.',
      actionData: { path: '/app/content', tab: 'plan', fill: { view: 'week', date } },
      estimatedTime: '2 minutes',
    },
  ]
}

/** The days on which something is planned. */
export function plannedDays({ planned, timeZone }: BehaviourFacts): ReadonlySet<string> {
  return new Set(planned.map(({ at }) => wallTimeOf(at, timeZone).day))
}

function freeDay(facts: BehaviourFacts, now: Date): string {
  const taken = plannedDays(facts)
  const days = daysAhead(facts, now)
  return days.find(day => !taken.has(day)) ?? days[0] ?? ''
}

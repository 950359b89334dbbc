import { LONG_WAIT_DAYS } from '../../sales/today.ts'
import { addDays, daysBetween } from '../../shared/time.ts'
import type { BehaviourFacts } from '../behaviour-facts.ts'
import { behaviourDraft, counted, MOST_ROWS } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'

/** Insights about people who wait end after so many days; the wait is told of anew then. */
const LASTS_DAYS = 7

/** People who got in touch and have waited two days or more for a reply, as one insight however many they are. */
export function leadWaiting(facts: BehaviourFacts, now: Date): InsightDraft[] {
  const since = addDays(now, -LONG_WAIT_DAYS)
  const waiting = facts.waitingPeople.filter(person => person.since <= since)
  const [longest] = waiting.toSorted((a, b) => a.since.getTime() - b.since.getTime())
  if (!longest) return []
  const days = daysBetween(longest.since, now)
  const who = waiting.length >= MOST_ROWS ? `${MOST_ROWS} people or more wait` : waitText(waiting.length)
  return [
    behaviourDraft(
      {
        key: 'lead_waiting',
        type: 'conversion_optimization',
        priority: 86,
        confidence: 100,
        title: `${who} for your reply`,
        description: `The longest wait is ${counted(days, 'day')}. Few people buy from someone who never replied.`,
        actions: [
          {
            id: 'answer_people',
            title: 'See who to answer',
            description: 'Today lists who waits, the longest wait first.',
            actionData: { path: '/app/sales-hub' },
            estimatedTime: '10 minutes',
          },
        ],
        rows: { people: waiting.slice(0, MOST_ROWS).map(({ id }) => id) },
        metadata: { waiting: waiting.length, days },
        dataSources: ['leads'],
        expires: LASTS_DAYS,
      },
      now,
    ),
  ]
}

function waitText(count: number): string {
  return count === 1 ? '1 person waits' : `${count} people wait`
}

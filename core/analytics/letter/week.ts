import { dayAfter, mondayOf } from '../../schedule/days.ts'
import type { DailyFigures } from '../figures.ts'
import { readDay, type Span } from '../period.ts'

/** How many weeks can be chosen from a list, this one included. */
export const WEEKS_TO_READ = 12

/** A week from Monday to Sunday. */
export interface LetterWeek extends Span {
  /** Its last day has passed. */
  readonly isOver: boolean
  /** It is this week or the one before, of which what to do next still holds. */
  readonly isLatest: boolean
}

/** The week of an address, by any day in `?week=`; the last whole one where it names none, or one that is still to come. */
export function readWeek(params: URLSearchParams, today: string): LetterWeek {
  const thisWeek = mondayOf(today)
  const last = dayAfter(thisWeek, -7)
  const wanted = readDay(params.get('week'))
  const asked = wanted === null ? last : mondayOf(wanted)
  const from = asked > thisWeek ? last : asked
  return { from, to: dayAfter(from, 6), isOver: from < thisWeek, isLatest: from >= last }
}

/** The days of the weeks that can be chosen, to count what they hold. */
export function weeksToRead(today: string): Span {
  const thisWeek = mondayOf(today)
  return { from: dayAfter(thisWeek, 7 * (1 - WEEKS_TO_READ)), to: dayAfter(thisWeek, 6) }
}

/** A week of the list, with what it holds. */
export interface WeekToRead extends Span {
  readonly published: number
  readonly people: number
}

/** The weeks that hold anything to read, the latest first. */
export function weeksWithSomething(parts: DailyFigures['parts']): WeekToRead[] {
  return parts
    .filter(
      ({ sums }) =>
        sums.planned_published + sums.slipped + sums.published + sums.people + sums.leads + sums.added > 0,
    )
    .map(({ from, to, sums: { published, people } }) => ({ from, to, published, people }))
    .reverse()
}

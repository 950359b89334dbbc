import { shortMonth, shortWeekday } from '#core/shared/calendar-names.ts'
import { formatDate, zoneClock } from '#core/shared/time.ts'

/** '2026-11-20' as '20 Nov'. */
export function shortDay(day: string): string {
  const clock = zoneClock(midnightOf(day), 'UTC')
  return `${clock.day} ${shortMonth(clock.month)}`
}

/** The two ends of an axis as '20 Nov', with the year where they are of different years: '24 Nov 2025' to '23 Nov 2026'. */
export function axisEnds(first: string, last: string): readonly [string, string] {
  const label = (day: string) =>
    first.slice(0, 4) === last.slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`
  return [label(first), label(last)]
}

/** '2026-11-20' as '20 November 2026'. */
export function fullDay(day: string): string {
  return formatDate(midnightOf(day), 'UTC')
}

/** '2026-11-20' as 'Fri'. */
export function weekdayName(day: string): string {
  return shortWeekday(zoneClock(midnightOf(day), 'UTC').weekday)
}

function midnightOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

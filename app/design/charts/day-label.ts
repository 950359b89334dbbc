const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const fullDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })

/** '2026-11-20' as '20 Nov'. */
export function shortDay(day: string): string {
  return dayAndMonth.format(new Date(`${day}T00:00:00Z`))
}

/** The two ends of an axis as '20 Nov', with the year where they are of different years: '24 Nov 2025' to '23 Nov 2026'. */
export function axisEnds(first: string, last: string): readonly [string, string] {
  const label = (day: string) =>
    first.slice(0, 4) === last.slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`
  return [label(first), label(last)]
}

/** '2026-11-20' as '20 November 2026'. */
export function fullDay(day: string): string {
  return fullDate.format(new Date(`${day}T00:00:00Z`))
}

/** '2026-11-20' as 'Fri'. */
export function weekdayName(day: string): string {
  return weekday.format(new Date(`${day}T00:00:00Z`))
}

import { monthName, shortMonth, shortWeekday, weekdayName } from '../shared/calendar-names.ts'
import { formatDateTime } from '../shared/date-and-time.ts'
import { isValidDate, type ZoneClock, zoneClock } from '../shared/time.ts'
import { minuteText, type WallTime } from './wall-time.ts'

/** 'Tuesday 24 November 2026, 09:30' on the clock of a zone; '' when it is no date. */
export function whenText(at: Date, timeZone: string): string {
  if (!isValidDate(at)) return ''
  const weekday = weekdayName(zoneClock(at, timeZone).weekday)
  return `${weekday} ${formatDateTime(at, timeZone)}`
}

/** '23–29 November 2026' of a first and a last day `YYYY-MM-DD`; across months and years '30 Nov – 6 Dec 2026'. */
export function spanText(first: string, last: string): string {
  const [from, to] = [clockOfDay(first), clockOfDay(last)]
  if (first.slice(0, 7) === last.slice(0, 7)) return `${from.day}–${to.day} ${monthName(to.month)} ${to.year}`
  const short = ({ day, month, year }: ZoneClock, hasYear: boolean) =>
    `${day} ${shortMonth(month)}${hasYear ? ` ${year}` : ''}`
  return `${short(from, from.year !== to.year)} – ${short(to, true)}`
}

/** 'Thu 09:00' of a time on the wall. */
export function slotText({ day, minute }: WallTime): string {
  return `${shortWeekday(clockOfDay(day).weekday)} ${minuteText(minute)}`
}

/** 'Tuesday 24 November' of a calendar day `YYYY-MM-DD`, with the year when asked; '' when there is no such day. */
export function dayText(day: string, { year = false }: { year?: boolean } = {}): string {
  const clock = clockOfDay(day)
  if (Number.isNaN(clock.day)) return ''
  return `${weekdayName(clock.weekday)} ${clock.day} ${monthName(clock.month)}${year ? ` ${clock.year}` : ''}`
}

function clockOfDay(day: string): ZoneClock {
  return zoneClock(new Date(`${day}T00:00:00Z`), 'UTC')
}

import { DAY_MS } from '../shared/time.ts'
import { instantOf } from './wall-time.ts'

/** How the schedule is looked at. */
export const SCHEDULE_VIEWS = ['month', 'week', 'day', 'list'] as const
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number]

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The calendar day some days later (or earlier); days are `YYYY-MM-DD`. */
export function dayAfter(day: string, days = 1): string {
  return dayOf(at(day) + days * DAY_MS)
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(at(day)).getUTCDay() || 7
}

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, 1 - weekdayOf(day))
}

/** The same day some months later; the last day of a shorter month. */
export function monthAfter(day: string, months: number): string {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7)) - 1 + months
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month, Math.min(Number(day.slice(8)), last)))
}

/**
 * The days that a view shows round a day: whole weeks from Monday for a month, seven days for a week, one for a day;
 * none for the list, which starts at the day and has no end.
 */
export function viewDays(view: ScheduleView, day: string): string[] {
  if (view === 'list') return []
  if (view === 'day') return [day]
  const first = view === 'week' ? mondayOf(day) : mondayOf(`${day.slice(0, 8)}01`)
  const last =
    view === 'week'
      ? dayAfter(first, 6)
      : dayAfter(mondayOf(dayAfter(monthAfter(`${day.slice(0, 8)}01`, 1), -1)), 6)
  const days: string[] = []
  for (let next = first; next <= last; next = dayAfter(next)) days.push(next)
  return days
}

/** The days of the month of a day. */
export function monthDays(day: string): string[] {
  const first = `${day.slice(0, 8)}01`
  const last = dayAfter(monthAfter(first, 1), -1)
  return Array.from({ length: Number(last.slice(8)) }, (_, n) => dayAfter(first, n))
}

/** The day to go to one view earlier (-1) or later (1). */
export function stepDay(view: ScheduleView, day: string, step: -1 | 1): string {
  if (view === 'day') return dayAfter(day, step)
  if (view === 'week') return dayAfter(day, 7 * step)
  return monthAfter(`${day.slice(0, 8)}01`, step)
}

/** The instants between which the days lie in a zone: from the first one's midnight to the last one's end. */
export function daysBounds(first: string, last: string, timeZone: string): { from: Date; to: Date } {
  return {
    from: instantOf({ day: first, minute: 0 }, timeZone).at,
    to: instantOf({ day: dayAfter(last), minute: 0 }, timeZone).at,
  }
}

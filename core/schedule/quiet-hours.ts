import { readKey } from '../shared/untrusted.ts'
import { dayAfter, weekdayOf } from './days.ts'
import { instantOf, wallTimeOf } from './wall-time.ts'

/** Hours in which nothing is published by itself, on the founder's clock. */
export interface QuietHours {
  /** Weekdays on which they begin, 1 Monday to 7 Sunday. */
  readonly days: readonly number[]
  /** Minutes after midnight, 0 to 1439. */
  readonly from: number
  /** Minutes after midnight, 0 to 1439: of the next day when it is not later than `from`. */
  readonly to: number
}

/** What quiet hours leave of each day at least, in minutes: what waits for their end is then still published in time. */
export const LEAST_OPEN_MINUTES = 120

/**
 * When the quiet hours end in which an instant lies; null when it lies in none. They begin and end at what the clock of
 * the zone shows: on the night of a clock change they last an hour less or more, as the night does.
 */
export function quietUntil(quiet: QuietHours | null, at: Date, timeZone: string): Date | null {
  if (!quiet) return null
  const today = wallTimeOf(at, timeZone).day
  for (const day of [today, dayAfter(today, -1)]) {
    if (!quiet.days.includes(weekdayOf(day))) continue
    const begin = instantOf({ day, minute: quiet.from }, timeZone).at
    const last = quiet.to > quiet.from ? day : dayAfter(day)
    const end = instantOf({ day: last, minute: quiet.to }, timeZone).at
    if (begin <= at && at < end) return end
  }
  return null
}

/** Does a place in the week, a weekday with minutes after midnight, lie in the quiet hours? */
export function isQuietSlot(
  quiet: QuietHours | null,
  { weekday, minuteOfDay }: { readonly weekday: number; readonly minuteOfDay: number },
): boolean {
  if (!quiet) return false
  const { days, from, to } = quiet
  const begins = days.includes(weekday) && minuteOfDay >= from && (to <= from || minuteOfDay < to)
  const dayBefore = weekday === 1 ? 7 : weekday - 1
  return begins || (to <= from && days.includes(dayBefore) && minuteOfDay < to)
}

/** Quiet hours as they are stored; null for none, and for what makes no sense. */
export function readQuietHours(stored: unknown): QuietHours | null {
  const listed = readKey(stored, 'days')
  const days = Array.isArray(listed) ? WEEKDAYS.filter(day => listed.includes(day)) : []
  const from = readMinuteOfDay(readKey(stored, 'from'))
  const to = readMinuteOfDay(readKey(stored, 'to'))
  if (days.length === 0 || from === null || to === null) return null
  return isOpenEnough({ from, to }) ? { days, from, to } : null
}

/** Do quiet hours between these minutes leave enough of the day? */
export function isOpenEnough({ from, to }: Pick<QuietHours, 'from' | 'to'>): boolean {
  const length = to > from ? to - from : to - from + 24 * 60
  return length <= 24 * 60 - LEAST_OPEN_MINUTES
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

const readMinuteOfDay = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 24 * 60 ? value : null

import { isCalendarDay } from '../shared/calendar-day.ts'
import { HOUR_MS, isValidDate, zoneOffsetMs } from '../shared/time.ts'

/** A date and a time on the clock of some zone: what a founder plans by. Says nothing about an instant by itself. */
export interface WallTime {
  /** Calendar day, `YYYY-MM-DD`. */
  readonly day: string
  /** Minutes after midnight, 0 to 1439. */
  readonly minute: number
}

/** How a wall time met the zone's clock: it came once, was jumped over in spring, or came twice in autumn. */
export type WallMeeting = 'once' | 'skipped' | 'doubled'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** What a form says of a day that the planner does not know. */
export const DAY_RANGE_MESSAGE = 'Choose a day from 1 January 2000 to 31 December 2100'

/** Is this a calendar day that exists, between the years 2000 and 2100? */
export function isDay(input: unknown): input is string {
  const match = typeof input === 'string' ? DAY.exec(input) : null
  if (!match) return false
  const at = new Date(`${input}T00:00:00Z`)
  const year = Number(match[1])
  return isValidDate(at) && at.toISOString().slice(0, 10) === input && year >= 2000 && year <= 2100
}

/** Is this a calendar day that exists, but none that the planner knows? */
export function isDayOutOfRange(text: string): boolean {
  return isCalendarDay(text) && !isDay(text)
}

/** Minutes after midnight of `HH:MM`; null when it is none. */
export function readMinute(input: unknown): number | null {
  const match = typeof input === 'string' ? TIME.exec(input.trim()) : null
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** `HH:MM` of minutes after midnight, kept within one day. */
export function minuteText(minute: number): string {
  const whole = Number.isFinite(minute) ? Math.min(1439, Math.max(0, Math.trunc(minute))) : 0
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** What the clock of a zone shows at an instant; an unknown zone counts as Europe/London. */
export function wallTimeOf(at: Date, timeZone: string): WallTime {
  const local = new Date(at.getTime() + zoneOffsetMs(at.getTime(), timeZone))
  return { day: local.toISOString().slice(0, 10), minute: local.getUTCHours() * 60 + local.getUTCMinutes() }
}

/**
 * The instant at which the clock of a zone shows a wall time. A time that the spring change jumps over moves on by as
 * much as the clock does (01:30 becomes 02:30); of one that comes twice in autumn the first is taken.
 */
export function instantOf(wall: WallTime, timeZone: string): { at: Date; meeting: WallMeeting } {
  const nominal = Date.parse(`${wall.day}T00:00:00Z`) + wall.minute * 60_000
  const before = zoneOffsetMs(nominal - 24 * HOUR_MS, timeZone)
  const after = zoneOffsetMs(nominal + 24 * HOUR_MS, timeZone)
  if (before === after) return { at: new Date(nominal - before), meeting: 'once' }
  const first = nominal - before
  const second = nominal - after
  const firstFits = zoneOffsetMs(first, timeZone) === before
  const secondFits = zoneOffsetMs(second, timeZone) === after
  if (firstFits && secondFits) return { at: new Date(Math.min(first, second)), meeting: 'doubled' }
  if (firstFits) return { at: new Date(first), meeting: 'once' }
  if (secondFits) return { at: new Date(second), meeting: 'once' }
  return { at: new Date(first), meeting: 'skipped' }
}

/** The first instant after a calendar day on the clock of a zone. */
export function nextDay(day: string, timeZone: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10)
  return instantOf({ day: next, minute: 0 }, timeZone).at
}

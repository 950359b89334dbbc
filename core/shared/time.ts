import { monthName } from './calendar-names.ts'

/** Dates are instants; a calendar exists only in a time zone. Lengths are milliseconds unless the name says otherwise. */
export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The zone of a workspace that has not chosen one (house rule: the product is British). */
export const DEFAULT_TIME_ZONE = 'Europe/London'

/** `date` plus `ms` milliseconds, as a new date. */
export function addMs(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms)
}

/** `date` plus whole or broken days of 24 hours, as a new date. */
export function addDays(date: Date, days: number): Date {
  return addMs(date, days * DAY_MS)
}

/** Whole days of 24 hours from `from` to `to`, floored: negative when `to` is earlier, 0 when either is no date. */
export function daysBetween(from: Date, to: Date): number {
  const days = Math.floor((to.getTime() - from.getTime()) / DAY_MS)
  return Number.isFinite(days) ? days : 0
}

/** Is this an instant at all? */
export function isValidDate(value: unknown): value is Date {
  return value instanceof Date && Number.isFinite(value.getTime())
}

/**
 * Does the platform know this IANA zone ('Europe/London')? Offsets ('+05:30') and short names ('IST', 'CET') count as
 * none although the platform takes them: the database reads some with another sign or as another place, and others not at all.
 */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 64 || !ZONE_NAME.test(value)) return false
  const known = zones.get(value)
  if (known !== undefined) return known
  const isKnown = takesZone(value)
  if (zones.size >= MOST_KEPT) zones.clear()
  zones.set(value, isKnown)
  return isKnown
}

function takesZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone })
    return true
  } catch {
    return false
  }
}

/** '20 November 2026' in the zone; '' when it is no date. */
export function formatDate(date: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  if (!isValidDate(date)) return ''
  const { day, month, year } = zoneClock(date, timeZone)
  return `${day} ${monthName(month)} ${year}`
}

/** '14:05' in the zone; '' when it is no date. */
export function formatTime(date: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  if (!isValidDate(date)) return ''
  const { hour, minute } = zoneClock(date, timeZone)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** 'November' in the zone, for counts that begin anew each month; '' when it is no date. */
export function formatMonth(date: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  if (!isValidDate(date)) return ''
  return monthName(zoneClock(date, timeZone).month)
}

/** Calendar year, month (1–12) and day of an instant in a zone; an unknown zone counts as Europe/London. */
export function calendarDay(date: Date, timeZone: string): { year: number; month: number; day: number } {
  if (!isValidDate(date)) return { year: 0, month: 0, day: 0 }
  const { year, month, day } = zoneClock(date, timeZone)
  return { year, month, day }
}

/** What the calendar and the clock of a zone show at an instant. */
export interface ZoneClock {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number
  readonly hour: number
  readonly minute: number
}

/** Calendar and clock of a zone at an instant, which has to be one; an unknown zone counts as Europe/London. */
export function zoneClock(at: Date, timeZone: string): ZoneClock {
  const local = new Date(at.getTime() + zoneOffsetMs(at.getTime(), timeZone))
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: local.getUTCDay() || 7,
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  }
}

/**
 * The calendar month round `now` in a zone: `start` is its first instant, `end` the first instant of the next month.
 * Credits and campaigns are counted in `start <= at < end`. When `now` is no date, neither bound is.
 */
export function calendarMonthBounds(now: Date, timeZone: string): { start: Date; end: Date } {
  if (!isValidDate(now)) return { start: new Date(Number.NaN), end: new Date(Number.NaN) }
  const zone = knownZone(timeZone)
  const { year, month } = calendarDay(now, zone)
  return { start: monthStart(year, month, zone), end: monthStart(year, month + 1, zone) }
}

/** No zone is further than this from UTC, so the first instant of a month lies within it on either side. */
const WIDEST_OFFSET_MS = 26 * HOUR_MS

/**
 * Searched for rather than computed from an offset: where a clock change skips midnight,
 * the month begins at the change, and no offset arithmetic says so.
 */
function monthStart(year: number, month: number, zone: string): Date {
  const monthIndex = year * 12 + month
  const key = `${monthIndex} ${zone}`
  const known = monthStarts.get(key)
  if (known !== undefined) return new Date(known)
  const nominal = Date.UTC(year, month - 1, 1)
  let before = nominal - WIDEST_OFFSET_MS
  let from = nominal + WIDEST_OFFSET_MS
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    const day = calendarDay(new Date(middle), zone)
    if (day.year * 12 + day.month >= monthIndex) from = middle
    else before = middle
  }
  if (monthStarts.size >= MOST_KEPT) monthStarts.clear()
  monthStarts.set(key, from)
  return new Date(from)
}

/**
 * Milliseconds by which a zone's clock is ahead of UTC at an instant; an unknown zone counts as Europe/London. Clocks change when a
 * minute begins, so a minute has one; a page asks for that of its own minute a dozen times, and is told what was found the first time.
 */
export function zoneOffsetMs(at: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0
  const minute = Math.max(FIRST_ZONES, Math.floor(at / MINUTE_MS) * MINUTE_MS)
  const key = `${minute} ${timeZone}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = offsetOfMinute(minute, knownZone(timeZone))
  if (offsets.size >= MOST_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function offsetOfMinute(minute: number, zone: string): number {
  const shown = zoneFormat(zone).format(minute)
  const [day = 1, month = 1, year = 0, hour = 0, minutes = 0, second = 0] = shown.split(/\D+/).map(Number)
  return Date.UTC(year, month - 1, day, hour, minutes, second) - minute
}

/** Building what reads a zone's clock costs a hundred times what using it does, so it is kept. */
function zoneFormat(zone: string): Intl.DateTimeFormat {
  const existing = formats.get(zone)
  if (existing) return existing
  const format = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', { ...TO_THE_SECOND, timeZone: zone })
  if (formats.size >= MOST_KEPT) formats.clear()
  formats.set(zone, format)
  return format
}

function knownZone(timeZone: string): string {
  return isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE
}

// Zones are few and never change, but names ignore case, so the same zone has many spellings: past a bound the memory
// starts afresh.
const MOST_KEPT = 500
const ZONE_NAME =
  /^(?:UTC|GMT|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/[\w+/-]+|(?:Brazil|Canada|Chile|Mexico|US)\/\w+)$/i
/** What every platform knows need not be tried. */
const zones = new Map([
  ['UTC', true],
  [DEFAULT_TIME_ZONE, true],
])
const monthStarts = new Map<string, number>()
const formats = new Map<string, Intl.DateTimeFormat>()
const MOST_OFFSETS = 2000
const offsets = new Map<string, number>()
/** Before that no place had a zone: its clock was as far from UTC as it was then. */
const FIRST_ZONES = Date.UTC(1800, 0, 1)
const TO_THE_SECOND: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
}

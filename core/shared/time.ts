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

/** Does the platform know this IANA zone ('Europe/London')? */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '' || value.length > 64) return false
  const known = zones.get(value)
  if (known !== undefined) return known
  const isKnown = takesZone(value)
  if (zones.size >= MOST_FORMATS) zones.clear()
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
  return kept(dateFormats, timeZone, { day: 'numeric', month: 'long', year: 'numeric' }).format(date)
}

/** '14:05' in the zone; '' when it is no date. */
export function formatTime(date: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  if (!isValidDate(date)) return ''
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: knownZone(timeZone) }).format(date)
}

/** 'November' in the zone, for counts that begin anew each month; '' when it is no date. */
export function formatMonth(date: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  if (!isValidDate(date)) return ''
  return new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: knownZone(timeZone) }).format(date)
}

/** Calendar year, month (1–12) and day of an instant in a zone; an unknown zone counts as Europe/London. */
export function calendarDay(date: Date, timeZone: string): { year: number; month: number; day: number } {
  const parts = { year: 0, month: 0, day: 0 }
  if (!isValidDate(date)) return parts
  for (const part of kept(dayFormats, timeZone, NUMERIC_DAY).formatToParts(date)) {
    if (part.type === 'year' || part.type === 'month' || part.type === 'day')
      parts[part.type] = Number(part.value)
  }
  return parts
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
  const nominal = Date.UTC(year, month - 1, 1)
  let before = nominal - WIDEST_OFFSET_MS
  let from = nominal + WIDEST_OFFSET_MS
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    const day = calendarDay(new Date(middle), zone)
    if (day.year * 12 + day.month >= monthIndex) from = middle
    else before = middle
  }
  return new Date(from)
}

function knownZone(timeZone: string): string {
  return dayFormats.has(timeZone) || isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE
}

// Building a formatter costs a hundred times what using it does; zones are few and never change.
// Zone names ignore case, so the same zone has many spellings: past a bound the memory starts afresh.
const MOST_FORMATS = 500
const zones = new Map<string, boolean>()
type Formats = Map<string, Intl.DateTimeFormat>
const dayFormats: Formats = new Map()
const dateFormats: Formats = new Map()
const NUMERIC_DAY = { year: 'numeric', month: 'numeric', day: 'numeric' } as const

function kept(formats: Formats, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const zone = knownZone(timeZone)
  const existing = formats.get(zone)
  if (existing) return existing
  const format = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', { ...options, timeZone: zone })
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(zone, format)
  return format
}

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
  return zoneFormat(timeZone, LONG_DATE).format(date)
}

/** '14:05' in the zone; '' when it is no date. */
export function formatTime(date: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  if (!isValidDate(date)) return ''
  return zoneFormat(timeZone, SHORT_TIME).format(date)
}

/** 'November' in the zone, for counts that begin anew each month; '' when it is no date. */
export function formatMonth(date: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  if (!isValidDate(date)) return ''
  return zoneFormat(timeZone, LONG_MONTH).format(date)
}

/** Calendar year, month (1–12) and day of an instant in a zone; an unknown zone counts as Europe/London. */
export function calendarDay(date: Date, timeZone: string): { year: number; month: number; day: number } {
  if (!isValidDate(date)) return { year: 0, month: 0, day: 0 }
  // Of a whole text the numbers are read three times as fast as its parts are made.
  const [day = 0, month = 0, year = 0] = zoneFormat(timeZone, NUMERIC_DAY).format(date).split('/').map(Number)
  return { year, month, day }
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
 * What writes dates in British English on the clock of a zone; an unknown zone counts as Europe/London. Building one costs
 * a hundred times what using it does, so each is kept with its `options`, which are a constant.
 */
export function zoneFormat(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const zones = formats.get(options) ?? new Map<string, Intl.DateTimeFormat>()
  formats.set(options, zones)
  const existing = zones.get(timeZone)
  if (existing) return existing
  const zone = isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE
  const format = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', { ...options, timeZone: zone })
  if (zones.size >= MOST_KEPT) zones.clear()
  zones.set(timeZone, format)
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
const formats = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>()
const NUMERIC_DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'numeric', day: 'numeric' }
const LONG_DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }
const LONG_MONTH: Intl.DateTimeFormatOptions = { month: 'long' }
const SHORT_TIME: Intl.DateTimeFormatOptions = { timeStyle: 'short' }

import { isCalendarDay } from './calendar-day.ts'
import { DAY_MS } from './time.ts'

/** Whose bank holidays are kept. */
export const HOLIDAY_REGIONS = [
  'england-and-wales',
  'scotland',
  'northern-ireland',
  'ireland',
  'none',
] as const
export type HolidayRegion = (typeof HOLIDAY_REGIONS)[number]

/** Is this a region whose bank holidays we know? */
export function isHolidayRegion(input: unknown): input is HolidayRegion {
  return HOLIDAY_REGIONS.some(region => region === input)
}

type Kingdom = Exclude<HolidayRegion, 'ireland' | 'none'>

const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6]

/** Holidays that were given once, by the regions that had them. */
const ONCE: readonly (readonly [day: string, regions: readonly HolidayRegion[]])[] = [
  ['2020-05-08', ['england-and-wales', 'scotland', 'northern-ireland']],
  ['2022-03-18', ['ireland']],
  ['2022-06-02', ['england-and-wales', 'scotland', 'northern-ireland']],
  ['2022-06-03', ['england-and-wales', 'scotland', 'northern-ireland']],
  ['2022-09-19', ['england-and-wales', 'scotland', 'northern-ireland']],
  ['2023-05-08', ['england-and-wales', 'scotland', 'northern-ireland']],
  ['2026-06-15', ['scotland']],
]
/** Days that were moved to another: the early May holiday of 2020 and the spring one of 2022. */
const MOVED: readonly string[] = ['2020-05-04', '2022-05-30']

const years = new Map<string, ReadonlySet<string>>()

/**
 * Is the calendar day (YYYY-MM-DD) a bank holiday of the region? By rule, with the weekday that stands in for one on a
 * weekend, and the holidays that were given once. False for what is no day.
 */
export function isBankHoliday(day: string, region: HolidayRegion): boolean {
  if (region === 'none' || !isCalendarDay(day)) return false
  const year = Number(day.slice(0, 4))
  const key = `${region} ${year}`
  const known = years.get(key)
  if (known) return known.has(day)
  const holidays = new Set(
    (region === 'ireland' ? irish(year) : british(year, region)).filter(each => !MOVED.includes(each)),
  )
  for (const [once, regions] of ONCE)
    if (regions.includes(region) && once.startsWith(`${year}-`)) holidays.add(once)
  years.set(key, holidays)
  return holidays.has(day)
}

function british(year: number, region: Kingdom): string[] {
  const easter = easterSunday(year)
  const days = [
    shift(easter, -2),
    nthWeekday(year, 5, MONDAY, 1),
    lastWeekday(year, 5, MONDAY),
    ...withSubstitutes([at(year, 12, 25), at(year, 12, 26)]),
  ]
  if (region === 'scotland')
    return [
      ...days,
      ...withSubstitutes([at(year, 1, 1), at(year, 1, 2)]),
      nthWeekday(year, 8, MONDAY, 1),
      ...withSubstitutes([at(year, 11, 30)]),
    ]
  days.push(...withSubstitutes([at(year, 1, 1)]), shift(easter, 1), lastWeekday(year, 8, MONDAY))
  if (region === 'northern-ireland')
    days.push(...withSubstitutes([at(year, 3, 17)]), ...withSubstitutes([at(year, 7, 12)]))
  return days
}

/** Public holidays of Ireland; one on a weekend is kept on the next weekday, as most do there. */
function irish(year: number): string[] {
  const days = [
    ...withSubstitutes([at(year, 1, 1)]),
    ...withSubstitutes([at(year, 3, 17)]),
    shift(easterSunday(year), 1),
    ...[5, 6, 8].map(month => nthWeekday(year, month, MONDAY, 1)),
    lastWeekday(year, 10, MONDAY),
    ...withSubstitutes([at(year, 12, 25), at(year, 12, 26)]),
  ]
  // St Brigid's Day: the first Monday of February, or 1 February where that is a Friday.
  if (year >= 2023)
    days.push(weekdayOf(at(year, 2, 1)) === FRIDAY ? at(year, 2, 1) : nthWeekday(year, 2, MONDAY, 1))
  return days
}

/** Days beside each other, each moved to the next weekday that is free where it falls on a weekend. */
function withSubstitutes(days: readonly string[]): string[] {
  const kept = days.filter(day => !isWeekend(day))
  for (const day of days.filter(isWeekend)) {
    let stand = day
    while (isWeekend(stand) || kept.includes(stand)) stand = shift(stand, 1)
    kept.push(stand)
  }
  return kept
}

function isWeekend(day: string): boolean {
  return weekdayOf(day) === SATURDAY || weekdayOf(day) === SUNDAY
}

/** Easter Sunday by the Gregorian calendar (Meeus, Jones, Butcher). */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  return at(year, Math.floor(sum / 31), (sum % 31) + 1)
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = at(year, month, 1)
  return shift(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
}

function lastWeekday(year: number, month: number, weekday: number): string {
  const last = shift(at(month === 12 ? year + 1 : year, (month % 12) + 1, 1), -1)
  return shift(last, -((weekdayOf(last) - weekday + 7) % 7))
}

function at(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function shift(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

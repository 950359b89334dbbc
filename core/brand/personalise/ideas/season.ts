import { dayAfter, weekdayOf } from '../../../schedule/days.ts'

/** A day in a year that customers of small businesses in the UK know. */
interface SeasonDate {
  /** The day in a year, YYYY-MM-DD. */
  readonly on: (year: number) => string
  /** How many days before it people start to think of it. */
  readonly lead: number
}

const fixed = (month: number, day: number) => (year: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The nth weekday (1 Monday to 7 Sunday) of a month, or the last one for -1. */
const nth = (month: number, weekday: number, n: 1 | 2 | 3 | 4 | -1) => (year: number) => {
  if (n === -1) {
    const last = dayAfter(fixed(month === 12 ? 1 : month + 1, 1)(month === 12 ? year + 1 : year), -1)
    return dayAfter(last, -((weekdayOf(last) - weekday + 7) % 7))
  }
  const first = fixed(month, 1)(year)
  return dayAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1))
}

/** Easter Sunday of the Gregorian calendar, by the method of the Anonymous Computus (1876). */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return fixed(Math.floor(sum / 31), (sum % 31) + 1)(year)
}

const easter = (days: number) => (year: number) => dayAfter(easterSunday(year), days)

export const SEASON_DATES = {
  'new-year': { on: fixed(1, 6), lead: 10 },
  'burns-night': { on: fixed(1, 25), lead: 7 },
  'tax-return': { on: fixed(1, 31), lead: 18 },
  valentine: { on: fixed(2, 14), lead: 14 },
  'pancake-day': { on: easter(-47), lead: 7 },
  'st-davids-day': { on: fixed(3, 1), lead: 6 },
  'world-book-day': { on: nth(3, 4, 1), lead: 8 },
  'womens-day': { on: fixed(3, 8), lead: 10 },
  'mothering-sunday': { on: easter(-21), lead: 18 },
  'first-day-of-spring': { on: fixed(3, 20), lead: 8 },
  'clocks-forward': { on: nth(3, 7, -1), lead: 5 },
  'tax-year-end': { on: fixed(4, 5), lead: 18 },
  easter: { on: easter(0), lead: 14 },
  'earth-day': { on: fixed(4, 22), lead: 8 },
  'early-may-bank-holiday': { on: nth(5, 1, 1), lead: 9 },
  'spring-bank-holiday': { on: nth(5, 1, -1), lead: 9 },
  'fathers-day': { on: nth(6, 7, 3), lead: 16 },
  'longest-day': { on: fixed(6, 21), lead: 6 },
  'half-year': { on: fixed(6, 30), lead: 8 },
  'school-holidays': { on: fixed(7, 24), lead: 16 },
  'quiet-august': { on: fixed(8, 15), lead: 14 },
  'summer-bank-holiday': { on: nth(8, 1, -1), lead: 9 },
  'back-to-school': { on: fixed(9, 5), lead: 14 },
  'first-day-of-autumn': { on: fixed(9, 22), lead: 8 },
  'world-mental-health-day': { on: fixed(10, 10), lead: 8 },
  'clocks-back': { on: nth(10, 7, -1), lead: 5 },
  halloween: { on: fixed(10, 31), lead: 10 },
  'bonfire-night': { on: fixed(11, 5), lead: 6 },
  'kindness-day': { on: fixed(11, 13), lead: 7 },
  'black-friday': { on: (year: number) => dayAfter(nth(11, 4, 4)(year)), lead: 14 },
  'small-business-saturday': { on: nth(12, 6, 1), lead: 14 },
  'christmas-orders': { on: fixed(12, 16), lead: 14 },
  christmas: { on: fixed(12, 24), lead: 12 },
  'between-the-years': { on: fixed(12, 31), lead: 5 },
} as const satisfies Record<string, SeasonDate>

export type SeasonId = keyof typeof SEASON_DATES

/** A date that lies ahead, near enough to write about. */
export interface Season {
  readonly id: SeasonId
  /** YYYY-MM-DD, from today on. */
  readonly on: string
}

/** The calendar's years; outside of them nothing is in season. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2999

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}

interface SeasonSpan extends Season {
  /** The first day on which people think of it, YYYY-MM-DD. */
  readonly from: string
}

const spansByYear = new Map<number, readonly SeasonSpan[]>()

/** A year's dates, found out once: every dashboard asks for those of this year and the next. */
function spansOf(year: number): readonly SeasonSpan[] {
  const known = spansByYear.get(year)
  if (known) return known
  const spans = (Object.keys(SEASON_DATES) as SeasonId[]).map(id => {
    const { on, lead }: SeasonDate = SEASON_DATES[id]
    const day = on(year)
    return { id, on: day, from: dayAfter(day, -lead) }
  })
  spansByYear.set(year, spans)
  return spans
}

/**
 * What is in season on a day (YYYY-MM-DD in the founder's zone), the nearest first: bank holidays, the tax year, school
 * terms and days that customers keep, from some days before until the day itself. Nothing on what is no day.
 */
export function seasonsOn(today: string): Season[] {
  if (!isDay(today)) return []
  const year = Number(today.slice(0, 4))
  if (year < FIRST_YEAR || year > LAST_YEAR) return []
  const found = [...spansOf(year), ...spansOf(year + 1)].filter(
    ({ on, from }) => from <= today && today <= on,
  )
  return found
    .map(({ id, on }) => ({ id, on }))
    .sort((a, b) => (a.on === b.on ? a.id.localeCompare(b.id) : a.on < b.on ? -1 : 1))
}

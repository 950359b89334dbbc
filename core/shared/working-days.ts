import { type HolidayRegion, isBankHoliday } from './bank-holidays.ts'
import { DAY_MS } from './time.ts'

/** The most working days that are counted at once. */
const MOST_DAYS = 1000

/** Is it neither on a weekend nor a bank holiday of the region? */
export function isWorkingDay(day: string, region: HolidayRegion): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isBankHoliday(day, region)
}

/** The day itself when it is a working day, else the next one that is. Days are YYYY-MM-DD; what is no day comes back as it is. */
export function nextWorkingDay(day: string, region: HolidayRegion): string {
  let next = day
  for (let left = MOST_DAYS; left > 0 && !Number.isNaN(placeOf(next)) && !isWorkingDay(next, region); left--)
    next = dayAfter(next)
  return next
}

/**
 * The working day that comes `count` working days after a day (YYYY-MM-DD), the day itself not counted: 1 from a Friday
 * is Monday, or Tuesday where Monday is a bank holiday. A count below 1 gives `nextWorkingDay`; at most 1000 are counted.
 */
export function addWorkingDays(day: string, count: number, region: HolidayRegion): string {
  let present = nextWorkingDay(day, region)
  const isWithin = present === day
  // From a weekend or holiday the first working day after it is already one.
  for (let left = Math.min(MOST_DAYS, Math.trunc(count)) - (isWithin ? 0 : 1); left > 0; left--)
    present = nextWorkingDay(dayAfter(present), region)
  return present
}

function dayAfter(day: string): string {
  const place = placeOf(day)
  return Number.isNaN(place) ? day : new Date(place + DAY_MS).toISOString().slice(0, 10)
}

function placeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

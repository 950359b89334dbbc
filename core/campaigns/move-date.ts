import { dayAfter } from '../schedule/days.ts'
import { type HolidayRegion, isBankHoliday } from '../shared/bank-holidays.ts'
import { DAY_MS } from '../shared/time.ts'

/** Whole days from one calendar day to another; negative when the second is earlier. */
export function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/**
 * Where a post that hasn’t been sent goes when its campaign’s day moves by so many days: as many days further, and on
 * from there to the next day that is no bank holiday, unless somebody chose its day. Its hour on the wall clock stays.
 */
export function movedDay(
  day: string,
  { days, region, isDayChosen }: { days: number; region: HolidayRegion; isDayChosen: boolean },
): string {
  let moved = dayAfter(day, days)
  while (!isDayChosen && isBankHoliday(moved, region)) moved = dayAfter(moved)
  return moved
}

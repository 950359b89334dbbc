import type { HolidayRegion } from '../shared/bank-holidays.ts'
import { addWorkingDays } from '../shared/working-days.ts'

const OFFERED = [1, 2, 3, 5, 10, 20] as const

/** Days to choose from for a next step, in working days from `today` (YYYY-MM-DD), without weekends and bank holidays. */
export function nextStepDays(
  today: string,
  region: HolidayRegion = 'england-and-wales',
): { day: string; workingDays: number }[] {
  return OFFERED.map(workingDays => ({ day: addWorkingDays(today, workingDays, region), workingDays }))
}

import { isCalendarDay } from '../../shared/calendar-day.ts'

/** Which comes first in a date like 3/4/2026. */
export type DayOrder = 'day' | 'month'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Longer cells are no dates. */
const LONGEST = 60
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/
const MONTH_FIRST = /^(?:[a-z]{3,9},? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b/
const DAY_FIRST = /^(?:[a-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?(?:,?[ -](\d{4}))?\b/

/**
 * Tells from all dates of a file which comes first; null where they say nothing, or say both. Only dates in numbers with
 * the year at the end can.
 */
export function tellDayOrder(cells: readonly string[]): DayOrder | null {
  const told = new Set<DayOrder>()
  for (const cell of cells) {
    const parts = NUMBERS.exec(cell.trim())
    if (!parts) continue
    if (Number(parts[1]) > 12) told.add('day')
    if (Number(parts[2]) > 12) told.add('month')
  }
  const [only] = told
  return told.size === 1 && only ? only : null
}

/**
 * The day `YYYY-MM-DD` of a date as exports write it: '2026-11-20T09:30:00Z', '11/20/2026 09:30', 'Fri, Nov 20, 2026',
 * '20 Nov 2026', 'November 20'. Without a year it is the last such day up to `today`. Null for anything else.
 */
export function readDay(cell: string, { order, today }: { order: DayOrder; today: string }): string | null {
  if (cell.length > LONGEST) return null
  const text = cell.trim().replace(/\s+/g, ' ').toLowerCase()
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3])
  const numbers = NUMBERS.exec(text)
  if (numbers) {
    const [, first, second, year = ''] = numbers
    const whole = year.length === 2 ? `20${year}` : year
    return order === 'month' ? dayOf(whole, first, second) : dayOf(whole, second, first)
  }
  const monthFirst = MONTH_FIRST.exec(text)
  if (monthFirst) return namedDay(monthFirst[3], monthFirst[1], monthFirst[2], today)
  const dayFirst = DAY_FIRST.exec(text)
  return dayFirst ? namedDay(dayFirst[3], dayFirst[2], dayFirst[1], today) : null
}

function namedDay(
  year: string | undefined,
  name: string | undefined,
  day: string | undefined,
  today: string,
): string | null {
  const month = String(MONTHS.indexOf((name ?? '').slice(0, 3)) + 1)
  if (year !== undefined) return dayOf(year, month, day)
  const thisYear = Number(today.slice(0, 4))
  const latest = dayOf(String(thisYear), month, day)
  return latest !== null && latest <= today ? latest : dayOf(String(thisYear - 1), month, day)
}

function dayOf(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(text) ? text : null
}

import { isValidDate, zoneFormat } from '../shared/time.ts'

const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'long' }
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }
const DAY_AND_YEAR: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }
const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** 'Tuesday 24 November 2026, 09:30' on the clock of a zone; '' when it is no date. */
export function whenText(at: Date, timeZone: string): string {
  if (!isValidDate(at)) return ''
  const part = (options: Intl.DateTimeFormatOptions) => zoneFormat(timeZone, options).format(at)
  return `${part(WEEKDAY)} ${part(DAY_AND_YEAR)}, ${part(CLOCK)}`
}

/** 'Tuesday 24 November' of a calendar day `YYYY-MM-DD`, with the year when asked. */
export function dayText(day: string, { year = false }: { year?: boolean } = {}): string {
  const at = new Date(`${day}T00:00:00Z`)
  if (!isValidDate(at)) return ''
  const part = (options: Intl.DateTimeFormatOptions) => zoneFormat('UTC', options).format(at)
  return `${part(WEEKDAY)} ${part(year ? DAY_AND_YEAR : DAY)}`
}

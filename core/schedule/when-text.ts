import { DEFAULT_TIME_ZONE, isTimeZone, isValidDate } from '../shared/time.ts'

/** 'Tuesday 24 November 2026, 09:30' on the clock of a zone; '' when it is no date. */
export function whenText(at: Date, timeZone: string): string {
  if (!isValidDate(at)) return ''
  const zone = isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone }).format(at)
  const day = part({ weekday: 'long' })
  const date = part({ day: 'numeric', month: 'long', year: 'numeric' })
  return `${day} ${date}, ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}

const utcFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
// Building a formatter costs a hundred times what using it does.
const WEEKDAY = utcFormat({ weekday: 'long' })
const DAY = utcFormat({ day: 'numeric', month: 'long' })
const DAY_AND_YEAR = utcFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** 'Tuesday 24 November' of a calendar day `YYYY-MM-DD`, with the year when asked. */
export function dayText(day: string, { year = false }: { year?: boolean } = {}): string {
  const at = new Date(`${day}T00:00:00Z`)
  if (!isValidDate(at)) return ''
  return `${WEEKDAY.format(at)} ${(year ? DAY_AND_YEAR : DAY).format(at)}`
}

import { isValidDate, zoneFormat } from '../shared/time.ts'
import { minuteText, type WallTime } from './wall-time.ts'

// Each a constant: a formatter is kept with its options, and made anew for each it has not seen.
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'long' }
const SHORT_WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'short' }
const SHORT_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
const SHORT_DAY_AND_YEAR: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }
const DAY_AND_YEAR: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }
const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** 'Tuesday 24 November 2026, 09:30' on the clock of a zone; '' when it is no date. */
export function whenText(at: Date, timeZone: string): string {
  if (!isValidDate(at)) return ''
  const part = (options: Intl.DateTimeFormatOptions) => zoneFormat(timeZone, options).format(at)
  return `${part(WEEKDAY)} ${part(DAY_AND_YEAR)}, ${part(CLOCK)}`
}

/** '23–29 November 2026' of a first and a last day `YYYY-MM-DD`; across months and years '30 Nov – 6 Dec 2026'. */
export function spanText(first: string, last: string): string {
  const part = (day: string, options: Intl.DateTimeFormatOptions) =>
    zoneFormat('UTC', options).format(new Date(`${day}T00:00:00Z`))
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8))}–${part(last, DAY_AND_YEAR)}`
  const short = (day: string, hasYear: boolean) => part(day, hasYear ? SHORT_DAY_AND_YEAR : SHORT_DAY)
  return `${short(first, first.slice(0, 4) !== last.slice(0, 4))} – ${short(last, true)}`
}

/** 'Thu 09:00' of a time on the wall. */
export function slotText({ day, minute }: WallTime): string {
  return `${zoneFormat('UTC', SHORT_WEEKDAY).format(new Date(`${day}T00:00:00Z`))} ${minuteText(minute)}`
}

/** 'Tuesday 24 November' of a calendar day `YYYY-MM-DD`, with the year when asked. */
export function dayText(day: string, { year = false }: { year?: boolean } = {}): string {
  const at = new Date(`${day}T00:00:00Z`)
  if (!isValidDate(at)) return ''
  const part = (options: Intl.DateTimeFormatOptions) => zoneFormat('UTC', options).format(at)
  return `${part(WEEKDAY)} ${part(year ? DAY_AND_YEAR : DAY)}`
}

import { formatDate, formatTime, isValidDate } from './time.ts'

/** '20 November 2026, 14:05' in the zone, as lists and tables write a moment; '' when it is no date. */
export function formatDateTime(date: Date, timeZone: string): string {
  return isValidDate(date) ? `${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}` : ''
}

/** '20 November 2026 at 14:05' in the zone, as sentences say it; '' when it is no date. */
export function formatDateAtTime(date: Date, timeZone: string): string {
  return isValidDate(date) ? `${formatDate(date, timeZone)} at ${formatTime(date, timeZone)}` : ''
}

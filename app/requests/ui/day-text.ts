import { formatDate } from '#core/shared/time.ts'

/** A day (YYYY-MM-DD) in words. */
export function dayText(day: string): string {
  return formatDate(new Date(`${day}T12:00:00Z`))
}

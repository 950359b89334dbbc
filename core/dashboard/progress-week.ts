import { DAY_MS } from '../shared/time.ts'
import { readArray, readInstant } from '../shared/untrusted.ts'

export const WEEK_DAYS = 7

/** The instant seven days before `now`; null when `now` is no valid date. Weekly stats look back this far. */
export function weekStart(now: Date): Date | null {
  const instant = readInstant(now)
  return instant ? readInstant(instant.getTime() - WEEK_DAYS * DAY_MS) : null
}

/** How many instants fall into the seven days up to and including `now`; unreadable ones count for nothing. */
export function countThisWeek(instants: readonly Date[], now: Date): number {
  const end = readInstant(now)?.getTime()
  const start = weekStart(now)?.getTime()
  if (end === undefined || start === undefined) return 0
  let count = 0
  for (const value of readArray(instants)) {
    const at = readInstant(value)?.getTime()
    if (at !== undefined && at > start && at <= end) count += 1
  }
  return count
}

/** The newest readable instant, null when there is none. */
export function latestActivity(instants: readonly (Date | null)[]): Date | null {
  let latest: Date | null = null
  for (const value of readArray(instants)) {
    const at = readInstant(value)
    if (at && (!latest || at > latest)) latest = at
  }
  return latest
}

import { addDays, addMs, HOUR_MS, MINUTE_MS } from '../../shared/time.ts'

/** Hours in which we are free to talk, from and to. */
export interface FreeHours {
  readonly start: Date
  readonly end: Date
}

/** How long a call is, how soon and how late it can be booked. */
export const CALL = { minutes: 30, soonestHours: 24, latestDays: 28, most: 60 } as const

/** When a call that starts then is over. */
export function callEnd(start: Date): Date {
  return addMs(start, CALL.minutes * MINUTE_MS)
}

/**
 * The times at which a call can be booked: half-hours that lie whole in free hours, at least 24 hours and at most 28 days
 * ahead, and touch none that is taken. Sorted, each once, 60 at most. Broken hours (an end before the start) give none.
 */
export function callSlots(input: {
  hours: readonly FreeHours[]
  /** Starts of calls that are booked. */
  taken: readonly Date[]
  now: Date
}): Date[] {
  const from = addMs(input.now, CALL.soonestHours * HOUR_MS).getTime()
  const to = addDays(input.now, CALL.latestDays).getTime()
  const length = CALL.minutes * MINUTE_MS
  const taken = input.taken.map(start => start.getTime())
  const starts = new Set<number>()
  for (const { start, end } of input.hours) {
    // Nothing before the first possible call is walked through, however long ago the hours began.
    const skipped = Math.max(0, Math.ceil((from - start.getTime()) / length))
    const last = Math.min(end.getTime() - length, to)
    for (let at = start.getTime() + skipped * length; at <= last; at += length)
      if (!taken.some(other => Math.abs(other - at) < length)) starts.add(at)
  }
  return [...starts]
    .sort((a, b) => a - b)
    .slice(0, CALL.most)
    .map(at => new Date(at))
}

/** What works in the background, as a founder would name it. */
export const WORKERS = ['mail', 'planner', 'billing'] as const

export type WorkerName = (typeof WORKERS)[number]

/** A measurement counts for five minutes (pages, 'Support'), in milliseconds. */
const FRESH_MS = 5 * 60_000
/** What waits longer than this, in milliseconds, is late. */
export const LATE_MS = 5 * 60_000

export interface WorkerCheck {
  readonly measuredAt: Date
  /** Since when the oldest thing waits; null when nothing does. */
  readonly waitingSince: Date | null
}

/**
 * How a worker does: `working` only when it was measured in the last five minutes and nothing waited longer than five;
 * `behind` when something did; `unknown` when nobody measured lately.
 */
export function workerState(check: WorkerCheck | null, now: Date): 'working' | 'behind' | 'unknown' {
  if (!check) return 'unknown'
  const age = now.getTime() - check.measuredAt.getTime()
  if (!(age <= FRESH_MS)) return 'unknown'
  const waited = check.waitingSince ? check.measuredAt.getTime() - check.waitingSince.getTime() : 0
  return waited > LATE_MS ? 'behind' : 'working'
}

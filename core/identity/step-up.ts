import { MINUTE_MS } from '../shared/time.ts'

/** How long after signing in, or after showing again that it is them, somebody may do what is sensitive: 10 minutes. */
export const STEP_UP_MS = 10 * MINUTE_MS

/**
 * Did the owner show less than 10 minutes ago that it is them? An instant that is no date, or lies in the future by more
 * than the minute by which the clocks of two servers may differ, does not count.
 */
export function isRecentlyVerified(verifiedAt: Date, now: Date): boolean {
  const age = now.getTime() - verifiedAt.getTime()
  return age >= -MINUTE_MS && age < STEP_UP_MS
}

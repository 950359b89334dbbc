/** The longest a form stays locked. */
const LONGEST_MS = 30_000

/** Milliseconds a form stays locked after try number `attempt` (from 0; no number is 0): min(1000 × 2^attempt, 30000). */
export function authBackoffMs(attempt: number): number {
  return Math.min(1000 * 2 ** (typeof attempt === 'number' && attempt > 0 ? attempt : 0), LONGEST_MS)
}

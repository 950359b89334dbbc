import { addMs, HOUR_MS, MINUTE_MS, SECOND_MS } from '../shared/time.ts'

/** How long after the attempt before each attempt is made, in milliseconds: the first at once, all within 75 h 35 min. */
const WAITS_MS: readonly number[] = [
  0,
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]

/** Attempts of one delivery, the first included. */
export const MOST_ATTEMPTS = WAITS_MS.length

/** How long a receiver may take, in milliseconds. */
export const TIMEOUT_MS = 20 * SECOND_MS

/** After so many milliseconds without a sign of it a worker counts as dead: longer than any attempt takes. */
export const LEASE_MS = 3 * TIMEOUT_MS

/** How far an attempt may lie after its time, so that what failed together does not come back together. */
const JITTER = 0.1

/** The longest wait that a receiver can ask of us. */
const MOST_RETRY_AFTER_MS = 24 * HOUR_MS

/** How long a receiver that is overloaded gets no deliveries at all, where it names no time itself. */
const REST_MS = MINUTE_MS

/** What came back of an attempt; `status` is null where nothing readable did. */
export interface AttemptAnswer {
  readonly status: number | null
  /** As the receiver sent it; null for none. */
  readonly retryAfter: string | null
}

/** What an attempt means for its delivery and for its endpoint. */
export type AttemptOutcome =
  | { readonly kind: 'delivered' }
  /** `restUntil`: before then the endpoint gets nothing; null where it is well. */
  | { readonly kind: 'again'; readonly at: Date; readonly restUntil: Date | null }
  /** `gone`: the receiver wants nothing any more. `exhausted`: that was the last attempt. */
  | { readonly kind: 'over'; readonly reason: 'gone' | 'exhausted' }

/**
 * Weighs the answer to the n-th attempt (from 1) at an instant. Only 2xx is success; a redirect is a failure like any
 * other, 410 ends it all, 429, 502 and 504 let the endpoint rest, and a later time that the receiver asks for is kept,
 * up to a day. `chance` in [0, 1) spreads the next attempt over a tenth of its wait.
 */
export function weighAttempt(
  answer: AttemptAnswer,
  attempt: number,
  now: Date,
  chance: number,
): AttemptOutcome {
  const { status } = answer
  if (status !== null && status >= 200 && status < 300) return { kind: 'delivered' }
  if (status === 410) return { kind: 'over', reason: 'gone' }
  const wait = WAITS_MS[attempt]
  if (wait === undefined) return { kind: 'over', reason: 'exhausted' }
  const asked = retryAfterMs(answer.retryAfter, now)
  const isOverloaded = status === 429 || status === 502 || status === 504
  const rest = isOverloaded ? Math.max(asked, REST_MS) : asked
  const spread = Math.round(wait * (1 + JITTER * chance))
  return {
    kind: 'again',
    at: addMs(now, Math.max(spread, rest)),
    restUntil: rest > 0 ? addMs(now, rest) : null,
  }
}

/** A `Retry-After` in seconds or as a date, in milliseconds from now: 0 for none, at most a day. */
export function retryAfterMs(header: string | null, now: Date): number {
  const text = header?.trim() ?? ''
  if (text === '' || text.length > 40) return 0
  const until = /^\d+$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - now.getTime()
  return Number.isNaN(until) ? 0 : Math.min(Math.max(until, 0), MOST_RETRY_AFTER_MS)
}

import type { SendAnswer } from '#app/publishing/integrations/network.ts'
import type { UnsentReason } from '#core/publishing/problems.ts'
import { NOT_PERMITTED, type Unsent } from './call-as-account.ts'

/** What a network says in a refusal, in its own words and as we name it. */
export interface Said {
  /** At most 300 characters; '' for nothing. */
  readonly words: string
  /** Null where its status says enough. */
  readonly reason: UnsentReason | null
  /** Whether the very same can be sent again later, where it is not usual for the reason. */
  readonly isRetryable?: boolean
  /** Whether it leaves open what became of the call, whatever its status. */
  readonly isUnclear?: boolean
}

/** Reads what a network says, by the body and the status of its refusal. */
export type Say = (data: unknown, status: number) => Said

/** What came of a call, as far as a refusal is read from it. */
export type CallAnswer =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      readonly data: unknown
    }
  | { readonly kind: 'not_sent'; readonly isBlocked: boolean; readonly detail: string }
  | { readonly kind: 'lost'; readonly detail: string; readonly status?: number }
  | { readonly kind: 'no_token'; readonly unsent: Unsent }

type Refusal = Exclude<SendAnswer, { kind: 'published' }>

/**
 * What a send means that brought no post. Whatever is not clear is unknown: it is looked up then, and never sent again on
 * a guess.
 */
export function readRefusal(answer: CallAnswer, say: Say): Refusal {
  if (answer.kind === 'no_token') return answer.unsent
  if (answer.kind === 'not_sent')
    return { kind: 'unsent', retryable: !answer.isBlocked, reason: 'unreachable', detail: answer.detail }
  if (answer.kind === 'lost')
    return {
      kind: 'unknown',
      detail: answer.detail,
      ...(answer.status === undefined ? {} : { statusCode: answer.status }),
    }
  const { status: statusCode, data, headers } = answer
  const { words, reason, isRetryable: retryable = false, isUnclear = false } = say(data, statusCode)
  const said = { statusCode, ...(words === '' ? {} : { detail: words }) }
  const retryAfterMs = askedPause(headers, Date.now())
  const pause = retryAfterMs === undefined ? {} : { retryAfterMs }
  if (statusCode >= 200 && statusCode < 300)
    return { kind: 'unknown', statusCode, detail: 'The answer names no post' }
  if (statusCode === 429 || reason === 'rate_limited')
    return { kind: 'unsent', retryable: true, reason: 'rate_limited', ...said, ...pause }
  // A server that names a time to come back has not taken anything; a proxy that gave up on it does not know.
  if (statusCode === 503 && headers['retry-after'] !== undefined)
    return { kind: 'unsent', retryable: true, reason: 'unreachable', ...said, ...pause }
  if (statusCode >= 500 || statusCode === 408 || isUnclear) return { kind: 'unknown', ...said }
  if (reason !== null) return { kind: 'unsent', retryable, reason, ...said }
  if (statusCode === 401) return { ...NOT_PERMITTED, ...said }
  return { kind: 'unsent', retryable: false, reason: 'refused', ...said }
}

/** What a call means that brought nothing anybody could see: lost or not, it can be made again. */
export function readUnseen(answer: CallAnswer, say: Say): Unsent {
  const refusal = readRefusal(answer, say)
  if (refusal.kind === 'unsent') return refusal
  return { ...refusal, kind: 'unsent', retryable: true, reason: 'unreachable' }
}

/** The pause that an answer asks for which says that there is too much to do, or that a server is unwell. */
export function pauseOf(answer: CallAnswer): { readonly retryAfterMs?: number } {
  if (answer.kind !== 'answered' || (answer.status !== 429 && answer.status !== 503)) return {}
  const retryAfterMs = askedPause(answer.headers, Date.now())
  return retryAfterMs === undefined ? {} : { retryAfterMs }
}

/** Milliseconds that an answer asks us to wait; undefined when it does not. */
function askedPause(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  const { 'retry-after': after = '' } = headers
  if (/^\d{1,6}$/.test(after)) return Number(after) * 1000
  // Each network has its own name for it. Mastodon writes a date there; others write seconds since 1970.
  const reset =
    headers['x-ratelimit-reset'] ?? headers['x-rate-limit-reset'] ?? headers['ratelimit-reset'] ?? ''
  const until = Date.parse(after) || (/^\d{9,11}$/.test(reset) ? Number(reset) * 1000 : Date.parse(reset))
  return Number.isNaN(until) ? undefined : Math.max(until - now, 0)
}

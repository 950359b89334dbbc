import type { SendAnswer } from '#app/publishing/integrations/network.ts'
import type { UnsentReason } from '#core/publishing/problems.ts'
import { type AccountAnswer, NOT_PERMITTED, type Unsent } from './call-as-account.ts'

/** What a network says in a refusal, in its own words and as we name it. */
export interface Said {
  /** At most 300 characters; '' for nothing. */
  readonly words: string
  /** Null where its status says enough. */
  readonly reason: UnsentReason | null
}

type Refusal = Exclude<SendAnswer, { kind: 'published' }>

/**
 * What a send means that brought no post. Whatever is not clear is unknown: it is looked up then, and never sent again on
 * a guess.
 */
export function readRefusal(answer: AccountAnswer, say: (data: unknown) => Said): Refusal {
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
  const { words, reason } = say(data)
  const said = { statusCode, ...(words === '' ? {} : { detail: words }) }
  const retryAfterMs = askedPause(headers, Date.now())
  const pause = retryAfterMs === undefined ? {} : { retryAfterMs }
  if (statusCode >= 200 && statusCode < 300)
    return { kind: 'unknown', statusCode, detail: 'The answer names no post' }
  if (statusCode === 429)
    return { kind: 'unsent', retryable: true, reason: 'rate_limited', ...said, ...pause }
  // A server that names a time to come back has not taken anything; a proxy that gave up on it does not know.
  if (statusCode === 503 && headers['retry-after'] !== undefined)
    return { kind: 'unsent', retryable: true, reason: 'unreachable', ...said, ...pause }
  if (statusCode >= 500 || statusCode === 408) return { kind: 'unknown', ...said }
  if (reason !== null) return { kind: 'unsent', retryable: false, reason, ...said }
  if (statusCode === 401) return { ...NOT_PERMITTED, ...said }
  return { kind: 'unsent', retryable: false, reason: 'refused', ...said }
}

/** What a call means that brought nothing anybody could see: lost or not, it can be made again. */
export function readUnseen(answer: AccountAnswer, say: (data: unknown) => Said): Unsent {
  const refusal = readRefusal(answer, say)
  if (refusal.kind === 'unsent') return refusal
  return { ...refusal, kind: 'unsent', retryable: true, reason: 'unreachable' }
}

/** Milliseconds that an answer asks us to wait; undefined when it does not. */
function askedPause(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  const { 'retry-after': after = '', 'x-rate-limit-reset': reset = '' } = headers
  if (/^\d{1,6}$/.test(after)) return Number(after) * 1000
  // Seconds since 1970.
  return /^\d{9,11}$/.test(reset) ? Math.max(Number(reset) * 1000 - now, 0) : undefined
}

import * as v from 'valibot'
import type { SendAnswer } from '#app/publishing/integrations/network.ts'
import type { GraphAnswer } from './call-graph.ts'

const errorSchema = v.object({
  error: v.object({
    message: v.optional(v.string(), ''),
    code: v.optional(v.number(), 0),
    error_subcode: v.optional(v.number(), 0),
    error_user_msg: v.optional(v.string(), ''),
  }),
})

/** What Meta says in a refusal. */
export interface GraphError {
  readonly code: number
  readonly subcode: number
  /** At most 300 characters; '' for nothing. */
  readonly words: string
}

/** It repeats the token in some of its messages. */
const LONG_WORD = /[\w.|-]{40,}/g

/** What a refusal says; null when the answer is none that Meta writes. */
export function readGraphError(data: unknown): GraphError | null {
  const parsed = v.safeParse(errorSchema, data)
  if (!parsed.success) return null
  const { message, code, error_subcode: subcode, error_user_msg: forPeople } = parsed.output.error
  const said = (forPeople || message).slice(0, 2000).replace(LONG_WORD, '…')
  return { code, subcode, words: said.slice(0, 300) }
}

const LIMITED: ReadonlySet<number> = new Set([4, 17, 32, 341, 613])
/** Asked for less than it takes, or ended. 200 to 299 are missing permissions. */
const NOT_ALLOWED: ReadonlySet<number> = new Set([10, 102, 190])
/** Something went wrong on its side, and it does not say at which step. */
const THEIRS: ReadonlySet<number> = new Set([1, 2])

type Refusal = Exclude<SendAnswer, { kind: 'published' }>

/** What a send means that brought no post. Whatever is not clear is unknown: it is looked up, never sent on a guess. */
export function readGraphRefusal(answer: GraphAnswer): Refusal {
  if (answer.kind === 'not_permitted') return { kind: 'unsent', retryable: false, reason: 'not_permitted' }
  if (answer.kind === 'not_sent')
    return { kind: 'unsent', retryable: !answer.isBlocked, reason: 'unreachable', detail: answer.detail }
  if (answer.kind === 'lost')
    return {
      kind: 'unknown',
      detail: answer.detail,
      ...(answer.status === undefined ? {} : { statusCode: answer.status }),
    }
  const { status: statusCode, data, headers } = answer
  const error = readGraphError(data)
  const said = { statusCode, ...(error && error.words !== '' ? { detail: error.words } : {}) }
  const after = headers['retry-after'] ?? ''
  const pause = /^\d{1,6}$/.test(after) ? { retryAfterMs: Number(after) * 1000 } : {}
  if (statusCode === 429 || (error && LIMITED.has(error.code)))
    return { kind: 'unsent', retryable: true, reason: 'rate_limited', ...said, ...pause }
  if (statusCode >= 500 || statusCode < 400 || !error || THEIRS.has(error.code))
    return { kind: 'unknown', ...said }
  if (statusCode === 401 || NOT_ALLOWED.has(error.code) || (error.code >= 200 && error.code < 300))
    return { kind: 'unsent', retryable: false, reason: 'not_permitted', ...said }
  return { kind: 'unsent', retryable: false, reason: 'refused', ...said }
}

/** What a call means that brought nothing anybody could see: lost or not, it can be made again. */
export function readUnseenRefusal(answer: GraphAnswer): Extract<SendAnswer, { kind: 'unsent' }> {
  const refusal = readGraphRefusal(answer)
  if (refusal.kind === 'unsent') return refusal
  return { ...refusal, kind: 'unsent', retryable: true, reason: 'unreachable' }
}

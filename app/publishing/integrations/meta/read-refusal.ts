import * as v from 'valibot'
import { readJson } from '#app/platform/integrations/json-answer.ts'
import type { SendAnswer } from '#app/publishing/integrations/network.ts'
import { NOT_PERMITTED, type Unsent } from '#app/publishing/integrations/oauth/call-as-account.ts'
import {
  type CallAnswer,
  readRefusal,
  readUnseen,
  type Said,
} from '#app/publishing/integrations/oauth/read-refusal.ts'
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

/** Too many calls or posts: of an app, of an account (80000 and up), or within a day. */
const LIMITED: ReadonlySet<number> = new Set([4, 9, 17, 32, 341, 613])
const isLimited = (code: number) => LIMITED.has(code) || (code >= 80_000 && code <= 80_014)
/** Asked for less than it takes, or ended. 200 to 299 are missing permissions. */
const NOT_ALLOWED: ReadonlySet<number> = new Set([10, 102, 190])
/** Something went wrong on its side, and it does not say at which step. */
const THEIRS: ReadonlySet<number> = new Set([-2, -1, 1, 2])
/** The page has published the very same before. */
const DUPLICATE = 506

/** What a send means that brought no post. Whatever is not clear is unknown: it is looked up, never sent on a guess. */
export function readGraphRefusal(answer: GraphAnswer): Exclude<SendAnswer, { kind: 'published' }> {
  return readRefusal(withPause(answer), say)
}

/** What a call means that brought nothing anybody could see: lost or not, it can be made again. */
export function readUnseenRefusal(answer: GraphAnswer): Unsent {
  return readUnseen(withPause(answer), say)
}

function say(data: unknown, status: number): Said {
  const error = readGraphError(data)
  // Not from Meta itself, but from something in between.
  if (!error || status < 400) return { words: error?.words ?? '', reason: null, isUnclear: true }
  const { code, words } = error
  if (isLimited(code)) return { words, reason: 'rate_limited' }
  if (THEIRS.has(code)) return { words, reason: null, isUnclear: true }
  if (code === DUPLICATE) return { words, reason: 'duplicate' }
  const isNotPermitted = NOT_ALLOWED.has(code) || (code >= 200 && code < 300)
  return { words, reason: isNotPermitted ? 'not_permitted' : null }
}

const usageSchema = v.record(
  v.string(),
  v.array(v.object({ estimated_time_to_regain_access: v.optional(v.number(), 0) })),
)

/** Meta says in a header of its own how many minutes an account that made too many calls has to wait. */
function withPause(answer: GraphAnswer): CallAnswer {
  if (answer.kind === 'not_permitted') return { kind: 'no_token', unsent: NOT_PERMITTED }
  if (answer.kind !== 'answered' || !isLimited(readGraphError(answer.data)?.code ?? 0)) return answer
  const usage = v.safeParse(usageSchema, readJson(answer.headers['x-business-use-case-usage'] ?? ''))
  const waits = usage.success ? Object.values(usage.output).flat() : []
  const minutes = Math.max(0, ...waits.map(wait => wait.estimated_time_to_regain_access))
  if (minutes === 0) return answer
  const seconds = Math.ceil(Math.min(minutes, MOST_MINUTES) * 60)
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(seconds) } }
}

const MOST_MINUTES = 24 * 60

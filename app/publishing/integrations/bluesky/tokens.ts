import type { NodeSavedSession } from '@atproto/oauth-client-node'
import * as v from 'valibot'
import type { Asked } from './client-documents.ts'

const text = v.pipe(v.string(), v.minLength(1))
const tokensSchema = v.object({
  // The library's own shape, of which we read this much.
  session: v.custom<NodeSavedSession>(input => v.is(sessionSchema, input)),
  asked: v.picklist(['posts', 'everything'] satisfies Asked[]),
  redirectUri: text,
  connectedAt: v.pipe(v.string(), v.isoTimestamp()),
})
const sessionSchema = v.object({
  dpopJwk: v.object({ kty: text }),
  authMethod: v.object({ method: text }),
  tokenSet: v.object({ iss: text, sub: text, aud: text, access_token: text }),
})

/** What is sealed of a connected account: its session, and as what and when we were let in. */
export type BlueskyTokens = v.InferOutput<typeof tokensSchema>

/** What was sealed, checked; null when it is something else. */
export function readTokens(stored: unknown): BlueskyTokens | null {
  const parsed = v.safeParse(tokensSchema, stored)
  return parsed.success ? parsed.output : null
}

const DAY_MS = 86_400_000
/** A program on somebody's own computer is let in for so long, however often it comes. */
const OWN_COMPUTER_MS = 14 * DAY_MS
/** We are forgotten when we do not come for so long. */
const UNUSED_MS = 180 * DAY_MS

/** When somebody has to connect the account again, if it is used for the last time at `now`. */
export function endOf(tokens: BlueskyTokens, now: Date): Date {
  return tokens.session.authMethod.method === 'none'
    ? new Date(Date.parse(tokens.connectedAt) + OWN_COMPUTER_MS)
    : new Date(now.getTime() + UNUSED_MS)
}

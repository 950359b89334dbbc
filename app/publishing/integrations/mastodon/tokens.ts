import * as v from 'valibot'

const tokensSchema = v.object({
  accessToken: v.pipe(v.string(), v.minLength(1)),
  clientId: v.string(),
  clientSecret: v.string(),
  revokePath: v.string(),
})

/** What is sealed of a connected account: its token, and what it takes to end it. */
export type MastodonTokens = v.InferOutput<typeof tokensSchema>

/** What was sealed, checked; null when it is something else. */
export function readTokens(stored: unknown): MastodonTokens | null {
  const parsed = v.safeParse(tokensSchema, stored)
  return parsed.success ? parsed.output : null
}

import * as v from 'valibot'

const saidSchema = v.object({ error: v.string(), error_description: v.optional(v.string(), '') })

/** What networks call a token that ended before, or that they never gave. */
const OVER: ReadonlySet<string> = new Set([
  'invalid_token',
  'invalid_grant',
  'token_expired',
  'access_token_invalid',
])
const SPEAKS_OF_THE_TOKEN = /\btoken\b[^.]*\b(?:invalid|expired|revoked|unknown)\b/i

/**
 * Whether a network that was asked to end a token says that it is over, now or before. By the standard it agrees to both;
 * some refuse the second. What only says that we asked in the wrong way, or with another's secret, ends nothing.
 */
export function isTokenOver({ status, data }: { readonly status: number; readonly data: unknown }): boolean {
  const said = v.safeParse(saidSchema, data)
  // TikTok answers 200 with an error in it.
  if (!said.success) return status >= 200 && status < 300
  if (status === 429 || status >= 500) return false
  const { error, error_description: words } = said.output
  return OVER.has(error) || (error === 'invalid_request' && SPEAKS_OF_THE_TOKEN.test(words))
}

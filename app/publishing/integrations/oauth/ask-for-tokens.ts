import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type { OAuthTokens, RenewAnswer } from '#app/publishing/integrations/fresh-token.ts'
import { callNetwork, type NetworkAnswer } from './call-network.ts'
import type { OAuthDoor } from './door.ts'
import { isTokenOver } from './token-is-over.ts'

/** Milliseconds for a call while somebody waits, or while others wait for their turn to renew. */
const PATIENCE_MS = 10_000

const seconds = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1e9)))
const givenSchema = v.object({
  access_token: v.pipe(v.string(), v.minLength(1), v.maxLength(5000)),
  refresh_token: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(5000))),
  expires_in: seconds,
  /** LinkedIn's name for it, and TikTok's. */
  refresh_token_expires_in: seconds,
  refresh_expires_in: seconds,
  scope: v.optional(v.string()),
})

export type TokensAnswer =
  /** `reconnectBy` is when neither of them holds any more; null where that is not said. */
  | {
      readonly kind: 'given'
      readonly tokens: OAuthTokens
      readonly scope: string
      readonly reconnectBy: Date | null
    }
  /** The network says that what we hold is over. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable'; readonly detail: string }

/** Asks a network for tokens: for a code, or for those that hold no longer. Never throws. */
export async function askForTokens(
  config: OAuthNetworkConfig,
  door: OAuthDoor,
  fields: Readonly<Record<string, string>>,
): Promise<TokensAnswer> {
  const answer = await callNetwork(config.tokenBase, {
    method: 'POST',
    url: `${config.tokenBase}${door.tokenPath}`,
    form: { ...fields, ...(door.hasBasic ? {} : ownKeys(config, door)) },
    headers: door.hasBasic ? basic(config) : {},
    timeoutMs: PATIENCE_MS,
  })
  if (answer.kind !== 'answered') return { kind: 'unreachable', detail: answer.detail }
  const parsed = answer.status === 200 ? v.safeParse(givenSchema, answer.data) : null
  if (!parsed?.success) return refusalOf(answer)
  const given = parsed.output
  const after = (lasts: number | undefined) => (lasts === undefined ? null : Date.now() + lasts * 1000)
  const expiresAt = after(given.expires_in)
  const endsAt = given.refresh_token
    ? after(given.refresh_token_expires_in ?? given.refresh_expires_in)
    : expiresAt
  return {
    kind: 'given',
    tokens: { accessToken: given.access_token, refreshToken: given.refresh_token ?? null, expiresAt },
    scope: given.scope ?? '',
    reconnectBy: endsAt === null ? null : new Date(endsAt),
  }
}

/** Renews tokens by the one that was given for it, as `freshToken` asks for. */
export async function renewTokens(
  config: OAuthNetworkConfig,
  door: OAuthDoor,
  { refreshToken }: OAuthTokens,
): Promise<RenewAnswer> {
  if (refreshToken === null) return { kind: 'refused' }
  const answer = await askForTokens(config, door, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  })
  if (answer.kind !== 'given') return answer
  const { tokens, reconnectBy } = answer
  // Where it is not replaced, the old one still holds.
  return {
    kind: 'renewed',
    tokens: { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken },
    reconnectBy,
  }
}

/** Ends a token at its network. A token that is over already counts as ended. */
export async function endToken(config: OAuthNetworkConfig, door: OAuthDoor, token: string): Promise<boolean> {
  if (door.revokePath === null) return true
  const answer = await callNetwork(config.tokenBase, {
    method: 'POST',
    url: `${config.tokenBase}${door.revokePath}`,
    form: { token, ...(door.hasBasic ? {} : ownKeys(config, door)) },
    headers: door.hasBasic ? basic(config) : {},
    timeoutMs: PATIENCE_MS,
  })
  return answer.kind === 'answered' && isTokenOver(answer)
}

function ownKeys({ clientId, clientSecret }: OAuthNetworkConfig, { idName }: OAuthDoor) {
  return { [idName]: clientId, client_secret: clientSecret }
}

function basic({ clientId, clientSecret }: OAuthNetworkConfig): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` }
}

/** Only what speaks of the token itself ends it: an operator's wrong secret, or a bad day there, does not. */
function refusalOf({ status, data }: Extract<NetworkAnswer, { kind: 'answered' }>): TokensAnswer {
  const error = typeof data === 'object' && data !== null && 'error' in data ? data.error : null
  if (status < 500 && (error === 'invalid_grant' || error === 'invalid_request')) return { kind: 'refused' }
  const word = typeof error === 'string' ? `: ${error.slice(0, 60)}` : ''
  return { kind: 'unreachable', detail: `It answered ${status}${word}` }
}

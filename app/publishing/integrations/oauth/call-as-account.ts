import type { OAuthNetworkConfig } from '#app/config.server.ts'
import { freshToken } from '#app/publishing/integrations/fresh-token.ts'
import { CALL_MS, type ConnectedAccount, type SendAnswer } from '#app/publishing/integrations/network.ts'
import { renewTokens } from './ask-for-tokens.ts'
import { callNetwork, type NetworkAnswer, type NetworkCall } from './call-network.ts'
import type { OAuthDoor } from './door.ts'

export type Unsent = Extract<SendAnswer, { kind: 'unsent' }>

/** What a call in an account's name came to; `no_token`: it was never made. */
export type AccountAnswer = NetworkAnswer | { readonly kind: 'no_token'; readonly unsent: Unsent }

/** Milliseconds before its end from which a token is renewed. */
const MARGIN_MS = 120_000

export const NOT_PERMITTED = { kind: 'unsent', retryable: false, reason: 'not_permitted' } as const

/** One call in an account's name, with a token that holds. Never throws. */
export async function callAsAccount(
  account: ConnectedAccount,
  at: { readonly config: OAuthNetworkConfig; readonly door: OAuthDoor },
  call: Omit<NetworkCall, 'token' | 'timeoutMs'>,
): Promise<AccountAnswer> {
  const { config, door } = at
  const answer = await freshToken(account, {
    now: new Date(),
    marginMs: MARGIN_MS,
    renew: tokens => renewTokens(config, door, tokens),
  })
  if (answer.kind === 'not_permitted') return { kind: 'no_token', unsent: NOT_PERMITTED }
  if (answer.kind === 'unreachable') {
    const { detail } = answer
    return { kind: 'no_token', unsent: { kind: 'unsent', retryable: true, reason: 'unreachable', detail } }
  }
  return callNetwork(config.apiBase, { ...call, token: answer.tokens.accessToken, timeoutMs: CALL_MS })
}

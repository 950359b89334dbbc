import type { OAuthNetworkConfig } from '#app/config.server.ts'
import { freshToken, type OAuthTokens, type RenewAnswer } from '#app/publishing/integrations/fresh-token.ts'
import { CALL_MS, type ConnectedAccount } from '#app/publishing/integrations/network.ts'
import { callNetwork, type NetworkAnswer } from '#app/publishing/integrations/oauth/call-network.ts'

export type GraphAnswer =
  | NetworkAnswer
  /** No token holds any more, so nothing was sent. */
  | { readonly kind: 'not_permitted' }

/** A call below the versioned address; what is sent goes as a form, and the token in a header, never in an address. */
export interface GraphCall {
  readonly method: 'GET' | 'POST'
  /** With its query, after the version. */
  readonly path: string
  readonly form?: Readonly<Record<string, string>>
  /** Instead of a form: as it is sent, with its type among the headers. */
  readonly body?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
}

const DAY_MS = 86_400_000
/** Tokens hold for 60 days: renewed in the second half, a month of bad luck still disconnects nobody. */
const MARGIN_MS = 30 * DAY_MS

/** One call of Meta's graph in an account's name, with a token renewed in time. Never throws. */
export async function callGraph(
  account: ConnectedAccount,
  at: {
    readonly config: OAuthNetworkConfig
    readonly renew: (tokens: OAuthTokens) => Promise<RenewAnswer>
  },
  call: GraphCall,
): Promise<GraphAnswer> {
  const { config, renew } = at
  const answer = await freshToken(account, { now: new Date(), marginMs: MARGIN_MS, renew })
  if (answer.kind === 'not_permitted') return answer
  if (answer.kind === 'unreachable') return { kind: 'not_sent', isBlocked: false, detail: answer.detail }
  const { path, ...rest } = call
  const url = `${config.apiBase}/${config.version}${path}`
  return callNetwork(config.apiBase, {
    ...rest,
    url,
    token: answer.tokens.accessToken,
    timeoutMs: CALL_MS,
  })
}

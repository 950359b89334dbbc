import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type { OAuthTokens, RenewAnswer } from '#app/publishing/integrations/fresh-token.ts'
import { readGraphError } from '#app/publishing/integrations/meta/read-refusal.ts'
import { callNetwork } from '#app/publishing/integrations/oauth/call-network.ts'

/** Milliseconds for a call while somebody waits, or while others wait for their turn to renew. */
const PATIENCE_MS = 10_000

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(5000))
const shortTokenSchema = v.object({
  access_token: token,
  /** What the person allowed, where that is said: one by one, or in one text. */
  permissions: v.optional(v.union([v.array(v.string()), v.pipe(v.string(), v.transform(splitList))])),
})
/** Instagram's reference shows the token in a list of one; its servers give it by itself. */
const shortSchema = v.union([
  shortTokenSchema,
  v.pipe(
    v.object({ data: v.pipe(v.tuple([shortTokenSchema])) }),
    v.transform(({ data }) => data[0]),
  ),
])
const longSchema = v.object({
  access_token: token,
  expires_in: v.pipe(v.number(), v.minValue(1), v.maxValue(1e9)),
})

/** What its trades are called by a network: `th` at Threads, `ig` at Instagram. */
export type LongTokenGrant = 'th' | 'ig'

/**
 * Trades what the browser brought back for a token of an hour, and that for one of 60 days. It is refused where the network
 * says that one of the `needed` permissions was not given. Never throws.
 */
export async function exchangeForLongToken(
  config: OAuthNetworkConfig,
  input: {
    readonly grant: LongTokenGrant
    readonly code: string
    readonly redirectUri: string
    readonly needed: readonly string[]
  },
): Promise<RenewAnswer> {
  const { grant, code, redirectUri, needed } = input
  const answer = await callNetwork(config.tokenBase, {
    method: 'POST',
    url: `${config.tokenBase}/oauth/access_token`,
    form: {
      client_id: config.clientId,
      client_secret: config.clientSecret,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code,
    },
    timeoutMs: PATIENCE_MS,
  })
  if (answer.kind !== 'answered') return { kind: 'unreachable', detail: answer.detail }
  const parsed = answer.status === 200 ? v.safeParse(shortSchema, answer.data) : null
  if (!parsed?.success) return answer.status < 500 ? { kind: 'refused' } : unwell(answer.status)
  const { permissions } = parsed.output
  if (permissions && !needed.every(name => permissions.includes(name))) return { kind: 'refused' }
  const query = `grant_type=${grant}_exchange_token&client_secret=${encodeURIComponent(config.clientSecret)}`
  return askForLongToken(config, `/access_token?${query}`, parsed.output.access_token)
}

/** Makes a token hold for another 60 days. Never throws. */
export function renewLongToken(
  config: OAuthNetworkConfig,
  grant: LongTokenGrant,
  tokens: OAuthTokens,
): Promise<RenewAnswer> {
  return askForLongToken(
    config,
    `/refresh_access_token?grant_type=${grant}_refresh_token`,
    tokens.accessToken,
  )
}

async function askForLongToken(
  config: OAuthNetworkConfig,
  path: string,
  accessToken: string,
): Promise<RenewAnswer> {
  const answer = await callNetwork(config.apiBase, {
    method: 'GET',
    url: `${config.apiBase}${path}`,
    token: accessToken,
    timeoutMs: PATIENCE_MS,
  })
  if (answer.kind !== 'answered') return { kind: 'unreachable', detail: answer.detail }
  const parsed = answer.status === 200 ? v.safeParse(longSchema, answer.data) : null
  if (parsed?.success) {
    const { access_token, expires_in } = parsed.output
    const expiresAt = Date.now() + expires_in * 1000
    const tokens = { accessToken: access_token, refreshToken: null, expiresAt }
    return { kind: 'renewed', tokens, reconnectBy: new Date(expiresAt) }
  }
  // Only what is said of the token itself ends it.
  return readGraphError(answer.data)?.code === 190 ? { kind: 'refused' } : unwell(answer.status)
}

function unwell(status: number): RenewAnswer {
  return { kind: 'unreachable', detail: `It answered ${status}` }
}

function splitList(list: string): string[] {
  return list.split(',').map(name => name.trim())
}

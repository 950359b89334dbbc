import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type { NetworkConnector } from '#app/publishing/integrations/connector.ts'
import { callNetwork } from '#app/publishing/integrations/oauth/call-network.ts'
import { oauthConnector } from '#app/publishing/integrations/oauth/connector.ts'
import { err, ok } from '#core/shared/result.ts'
import { X_DOOR } from './door.ts'

const PATIENCE_MS = 10_000
const personSchema = v.object({
  data: v.object({
    id: v.pipe(v.string(), v.regex(/^\d{1,19}$/)),
    username: v.pipe(v.string(), v.regex(/^\w{1,50}$/)),
    name: v.pipe(v.string(), v.maxLength(300)),
  }),
})

/** The way to X and back. */
export function xConnector(config: OAuthNetworkConfig): NetworkConnector {
  return oauthConnector(config, X_DOOR, async token => {
    const url = `${config.apiBase}/2/users/me`
    const answer = await callNetwork(config.apiBase, { method: 'GET', url, token, timeoutMs: PATIENCE_MS })
    const parsed =
      answer.kind === 'answered' && answer.status === 200 ? v.safeParse(personSchema, answer.data) : null
    if (!parsed?.success) return err('unreachable')
    const { id: accountId, username, name: displayName } = parsed.output.data
    return ok({ person: { accountId, handle: `@${username}`, displayName } })
  })
}

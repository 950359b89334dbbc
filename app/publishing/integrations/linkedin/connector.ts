import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type { NetworkConnector } from '#app/publishing/integrations/connector.ts'
import { callNetwork } from '#app/publishing/integrations/oauth/call-network.ts'
import { oauthConnector } from '#app/publishing/integrations/oauth/connector.ts'
import { err, ok } from '#core/shared/result.ts'
import { LINKEDIN_DOOR } from './door.ts'

const PATIENCE_MS = 10_000
const personSchema = v.object({
  sub: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
})

/** The way to LinkedIn and back. A person's posts have no handle there: they are known by their name. */
export function linkedinConnector(config: OAuthNetworkConfig): NetworkConnector {
  return oauthConnector(config, LINKEDIN_DOOR, async token => {
    const url = `${config.apiBase}/v2/userinfo`
    const answer = await callNetwork(config.apiBase, { method: 'GET', url, token, timeoutMs: PATIENCE_MS })
    const parsed =
      answer.kind === 'answered' && answer.status === 200 ? v.safeParse(personSchema, answer.data) : null
    if (!parsed?.success) return err('unreachable')
    const { sub: accountId, name } = parsed.output
    return ok({ person: { accountId, handle: name, displayName: name } })
  })
}

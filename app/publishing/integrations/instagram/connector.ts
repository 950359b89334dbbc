import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type { NetworkConnector } from '#app/publishing/integrations/connector.ts'
import { exchangeForLongToken } from '#app/publishing/integrations/meta/long-tokens.ts'
import { callNetwork } from '#app/publishing/integrations/oauth/call-network.ts'
import { err, ok } from '#core/shared/result.ts'

const PATIENCE_MS = 10_000
/** Without these nothing can be published. */
const NEEDED = ['instagram_business_basic', 'instagram_business_content_publish']
const SCOPES = [...NEEDED, 'instagram_business_manage_comments'].join(',')

const personSchema = v.object({
  user_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,30}$/)),
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  name: v.optional(v.string(), ''),
  account_type: v.optional(v.string(), ''),
})

/** The way to Instagram and back, for professional accounts. Instagram has no call that ends a token. */
export function instagramConnector(config: OAuthNetworkConfig): NetworkConnector {
  return {
    async start({ redirectUri, forceLogin }) {
      const state = randomBytes(24).toString('base64url')
      const address = new URL(`${config.authBase}/oauth/authorize`)
      const parameters = {
        client_id: config.clientId,
        redirect_uri: redirectUri,
        scope: SCOPES,
        response_type: 'code',
        state,
        ...(forceLogin ? { force_reauth: 'true' } : {}),
      }
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
      return ok({ state, address: address.href, kept: {} })
    },

    async finish({ answer, redirectUri }) {
      const code = answer.get('code')
      if (!code) return err(answer.get('error') === 'access_denied' ? 'denied' : 'refused')
      const given = await exchangeForLongToken(config, { grant: 'ig', code, redirectUri, needed: NEEDED })
      if (given.kind !== 'renewed') return err(given.kind === 'refused' ? 'refused' : 'unreachable')
      const { tokens, reconnectBy: expiresAt } = given
      const read = await callNetwork(config.apiBase, {
        method: 'GET',
        url: `${config.apiBase}/${config.version}/me?fields=user_id,username,name,account_type`,
        token: tokens.accessToken,
        timeoutMs: PATIENCE_MS,
      })
      const parsed =
        read.kind === 'answered' && read.status === 200 ? v.safeParse(personSchema, read.data) : null
      if (!parsed?.success) return err('unreachable')
      const { user_id: accountId, username, name, account_type } = parsed.output
      // Instagram lets apps publish only for businesses and creators.
      if (account_type === 'PERSONAL') return err('no_page')
      const server = new URL(config.authBase).origin
      const account = { server, accountId, handle: `@${username}`, displayName: name.slice(0, 300) }
      return ok({ accounts: [{ ...account, scopes: SCOPES, tokens, expiresAt }] })
    },

    async end() {
      return true
    },
  }
}

import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type { NetworkConnector } from '#app/publishing/integrations/connector.ts'
import type { OAuthTokens } from '#app/publishing/integrations/fresh-token.ts'
import { callNetwork } from '#app/publishing/integrations/oauth/call-network.ts'
import { err, ok } from '#core/shared/result.ts'

const PATIENCE_MS = 10_000
const SCOPES = [
  'pages_show_list',
  'pages_manage_posts',
  'pages_read_engagement',
  'pages_manage_engagement',
].join(',')
/** Without these nothing can be published or found again. */
const NEEDED = ['pages_show_list', 'pages_manage_posts', 'pages_read_engagement']

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(5000))
const tokenSchema = v.object({ access_token: token })
const permissionsSchema = v.object({
  data: v.array(v.object({ permission: v.string(), status: v.string() })),
})
const pagesSchema = v.object({
  data: v.array(
    v.object({
      id: v.pipe(v.string(), v.regex(/^\d{1,30}$/)),
      name: v.pipe(v.string(), v.minLength(1)),
      access_token: v.optional(token),
      tasks: v.optional(v.array(v.string()), []),
    }),
  ),
})

/**
 * The way to Facebook and back: with every page that somebody chose and may publish on, each with its own token, which
 * does not end by itself. Facebook can only take all of a person's pages from us at once, so no single one is ended.
 */
export function facebookConnector(config: OAuthNetworkConfig): NetworkConnector {
  const api = `${config.apiBase}/${config.version}`

  /** A token for what is offered, null where Facebook refuses. */
  async function trade(fields: Readonly<Record<string, string>>) {
    const { clientId: client_id, clientSecret: client_secret } = config
    const answer = await callNetwork(config.tokenBase, {
      method: 'POST',
      url: `${config.tokenBase}/${config.version}/oauth/access_token`,
      form: { client_id, client_secret, ...fields },
      timeoutMs: PATIENCE_MS,
    })
    if (answer.kind !== 'answered' || answer.status >= 500) return err('unreachable')
    const parsed = answer.status === 200 ? v.safeParse(tokenSchema, answer.data) : null
    return parsed?.success ? ok({ accessToken: parsed.output.access_token }) : err('refused')
  }

  return {
    async start({ redirectUri }) {
      const state = randomBytes(24).toString('base64url')
      const address = new URL(`${config.authBase}/${config.version}/dialog/oauth`)
      const parameters = {
        client_id: config.clientId,
        redirect_uri: redirectUri,
        scope: SCOPES,
        response_type: 'code',
        // Asks again for what somebody has refused before.
        auth_type: 'rerequest',
        state,
      }
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
      return ok({ state, address: address.href, kept: {} })
    },

    async finish({ answer, redirectUri }) {
      const code = answer.get('code')
      if (!code) return err(answer.get('error') === 'access_denied' ? 'denied' : 'refused')
      const short = await trade({ grant_type: 'authorization_code', code, redirect_uri: redirectUri })
      if (!short.ok) return short
      // Tokens of pages last only where the person's own token does.
      const long = await trade({ grant_type: 'fb_exchange_token', fb_exchange_token: short.accessToken })
      if (!long.ok) return long
      const read = async <Row>(path: string, schema: v.GenericSchema<unknown, { data: Row[] }>) => {
        const url = `${api}${path}`
        const asked = { method: 'GET', url, token: long.accessToken, timeoutMs: PATIENCE_MS } as const
        const given = await callNetwork(config.apiBase, asked)
        const parsed =
          given.kind === 'answered' && given.status === 200 ? v.safeParse(schema, given.data) : null
        return parsed?.success ? parsed.output.data : null
      }
      // People can refuse each of the permissions by itself.
      const permissions = await read('/me/permissions', permissionsSchema)
      const pages = await read('/me/accounts?fields=id,name,access_token,tasks&limit=100', pagesSchema)
      if (!permissions || !pages) return err('unreachable')
      const granted = permissions.flatMap(({ permission, status }) =>
        status === 'granted' ? permission : [],
      )
      if (!NEEDED.every(needed => granted.includes(needed))) return err('refused')
      const server = new URL(config.authBase).origin
      const scopes = granted.join(',')
      const accounts = pages.flatMap(({ id: accountId, name, access_token, tasks }) => {
        if (access_token === undefined || !tasks.includes('CREATE_CONTENT')) return []
        const tokens: OAuthTokens = { accessToken: access_token, refreshToken: null, expiresAt: null }
        const shown = name.slice(0, 300)
        return [{ server, accountId, handle: shown, displayName: shown, scopes, tokens, expiresAt: null }]
      })
      return accounts.length === 0 ? err('no_page') : ok({ accounts })
    },

    async end() {
      return true
    },
  }
}

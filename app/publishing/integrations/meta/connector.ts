import { randomBytes } from 'node:crypto'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type { ConnectRefusal, NetworkConnector } from '#app/publishing/integrations/connector.ts'
import { callNetwork } from '#app/publishing/integrations/oauth/call-network.ts'
import type { OAuthPerson } from '#app/publishing/integrations/oauth/connector.ts'
import { err, type Ok, ok } from '#core/shared/result.ts'
import { exchangeForLongToken, type LongTokenGrant } from './long-tokens.ts'

const PATIENCE_MS = 10_000

/** What the networks of Meta differ in that give a token of 60 days. */
export interface LongTokenDoor {
  readonly grant: LongTokenGrant
  /** Without these nothing can be published. */
  readonly needed: readonly string[]
  /** What is asked for beside them. */
  readonly wanted: readonly string[]
  /** Added to the address where somebody has to say who they are. */
  readonly forced: Readonly<Record<string, string>>
  /** What is asked about the person, as fields of `/me`. */
  readonly fields: string
  /** Reads who it is; `unreachable` where that makes no sense. */
  readPerson(data: unknown): Ok<{ person: OAuthPerson }> | ConnectRefusal
}

/** The way to such a network and back. It has no call that ends a token. */
export function longTokenConnector(config: OAuthNetworkConfig, door: LongTokenDoor): NetworkConnector {
  const { grant, needed } = door
  const scope = [...needed, ...door.wanted].join(',')
  return {
    async start({ redirectUri, forceLogin }) {
      const state = randomBytes(24).toString('base64url')
      const address = new URL(`${config.authBase}/oauth/authorize`)
      const parameters = {
        client_id: config.clientId,
        redirect_uri: redirectUri,
        scope,
        response_type: 'code',
        state,
        ...(forceLogin ? door.forced : {}),
      }
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
      return ok({ state, address: address.href, kept: {} })
    },

    async finish({ answer, redirectUri }) {
      const code = answer.get('code')
      if (!code) return err(answer.get('error') === 'access_denied' ? 'denied' : 'refused')
      const given = await exchangeForLongToken(config, { grant, code, redirectUri, needed })
      if (given.kind !== 'renewed') return err(given.kind === 'refused' ? 'refused' : 'unreachable')
      const { tokens, reconnectBy: expiresAt } = given
      const told = await callNetwork(config.apiBase, {
        method: 'GET',
        url: `${config.apiBase}/${config.version}/me?fields=${door.fields}`,
        token: tokens.accessToken,
        timeoutMs: PATIENCE_MS,
      })
      if (told.kind !== 'answered' || told.status !== 200) return err('unreachable')
      const read = door.readPerson(told.data)
      if (!read.ok) return read
      const server = new URL(config.authBase).origin
      return ok({ accounts: [{ ...read.person, server, scopes: scope, tokens, expiresAt }] })
    },

    async end() {
      return true
    },
  }
}

import * as v from 'valibot'
import type { Config } from '#app/config.server.ts'
import type { ConnectRefusal, NetworkConnector } from '#app/publishing/integrations/connector.ts'
import { readMastodonHost } from '#core/publishing/mastodon/server.ts'
import { err, type Ok, ok } from '#core/shared/result.ts'
import type { AppPlace, MastodonApps } from './apps.ts'
import type { MastodonServer } from './call.ts'
import {
  checkApp,
  depart,
  exchangeCode,
  findDoor,
  type MastodonApp,
  type MastodonDoor,
  readPerson,
  registerApp,
  revokeToken,
} from './oauth.ts'
import { type MastodonTokens, readTokens } from './tokens.ts'

const keptSchema = v.object({
  server: v.string(),
  codeVerifier: v.string(),
  tokenPath: v.string(),
  revokePath: v.string(),
  clientId: v.string(),
})

/** The way to any Mastodon server and back: it is asked how it wants to be asked, and told of us the first time. */
export function mastodonConnector(
  { mastodonLocalServer: localOrigin, appUrl }: Pick<Config, 'mastodonLocalServer' | 'appUrl'>,
  apps: MastodonApps,
): NetworkConnector {
  /** How we are registered at a server: now where we never were, where it forgot us, and where other rights are asked for. */
  async function findApp(
    server: MastodonServer,
    door: MastodonDoor,
    place: AppPlace,
  ): Promise<Ok<{ app: MastodonApp }> | ConnectRefusal> {
    const scopes = door.scopes.join(' ')
    const known = await apps.find(place)
    if (known?.scopes === scopes) {
      const checked = await checkApp(server, door, known.app)
      if (checked.ok) return ok({ app: known.app })
      if (checked.reason !== 'unknown_app') return checked
    }
    const registered = await registerApp(server, door, { redirectUri: place.redirectUri, website: appUrl })
    if (registered.ok) await apps.keep(place, scopes, registered.app)
    return registered
  }

  return {
    async start({ typed, redirectUri, forceLogin }) {
      const origin = originOf(typed, localOrigin)
      if (origin === null) return err('no_server')
      const server = { origin, localOrigin }
      const found = await findDoor(server)
      if (!found.ok) return found
      const { door } = found
      const registered = await findApp(server, door, { server: origin, redirectUri })
      if (!registered.ok) return registered
      const { app } = registered
      const { state, codeVerifier, address } = depart(server, door, { app, redirectUri, forceLogin })
      const { tokenPath, revokePath } = door
      return ok({
        state,
        address,
        kept: { server: origin, codeVerifier, tokenPath, revokePath, clientId: app.clientId },
      })
    },

    async finish({ kept, answer, redirectUri }) {
      const { server, codeVerifier, tokenPath, revokePath, clientId } = v.parse(keptSchema, kept)
      const code = answer.get('code')
      if (!code) return err(answer.get('error') === 'access_denied' ? 'denied' : 'refused')
      const known = await apps.find({ server, redirectUri })
      // Another may have taken its place since.
      if (known?.app.clientId !== clientId) return err('unknown_app')
      const { app } = known
      const at = { origin: server, localOrigin }
      const exchanged = await exchangeCode(at, tokenPath, { app, code, codeVerifier, redirectUri })
      if (!exchanged.ok) return exchanged
      const { accessToken, scope: scopes } = exchanged
      const read = await readPerson(at, accessToken)
      if (!read.ok) return read
      const tokens: MastodonTokens = { ...app, accessToken, revokePath }
      return ok({ accounts: [{ ...read.person, server, scopes, tokens, expiresAt: null }] })
    },

    async end({ server, tokens: stored }) {
      const tokens = readTokens(stored)
      if (!tokens) return true
      const { clientId, clientSecret, accessToken, revokePath } = tokens
      return revokeToken(
        { origin: server, localOrigin },
        { app: { clientId, clientSecret }, accessToken, revokePath },
      )
    },
  }
}

/** The origin of the server that somebody typed; null when no server can be read. */
function originOf(typed: string, localOrigin: string | null): string | null {
  const host = readMastodonHost(typed)
  if (host === null) return null
  if (localOrigin !== null && new URL(localOrigin).host === host) return localOrigin
  const url = URL.parse(`https://${host}`)
  return url?.hostname.includes('.') ? url.origin : null
}

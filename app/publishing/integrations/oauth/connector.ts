import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type {
  AllowedAccount,
  ConnectRefusal,
  NetworkConnector,
} from '#app/publishing/integrations/connector.ts'
import { readOAuthTokens } from '#app/publishing/integrations/fresh-token.ts'
import { err, type Ok, ok } from '#core/shared/result.ts'
import { askForTokens, endToken } from './ask-for-tokens.ts'
import type { OAuthDoor } from './door.ts'

/** Who allowed us in, as a network names them. */
export type OAuthPerson = Pick<AllowedAccount, 'accountId' | 'handle' | 'displayName'>

const keptSchema = v.object({ codeVerifier: v.string() })

/** The way to a network with one address that knows us by an id and a secret, and back. */
export function oauthConnector(
  config: OAuthNetworkConfig,
  door: OAuthDoor,
  readPerson: (accessToken: string) => Promise<Ok<{ person: OAuthPerson }> | ConnectRefusal>,
): NetworkConnector {
  return {
    async start({ redirectUri }) {
      const state = randomBytes(24).toString('base64url')
      const codeVerifier = door.hasPkce ? randomBytes(32).toString('base64url') : ''
      const address = new URL(`${config.authBase}${door.authorizePath}`)
      const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
      const parameters = {
        response_type: 'code',
        [door.idName]: config.clientId,
        redirect_uri: redirectUri,
        scope: door.scopes.join(door.separator),
        state,
        ...(door.hasPkce ? { code_challenge: challenge, code_challenge_method: 'S256' } : {}),
      }
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
      return ok({ state, address: address.href, kept: { codeVerifier } })
    },

    async finish({ kept, answer, redirectUri }) {
      const { codeVerifier } = v.parse(keptSchema, kept)
      const code = answer.get('code')
      // LinkedIn has words of its own for it, TikTok and X the usual ones.
      if (!code) return err(/denied|cancell?ed/.test(answer.get('error') ?? '') ? 'denied' : 'refused')
      const given = await askForTokens(config, door, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        ...(door.hasPkce ? { code_verifier: codeVerifier } : {}),
      })
      if (given.kind !== 'given') return err(given.kind === 'refused' ? 'refused' : 'unreachable')
      const { tokens, scope, reconnectBy } = given
      const granted = scope.split(/[ ,]+/)
      if (!door.needed.every(needed => granted.includes(needed))) return err('refused')
      const read = await readPerson(tokens.accessToken)
      if (!read.ok) return read
      const server = new URL(config.authBase).origin
      return ok({ accounts: [{ ...read.person, server, scopes: scope, tokens, expiresAt: reconnectBy }] })
    },

    async end({ tokens: stored, isReplaced }) {
      const tokens = readOAuthTokens(stored)
      // To end one of an app's tokens may end the newer ones, too.
      if (!tokens || isReplaced) return true
      return endToken(config, door, tokens.refreshToken ?? tokens.accessToken)
    },
  }
}

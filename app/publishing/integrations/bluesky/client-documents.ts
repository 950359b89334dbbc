import { isIP } from 'node:net'
import type { Config } from '#app/config.server.ts'
import { callbackPath } from '#app/publishing/integrations/connector.ts'
import { clientKeys } from './client-keys.ts'

/** What of the configuration Bluesky is made of. */
export type BlueskyInstallation = Pick<Config, 'appUrl' | 'encryptionKey' | 'blueskyLocalServer'>

/** How much we ask for: only what we use, or all that servers know that cannot tell these apart. */
export type Asked = 'posts' | 'everything'

export const SCOPES: Readonly<Record<Asked, string>> = {
  posts: 'atproto repo:app.bsky.feed.post blob:image/*',
  everything: 'atproto transition:generic',
}

const DOCUMENTS: Readonly<Record<Asked, string>> = {
  posts: '/oauth/bluesky/client.json',
  everything: '/oauth/bluesky/client-everything.json',
}
const KEYS = '/oauth/bluesky/keys.json'

/**
 * How we present ourselves: by documents that servers fetch from our address, as a program on somebody's own computer,
 * which may stay for two weeks, or not at all (an address that is neither).
 */
export function presence(appUrl: string): 'public' | 'own_computer' | null {
  const { protocol, hostname } = new URL(appUrl)
  if (hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]') return 'own_computer'
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.')
  return protocol === 'https:' && isName ? 'public' : null
}

/** The address to come back to as servers take it: they know no `localhost`. */
export function returnAddress(redirectUri: string): string {
  return redirectUri.replace(/^http:\/\/localhost(?=[:/])/, 'http://127.0.0.1')
}

/** What describes us to a server, for people who come back to an address. */
export function clientMetadata(appUrl: string, redirectUri: string, asked: Asked) {
  const scope = SCOPES[asked]
  const common = {
    redirect_uris: [redirectUri] as [`https://${string}` | `http://127.0.0.1${string}`],
    response_types: ['code'] as ['code'],
    grant_types: ['authorization_code', 'refresh_token'] as ['authorization_code', 'refresh_token'],
    scope,
    dpop_bound_access_tokens: true,
  }
  if (redirectUri.startsWith('http:'))
    return {
      ...common,
      client_id: `http://localhost?${new URLSearchParams({ scope, redirect_uri: redirectUri })}`,
      application_type: 'native' as const,
      token_endpoint_auth_method: 'none' as const,
    }
  return {
    ...common,
    client_id: `${appUrl}${DOCUMENTS[asked]}`,
    client_name: 'Brandhearth',
    client_uri: appUrl as `https://${string}`,
    application_type: 'web' as const,
    token_endpoint_auth_method: 'private_key_jwt' as const,
    token_endpoint_auth_signing_alg: 'ES256',
    jwks_uri: `${appUrl}${KEYS}` as `https://${string}`,
  }
}

/** The document at a path of ours, for servers that fetch it; null where there is none. */
export function clientDocument(installation: BlueskyInstallation, path: string): object | null {
  const { appUrl, encryptionKey } = installation
  if (presence(appUrl) !== 'public') return null
  if (path === KEYS)
    return {
      keys: clientKeys(encryptionKey).map(({ kty, crv, alg, kid, x, y }) => ({
        ...{ kty, crv, alg, kid, x, y },
        use: 'sig',
      })),
    }
  const asked = (['posts', 'everything'] as const).find(kind => DOCUMENTS[kind] === path)
  return asked ? clientMetadata(appUrl, `${appUrl}${callbackPath('bluesky')}`, asked) : null
}

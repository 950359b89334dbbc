/** Where an OpenID provider answers, from its discovery document. */
export interface OpenIdProvider {
  readonly issuer: string
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly jwksUri: string
}

/** A public key as the provider publishes it. */
export type PublishedKey = JsonWebKey & { readonly kid?: string }

/** How long a slow provider may keep a visitor waiting. */
const PATIENCE_MS = 5_000
const HOUR_MS = 3_600_000

const providers = new Map<string, { at: number; provider: OpenIdProvider }>()
const keys = new Map<string, { at: number; keys: PublishedKey[] }>()

/**
 * The provider's discovery document, read once an hour. Throws when it cannot be read, is not the issuer's own, or
 * names an endpoint without TLS (loopback excepted, where stand-ins live).
 */
export async function discoverProvider(issuer: string): Promise<OpenIdProvider> {
  const known = providers.get(issuer)
  if (known && Date.now() - known.at < HOUR_MS) return known.provider
  const found = await readJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  const provider = {
    issuer: text(found, 'issuer'),
    authorizationEndpoint: safe(text(found, 'authorization_endpoint')),
    tokenEndpoint: safe(text(found, 'token_endpoint')),
    jwksUri: safe(text(found, 'jwks_uri')),
  }
  if (provider.issuer !== issuer) throw new Error('The discovery document names another issuer')
  providers.set(issuer, { at: Date.now(), provider })
  return provider
}

/** The key with this id; asks the provider again when it is new, since keys rotate. Null when nobody knows it. */
export async function findProviderKey(provider: OpenIdProvider, kid: string): Promise<PublishedKey | null> {
  const known = keys.get(provider.jwksUri)
  const match = known?.keys.find(key => key.kid === kid)
  if (known && match && Date.now() - known.at < HOUR_MS) return match
  // Asked for keys that do not exist, we do not ask the provider more often than every ten seconds.
  if (known && !match && Date.now() - known.at < 10_000) return null
  const found = await readJson(provider.jwksUri)
  const list = Array.isArray(found.keys) ? (found.keys as PublishedKey[]) : []
  keys.set(provider.jwksUri, { at: Date.now(), keys: list })
  return list.find(key => key.kid === kid) ?? null
}

async function readJson(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(safe(url), {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`The provider answered ${response.status}`)
  return (await response.json()) as Record<string, unknown>
}

function text(found: Record<string, unknown>, key: string): string {
  const value = found[key]
  if (typeof value !== 'string') throw new Error(`The discovery document has no ${key}`)
  return value
}

function safe(url: string): string {
  const { protocol, hostname } = new URL(url)
  const isLoopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  if (protocol !== 'https:' && !isLoopback) throw new Error('The provider must be asked over TLS')
  return url
}

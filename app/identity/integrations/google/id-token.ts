import type { JsonWebKeyInput } from 'node:crypto'
import { createPublicKey, verify } from 'node:crypto'
import { findProviderKey, type OpenIdProvider } from './provider.ts'

/** What Google says of the person who signed in there. */
export interface GooglePerson {
  /** Google's own, never changing name for the person: the only thing we identify them by. */
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  readonly picture: string | null
}

/** Clocks may differ by this much, in seconds. */
const LEEWAY = 60

/**
 * Reads an id token: signed by the provider with RS256, made for us, for this very sign-in (nonce), and not over.
 * Throws an Error with the reason otherwise.
 */
export async function readIdToken(
  token: string,
  expected: { provider: OpenIdProvider; clientId: string; nonce: string; now: Date },
): Promise<GooglePerson> {
  const [head = '', body = '', signature = ''] = token.split('.')
  const header = decode(head)
  if (header.alg !== 'RS256' || typeof header.kid !== 'string')
    throw new Error('id token is not signed as agreed')
  const key = await findProviderKey(expected.provider, header.kid)
  if (!key) throw new Error('id token is signed with an unknown key')
  const publicKey = createPublicKey({ key: { ...key } as JsonWebKeyInput['key'], format: 'jwk' })
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${body}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('id token has a wrong signature')

  const claims = decode(body)
  const seconds = expected.now.getTime() / 1000
  const audience = Array.isArray(claims.aud) ? claims.aud : [claims.aud]
  if (claims.iss !== expected.provider.issuer) throw new Error('id token comes from somebody else')
  if (audience.length !== 1 || audience[0] !== expected.clientId) throw new Error('id token is not for us')
  if (claims.azp !== undefined && claims.azp !== expected.clientId) throw new Error('id token is not for us')
  if (typeof claims.exp !== 'number' || claims.exp + LEEWAY < seconds) throw new Error('id token is over')
  if (typeof claims.iat !== 'number' || claims.iat - LEEWAY > seconds)
    throw new Error('id token is not yet valid')
  if (claims.nonce !== expected.nonce) throw new Error('id token answers another sign-in')
  if (typeof claims.sub !== 'string' || claims.sub === '' || claims.sub.length > 255)
    throw new Error('id token names nobody')
  return {
    subject: claims.sub,
    email: typeof claims.email === 'string' ? claims.email : '',
    emailVerified: claims.email_verified === true,
    name: typeof claims.name === 'string' ? claims.name : '',
    picture:
      typeof claims.picture === 'string' && claims.picture.startsWith('https://')
        ? claims.picture.slice(0, 2048)
        : null,
  }
}

function decode(part: string): Record<string, unknown> {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  if (typeof value !== 'object' || value === null) throw new Error('id token cannot be read')
  return value as Record<string, unknown>
}

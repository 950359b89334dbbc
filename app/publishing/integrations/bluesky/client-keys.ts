import { createECDH, hkdfSync } from 'node:crypto'
import type { SecretPair } from '#app/config.server.ts'

/** Points on P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** A key with which we say who we are to Bluesky's servers (ES256), as a JWK with its private part. */
export interface ClientKey {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly alg: 'ES256'
  readonly kid: string
  readonly x: string
  readonly y: string
  readonly d: string
}

/**
 * The installation's keys, the one that new sessions are bound to first. They follow from ENCRYPTION_KEY: sessions that
 * are bound to the one before last as long as it stands in ENCRYPTION_KEY_PREVIOUS.
 */
export function clientKeys(secrets: SecretPair): ClientKey[] {
  const { current, previous } = secrets
  return (previous === null ? [current] : [current, previous]).map(secret => {
    const derive = (purpose: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, 'brandhearth', purpose, length)).toString('hex')
    const wide = derive('sign:bluesky-client', 48)
    const scalar = (BigInt(`0x${wide}`) % (ORDER - 1n)) + 1n
    const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(d)
    const point = pair.getPublicKey()
    return {
      ...{ kty: 'EC', crv: 'P-256', alg: 'ES256' },
      kid: derive('bluesky-client-id', 8),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: d.toString('base64url'),
    }
  })
}

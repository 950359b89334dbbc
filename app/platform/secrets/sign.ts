import { createHmac, type KeyObject } from 'node:crypto'
import type { SecretPair } from '#app/config.server.ts'
import { type Key, keysFor } from './keys.ts'
import { isSame } from './secrets.ts'

/** What is signed with SESSION_SECRET, or kept as a keyed hash. Each has a key of its own. */
export type SignPurpose =
  | 'app-token'
  | 'erasure'
  | 'form'
  | 'lead-form'
  | 'media'
  | 'rate-limit'
  | 'safety-id'
  | 'ticket-reply'
  | 'tracked-link'
  | 'trial-mailbox'

/** A signature that only we can make, with its key's id in front: `id.signature`. */
export function sign(text: string, secrets: SecretPair, purpose: SignPurpose): string {
  const [key] = keysFor(secrets, `sign:${purpose}`)
  return `${key.id.toString('hex')}.${hmac(key.signing, text).toString('base64url')}`
}

/** Did we sign this text for this purpose, under either secret? Also true for a signature from before keys had ids. */
export function isSigned(
  text: string,
  signature: string,
  secrets: SecretPair,
  purpose: SignPurpose,
): boolean {
  const [mac = '', id, ...more] = signature.split('.').reverse()
  if (more.length > 0) return false
  return keysFor(secrets, `sign:${purpose}`).some(key => {
    if (id !== undefined && id !== key.id.toString('hex')) return false
    const expected = id === undefined ? hmac(key.secret, `${purpose}:${text}`) : hmac(key.signing, text)
    return isSame(Buffer.from(expected.toString('base64url')), Buffer.from(mac))
  })
}

/**
 * A name for somebody that tells nothing of them, as base64url: always the same under one secret. With a new secret it is
 * another, so it is for what is forgotten soon.
 */
export function keyedHash(text: string, secrets: SecretPair, purpose: SignPurpose): string {
  return keyedHashes(text, secrets, purpose)[0]
}

/** The same under every secret that counts, the present one first: to find again what was kept before it was changed. */
export function keyedHashes(text: string, secrets: SecretPair, purpose: SignPurpose): [string, ...string[]] {
  const [first, ...others] = keysFor(secrets, `sign:${purpose}`)
  const hashWith = (key: Key) => hmac(key.signing, text).toString('base64url')
  return [hashWith(first), ...others.map(hashWith)]
}

function hmac(key: string | KeyObject, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

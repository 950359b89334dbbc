import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretPair } from '#app/config.server.ts'
import { KEY_ID_BYTES, keysFor } from './keys.ts'
import type { SealPurpose } from './purposes.ts'

/** Before keys had ids. */
const WITHOUT_ID = 1
const WITH_ID = 2

const HEADER_BYTES = 1 + KEY_ID_BYTES
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Something sealed does not open. Says nothing of what is in it. */
export class SealError extends Error {
  override readonly name = 'SealError'
}

/**
 * Encrypts text at rest with AES-256-GCM under the current of two secrets, whose key's id stands in front. `purpose` and
 * `boundTo` (such as the account it belongs to) are bound to the result: it does not open for another.
 */
export function seal(text: string, secrets: SecretPair, purpose: SealPurpose, boundTo = ''): Buffer {
  const [key] = keysFor(secrets, `seal:${purpose}`)
  const header = Buffer.concat([Buffer.of(WITH_ID), key.id])
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce)
  cipher.setAAD(Buffer.concat([header, Buffer.from(boundTo)]))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([header, nonce, cipher.getAuthTag(), body])
}

/**
 * Opens what `seal` made under either secret. Throws a `SealError` when it was changed, or sealed with another secret or
 * for another purpose.
 */
export function unseal(sealed: Uint8Array, secrets: SecretPair, purpose: SealPurpose, boundTo = ''): string {
  const bytes = Buffer.from(sealed)
  if (bytes[0] === WITHOUT_ID) return unsealWithoutId(bytes.subarray(1), secrets, purpose, boundTo)
  if (bytes[0] !== WITH_ID) throw new SealError('Sealed with a version this program does not know')
  const header = bytes.subarray(0, HEADER_BYTES)
  const id = header.subarray(1)
  const key = keysFor(secrets, `seal:${purpose}`).find(known => known.id.equals(id))
  if (!key) throw new SealError(`Sealed with key ${id.toString('hex')}, which is not configured`)
  const text = decrypt(bytes.subarray(HEADER_BYTES), key.bytes, Buffer.concat([header, Buffer.from(boundTo)]))
  if (text === null) throw new SealError('Changed, or sealed for something else')
  return text
}

/** As `unseal`, for JSON. Throws a `SealError`, too, when there is no JSON in it: a parser's message quotes its input. */
export function unsealJson(sealed: Uint8Array, secrets: SecretPair, purpose: SealPurpose): unknown {
  const text = unseal(sealed, secrets, purpose)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new SealError('What was sealed is not JSON')
  }
}

/** What a sealed text begins with under a key, as hex: by this it is found in the database. */
export function sealHead(id: Buffer): string {
  return Buffer.concat([Buffer.of(WITH_ID), id]).toString('hex')
}

function unsealWithoutId(bytes: Buffer, secrets: SecretPair, purpose: SealPurpose, boundTo: string): string {
  const info = boundTo === '' ? purpose : `${purpose}:${boundTo}`
  for (const { secret } of keysFor(secrets, `seal:${purpose}`)) {
    const text = decrypt(bytes, Buffer.from(hkdfSync('sha256', secret, '', info, 32)), null)
    if (text !== null) return text
  }
  throw new SealError('Changed, or sealed with another key or for something else')
}

function decrypt(bytes: Buffer, key: Buffer, header: Buffer | null): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    if (header) decipher.setAAD(header)
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([body, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

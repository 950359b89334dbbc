import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The purpose under which the props of a waiting mail are sealed. */
export const MAIL_SEAL = 'mail-props'

const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts text at rest with AES-256-GCM under a key derived from ENCRYPTION_KEY. `purpose` is bound to the result:
 * what was sealed for one purpose does not open for another.
 */
export function seal(text: string, encryptionKey: string, purpose: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(encryptionKey, purpose), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body])
}

/** Opens what `seal` made. Throws when it was changed, or sealed with another key or for another purpose. */
export function unseal(sealed: Uint8Array, encryptionKey: string, purpose: string): string {
  const bytes = Buffer.from(sealed)
  if (bytes[0] !== VERSION) throw new Error('Sealed with a version this program does not know')
  const nonce = bytes.subarray(1, 1 + NONCE_BYTES)
  const tag = bytes.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(encryptionKey, purpose), nonce)
  decipher.setAuthTag(tag)
  return Buffer.concat([
    decipher.update(bytes.subarray(1 + NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8')
}

function keyFor(encryptionKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', encryptionKey, '', purpose, 32))
}

import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { SecretPair } from '#app/config.server.ts'
import type { KeptKey } from './kept-keys.ts'
import { keysFor } from './keys.ts'

const MAIL_CODE = 'sign:mail-code'

/** A new secret of 256 random bits, as text for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps instead of a secret. Plain SHA-256 is enough: the secret is not guessable. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** A new code of six digits for typing. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0')
}

/**
 * What the database keeps instead of a mailed code: bound to what it belongs to and keyed, since short codes are soon
 * tried, with the key's id in front.
 */
export function hashMailCode(code: string, boundTo: Uint8Array, secrets: SecretPair): Buffer {
  const [key] = keysFor(secrets, MAIL_CODE)
  return Buffer.concat([key.id, hashCode(code, boundTo, key.bytes)])
}

/** Is this the mailed code behind a hash, made under either secret? Also reads hashes from before keys had ids. */
export function isMailCode(
  kept: Uint8Array | null,
  code: string,
  boundTo: Uint8Array,
  secrets: SecretPair,
): boolean {
  return keysFor(secrets, MAIL_CODE).some(
    ({ id, bytes, secret }) =>
      isSame(kept, Buffer.concat([id, hashCode(code, boundTo, bytes)])) ||
      isSame(kept, hashCode(code, boundTo, secret)),
  )
}

/** A recovery code as it is kept: a keyed hash, bound to its account, with the key's id in front where it has one. */
export function hashRecoveryCode(code: string, userId: string, { id, bytes }: KeptKey): Buffer {
  return Buffer.concat([id ?? Buffer.of(), hashCode(code, Buffer.from(userId), bytes)])
}

function hashCode(code: string, boundTo: Uint8Array, key: string | Uint8Array): Buffer {
  return createHmac('sha256', key).update(boundTo).update(code).digest()
}

/** Whether two hashes are the same, in a time that does not tell where they differ; nothing equals null. */
export function isSame(a: Uint8Array | null, b: Uint8Array | null): boolean {
  return a !== null && b !== null && a.length === b.length && timingSafeEqual(a, b)
}

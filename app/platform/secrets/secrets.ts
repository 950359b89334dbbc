import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

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

/** What the database keeps instead of a code: bound to what it belongs to and keyed, since short codes are soon tried. */
export function hashCode(code: string, boundTo: Uint8Array, key: string): Buffer {
  return createHmac('sha256', key).update(boundTo).update(code).digest()
}

/** Whether two hashes are the same, in a time that does not tell where they differ; nothing equals null. */
export function isSame(a: Uint8Array | null, b: Uint8Array | null): boolean {
  return a !== null && b !== null && a.length === b.length && timingSafeEqual(a, b)
}

import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

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

/** What the database keeps instead of a code: bound to its token and keyed, since a million codes are soon tried. */
export function hashCode(code: string, tokenHash: Uint8Array, key: string): Buffer {
  return createHmac('sha256', key).update(tokenHash).update(code).digest()
}

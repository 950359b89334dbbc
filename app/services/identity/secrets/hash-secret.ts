import { createHash } from 'node:crypto'

/** What the database keeps instead of a secret. Plain SHA-256 is enough: the secret is not guessable. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

import { randomBytes } from 'node:crypto'

/** A new secret of 256 random bits, as text for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

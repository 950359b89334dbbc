import { createHash } from 'node:crypto'

/** What tells an item apart, as 64 hexadecimal figures. */
export function hashIdentity(identity: string): string {
  return createHash('sha256').update(identity).digest('hex')
}

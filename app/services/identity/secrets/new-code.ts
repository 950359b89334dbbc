import { randomInt } from 'node:crypto'

/** A new code of six digits for typing. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0')
}

import { randomUUID } from 'node:crypto'
import { noteKey } from '../answer-notes.ts'

/** What the loader of a form gives along: sent twice with the same key, the form is one and the same press. */
export function newIdempotencyKey(): string {
  const key = randomUUID()
  noteKey(key)
  return key
}

/** The posted key when it can be one (8 to 100 characters), else a new one: the press then counts by itself. */
export function idempotencyKeyOf(posted: string | undefined): string {
  return posted && posted.length >= 8 && posted.length <= 100 ? posted : newIdempotencyKey()
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const noted = new AsyncLocalStorage<string[]>()

/** What the loader of a form gives along: sent twice with the same key, the form is one and the same press. */
export function newIdempotencyKey(): string {
  const key = randomUUID()
  noted.getStore()?.push(key)
  return key
}

/** Does `work` and tells which keys were made by it: whoever answers with the same page again needs others. */
export async function withKeysNoted<T>(work: () => Promise<T>): Promise<{ result: T; keys: string[] }> {
  const keys: string[] = []
  return { result: await noted.run(keys, work), keys }
}

/** The posted key when it can be one (8 to 100 characters), else a new one: the press then counts by itself. */
export function idempotencyKeyOf(posted: string | undefined): string {
  return posted && posted.length >= 8 && posted.length <= 100 ? posted : newIdempotencyKey()
}

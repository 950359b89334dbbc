import type { Sql } from '../../client.ts'
import { jsonb } from '../../json.ts'

export interface IdempotencyKey {
  /** The account's id, or an anonymous visitor's. */
  readonly scope: string
  readonly action: string
  readonly key: string
}

export type IdempotencyAnswer = { readonly first: true } | { readonly first: false; readonly result: unknown }

/**
 * Claims a form's key inside the transaction that does its work. A repeat waits for the first one to commit and gets
 * its result (null when that stored none); if the first rolls back, the repeat becomes the first.
 * For the role `app` the owner must be the workspace.
 */
export async function insertOrFindIdempotencyKey(
  sql: Sql,
  input: IdempotencyKey & { userId: string | null },
): Promise<IdempotencyAnswer> {
  const inserted = await sql`
    insert into idempotency_keys (scope, action, key, user_id)
    values (${input.scope}, ${input.action}, ${input.key}, ${input.userId})
    on conflict (scope, action, key) do nothing
  `
  if (inserted.count === 1) return { first: true }
  return { first: false, result: await findIdempotencyResult(sql, input) }
}

/** What a form with this key made; null while there was none. */
export async function findIdempotencyResult(sql: Sql, key: IdempotencyKey): Promise<unknown> {
  const [row] = await sql<{ result: unknown }[]>`
    select result from idempotency_keys
    where scope = ${key.scope} and action = ${key.action} and key = ${key.key}
  `
  return row?.result ?? null
}

/** Stores what a repeat shall be answered with, in the same transaction. */
export async function updateIdempotencyResult(
  sql: Sql,
  input: IdempotencyKey & { result: object },
): Promise<void> {
  await sql`
    update idempotency_keys set result = ${jsonb(sql, input.result)}
    where scope = ${input.scope} and action = ${input.action} and key = ${input.key}
  `
}

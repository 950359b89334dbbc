import type { TokenPurpose } from '#core/identity/tokens.ts'
import type { Sql } from '../../client.ts'

export interface Token {
  readonly id: string
  readonly userId: string | null
  readonly email: string
  readonly browserHash: Uint8Array | null
  readonly codeHash: Uint8Array | null
  readonly tries: number
}

/** Keeps a new token and ends every older one of the same purpose for the same address (safety, hole 8). */
export async function insertToken(
  sql: Sql,
  token: {
    hash: Uint8Array
    purpose: TokenPurpose
    userId: string | null
    email: string
    browserHash: Uint8Array | null
    codeHash: Uint8Array | null
    expiresAt: Date
    now: Date
  },
): Promise<void> {
  await sql`
    update tokens set consumed_at = ${token.now}
    where email = ${token.email} and purpose = ${token.purpose} and consumed_at is null
  `
  await sql`
    insert into tokens (hash, purpose, user_id, email, browser_hash, code_hash, expires_at)
    values (
      ${token.hash}, ${token.purpose}, ${token.userId}, ${token.email}, ${token.browserHash}, ${token.codeHash},
      ${token.expiresAt}
    )
  `
}

/** The token if it is still good, without spending it: opening a link changes nothing. */
export async function findToken(
  sql: Sql,
  token: { hash: Uint8Array; purpose: TokenPurpose; now: Date },
): Promise<Token | null> {
  const [row] = await sql<Token[]>`
    select id, user_id, email, browser_hash, code_hash, tries from tokens
    where hash = ${token.hash} and purpose = ${token.purpose} and consumed_at is null and expires_at > ${token.now}
  `
  return row ?? null
}

/** Spends a token. Of any number at once exactly one is answered true. */
export async function consumeToken(sql: Sql, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const rows = await sql`
    update tokens set consumed_at = ${now} where id = ${id} and consumed_at is null and expires_at > ${now}
  `
  return rows.count === 1
}

/** Counts a wrong code; at the limit the token is spent. Answers the tries so far. */
export async function countTokenTry(
  sql: Sql,
  { id, limit, now }: { id: string; limit: number; now: Date },
): Promise<number> {
  const [row] = await sql<{ tries: number }[]>`
    update tokens
    set tries = tries + 1, consumed_at = case when tries + 1 >= ${limit} then ${now}::timestamptz else consumed_at end
    where id = ${id} and consumed_at is null
    returning tries
  `
  return row?.tries ?? limit
}

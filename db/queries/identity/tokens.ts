import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import type { TokenPurpose } from '#core/identity/tokens.ts'
import type { Sql } from '../../client.ts'

export interface Token {
  readonly id: string
  readonly userId: string | null
  readonly email: string
  readonly browserHash: Uint8Array | null
  readonly codeHash: Uint8Array | null
  readonly tries: number
  readonly payload: Record<string, unknown>
}

/**
 * Keeps a new token and ends every older one of the same purpose for the same address. Answers false, and changes
 * nothing, when a token of this id was made already: a job that runs twice sends one mail.
 */
export async function insertToken(
  sql: Sql,
  token: {
    /** Given by callers that may run twice. */
    id?: string
    hash: Uint8Array
    purpose: TokenPurpose
    userId: string | null
    email: string
    browserHash: Uint8Array | null
    codeHash: Uint8Array | null
    payload?: Record<string, postgres.JSONValue>
    expiresAt: Date
    now: Date
  },
): Promise<boolean> {
  const id = token.id ?? randomUUID()
  const rows = await sql`
    insert into tokens (id, hash, purpose, user_id, email, browser_hash, code_hash, payload, expires_at)
    values (
      ${id}, ${token.hash}, ${token.purpose}, ${token.userId}, ${token.email}, ${token.browserHash},
      ${token.codeHash}, ${sql.json(token.payload ?? {})}, ${token.expiresAt}
    )
    on conflict (id) do nothing
  `
  if (rows.count === 0) return false
  await sql`
    update tokens set consumed_at = ${token.now}
    where email = ${token.email} and purpose = ${token.purpose} and consumed_at is null and id <> ${id}
  `
  return true
}

/** The token if it is still good, without spending it: opening a link changes nothing. */
export async function findToken(
  sql: Sql,
  token: { hash: Uint8Array; purpose: TokenPurpose; now: Date },
): Promise<Token | null> {
  const [row] = await sql<Token[]>`
    select id, user_id, email, browser_hash, code_hash, tries, payload from tokens
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

/** Ends every open link that signs in or sets a password, whoever's it is; answers how many. System role only. */
export async function consumeSignInTokens(sql: Sql, { now }: { now: Date }): Promise<number> {
  const rows = await sql`
    update tokens set consumed_at = ${now}
    where purpose in ('magic_link', 'password_reset') and consumed_at is null and expires_at > ${now}
  `
  return rows.count
}

/** Ends every open token of an account, whatever it was for: after a reset nothing older may open a door. */
export async function consumeTokensOfUser(
  sql: Sql,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await sql`update tokens set consumed_at = ${now} where user_id = ${userId} and consumed_at is null`
}

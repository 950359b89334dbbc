import type { Sql } from '../../client.ts'

export interface Passkey {
  readonly id: string
  readonly userId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** The passkey with this credential id, or null. */
export async function findPasskey(sql: Sql, { id }: { id: string }): Promise<Passkey | null> {
  const [row] = await sql<Passkey[]>`
    select id, user_id, public_key, counter, transports, name, created_at, last_used_at
    from passkeys where id = ${id}
  `
  return row ?? null
}

/** The passkeys of an account in the order they were added; fifty at most. */
export async function listPasskeys(sql: Sql, { userId }: { userId: string }): Promise<Passkey[]> {
  return sql<Passkey[]>`
    select id, user_id, public_key, counter, transports, name, created_at, last_used_at
    from passkeys where user_id = ${userId} order by created_at, id limit 50
  `
}

/** Adds a passkey; false when the credential is known already, whoever's it is. */
export async function insertPasskey(
  sql: Sql,
  passkey: {
    id: string
    userId: string
    publicKey: Uint8Array
    counter: number
    transports: readonly string[]
    name: string
    backedUp: boolean
  },
): Promise<boolean> {
  const rows = await sql`
    insert into passkeys (id, user_id, public_key, counter, transports, name, backed_up)
    values (
      ${passkey.id}, ${passkey.userId}, ${passkey.publicKey}, ${passkey.counter},
      ${sql.array([...passkey.transports])}::text[], ${passkey.name}, ${passkey.backedUp}
    )
    on conflict (id) do nothing
  `
  return rows.count === 1
}

/** Records a use. The counter never goes back, where an authenticator counts at all. */
export async function updatePasskeyUsed(
  sql: Sql,
  { id, counter, at }: { id: string; counter: number; at: Date },
): Promise<void> {
  await sql`
    update passkeys set counter = greatest(counter, ${counter}), last_used_at = ${at} where id = ${id}
  `
}

/** Removes one passkey of this account. */
export async function deletePasskey(
  sql: Sql,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const rows = await sql`delete from passkeys where id = ${id} and user_id = ${userId}`
  return rows.count === 1
}

/** Removes every passkey of this account; answers how many there were. */
export async function deletePasskeys(sql: Sql, { userId }: { userId: string }): Promise<number> {
  const rows = await sql`delete from passkeys where user_id = ${userId}`
  return rows.count
}

/** Keeps what a browser was asked to sign. */
export async function insertPasskeyChallenge(
  sql: Sql,
  challenge: { hash: Uint8Array; userId: string | null; purpose: 'register' | 'sign_in'; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into passkey_challenges (hash, user_id, purpose, expires_at)
    values (${challenge.hash}, ${challenge.userId}, ${challenge.purpose}, ${challenge.expiresAt})
  `
}

/** Spends a challenge; of any number at once exactly one is answered true. */
export async function consumePasskeyChallenge(
  sql: Sql,
  challenge: { hash: Uint8Array; userId: string | null; purpose: 'register' | 'sign_in'; now: Date },
): Promise<boolean> {
  const rows = await sql`
    delete from passkey_challenges
    where hash = ${challenge.hash} and purpose = ${challenge.purpose}
      and user_id is not distinct from ${challenge.userId}::uuid and expires_at > ${challenge.now}
  `
  return rows.count === 1
}

import type { Sql } from '../../client.ts'

/** A key that is kept in the database, for one purpose. */
export interface KeptKeyRow {
  readonly id: string
  /** Null: to be inherited from the environment yet. */
  readonly sealedKey: Uint8Array | null
  readonly isInherited: boolean
}

/** The kept keys of a purpose: random ones first, of these the newest first. */
export async function listKeptKeys(sql: Sql, { purpose }: { purpose: string }): Promise<KeptKeyRow[]> {
  return sql<KeptKeyRow[]>`
    select id, sealed_key, is_inherited from kept_keys where purpose = ${purpose}
    order by is_inherited, created_at desc, id
  `
}

/** Purposes whose key waits to be inherited from the environment. */
export async function countKeysToInherit(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from kept_keys where sealed_key is null`
  return row?.count ?? 0
}

/** Keeps a key, unless one made under the same secret is kept already. */
export async function insertKeptKey(
  sql: Sql,
  key: { purpose: string; sealedKey: Uint8Array; isInherited: boolean; madeUnder: string },
): Promise<void> {
  await sql`
    insert into kept_keys (purpose, sealed_key, is_inherited, made_under)
    values (${key.purpose}, ${key.sealedKey}, ${key.isInherited}, ${key.madeUnder})
    on conflict (purpose, is_inherited, made_under) do nothing
  `
}

/** Nothing is left to be inherited. */
export async function deleteKeyToInherit(sql: Sql, { purpose }: { purpose: string }): Promise<void> {
  await sql`delete from kept_keys where purpose = ${purpose} and sealed_key is null`
}

import type { Sql } from '../../client.ts'

export interface OwnedTable {
  readonly table: string
  /** The column that names the owner. */
  readonly owner: string
  /** Columns that are nobody's to take away: hashes, secrets, and what the database makes for itself. */
  readonly withheld: readonly string[]
}

/**
 * Every table that holds rows of one account, read from the catalogue, so that a table which a later migration adds is
 * not forgotten: by `user_id`, and the few that name their owner otherwise. Machinery without anything of the founder's
 * (one-time links, locks, repeated forms) is left out. System role only.
 */
export async function listOwnedTables(sql: Sql): Promise<OwnedTable[]> {
  return sql<OwnedTable[]>`
    select c.relname as table, o.attname as owner, array(
      select a.attname::text from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and (
        t.typname in ('bytea', 'tsvector') or a.attgenerated <> ''
        or a.attname ~ '(hash|secret|token|password|sealed|cipher|encrypted|key_data|public_key)'
      )
    ) as withheld
    from pg_class c join pg_attribute o on o.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not o.attisdropped
      and (o.attname = 'user_id' or (c.relname in ('accounts', 'profiles') and o.attname = 'id')
        or (c.relname = 'team_members' and o.attname = 'owner_id'))
      and c.relname not in ('tokens', 'two_factor', 'recovery_codes', 'passkey_challenges', 'auth_locks', 'idempotency_keys',
        'changes')
    order by 1
  `
}

/** All rows of one account in one of those tables, in the names of the database. System role only. */
export async function listOwnedRows(
  sql: Sql,
  { table, userId }: { table: OwnedTable; userId: string },
): Promise<Record<string, unknown>[]> {
  const rows = await sql<{ row: string }[]>`
    select (to_jsonb(t) - ${sql.array([...table.withheld])}::text[])::text as row
    from ${sql(table.table)} t where t.${sql(table.owner)} = ${userId}
  `
  return rows.map(({ row }) => JSON.parse(row) as Record<string, unknown>)
}

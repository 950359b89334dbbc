import type { Sql } from '../../client.ts'
import { NOT_EXPORTED } from './not-exported.ts'

/** A column of the key by which the rows of a table are read page by page. */
interface KeyColumn {
  readonly name: string
  /** As PostgreSQL writes it. */
  readonly type: string
}

export interface OwnedTable {
  readonly table: string
  /** The column that names the owner. */
  readonly owner: string
  /** What that column holds: the account's id, or the address of its mailbox. */
  readonly ownedBy: 'id' | 'email'
  /** Columns in their order, without those that are withheld. */
  readonly columns: readonly string[]
  /** Columns that are nobody's to take away: hashes, secrets, and what the database makes for itself. */
  readonly withheld: readonly string[]
  readonly key: readonly KeyColumn[]
}

/** Columns whose names say that they hold a secret or a hash. */
const SECRET = '(hash(?!tag)|secret|token|password|sealed|cipher|encrypted|key_data|public_key)'

/**
 * Every table that holds rows of one account, read from the catalogue, so that a table which a later migration adds is
 * not forgotten: by `user_id`, the few that name their owner otherwise, and what somebody left as a visitor with their
 * address. What is left out is named in `NOT_EXPORTED`, each with its reason. System role only.
 */
export async function listOwnedTables(sql: Sql): Promise<OwnedTable[]> {
  return sql<OwnedTable[]>`
    select c.relname as table, o.attname as owner,
      case when o.attname = 'email' then 'email' else 'id' end as owned_by,
      array(
        select a.attname::text from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and not ${isWithheld(sql)} order by a.attnum
      ) as columns,
      array(
        select a.attname::text from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and ${isWithheld(sql)} order by a.attnum
      ) as withheld,
      (
        select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by place)
        from pg_index i cross join unnest(i.indkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary
      ) as key
    from pg_class c join pg_attribute o on o.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not o.attisdropped
      and (o.attname = 'user_id' or (c.relname in ('accounts', 'profiles') and o.attname = 'id')
        or (c.relname = 'team_members' and o.attname = 'owner_id')
        or (c.relname in ('contact_messages', 'newsletter_subscribers') and o.attname = 'email'))
      and c.relname <> all(${Object.keys(NOT_EXPORTED)})
    order by 1
  `
}

/** Whether a column is nobody’s to take away, for a query in which `a` is the column and `t` its type. */
export const isWithheld = (sql: Sql) =>
  sql`(t.typname in ('bytea', 'tsvector') or a.attgenerated <> '' or a.attname ~ ${SECRET})`

/** Every table there is. */
export async function listTables(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1
  `
  return rows.map(({ name }) => name)
}

/** A row as one line of JSON, and where it stands in its table. */
export interface OwnedRow {
  readonly row: string
  readonly key: readonly string[]
}

/**
 * The next rows of one owner in one of those tables, in the names of the database: those after `after`, in the order of
 * the key. System role only.
 */
export async function listOwnedRows(
  sql: Sql,
  input: { table: OwnedTable; value: string; after: readonly string[] | null; limit: number },
): Promise<OwnedRow[]> {
  const { table, value, after, limit } = input
  const list = (each: (column: KeyColumn, at: number) => ReturnType<Sql>) =>
    table.key.map(each).reduce((before, next) => sql`${before}, ${next}`)
  const names = list(({ name }) => sql`t.${sql(name)}`)
  const isLater = after
    ? sql`and (${names}) > (${list(({ type }, at) => sql`${after[at] ?? ''}::text::${sql.unsafe(type)}`)})`
    : sql``
  return sql<OwnedRow[]>`
    select (to_jsonb(t) - ${sql.array([...table.withheld])}::text[])::text as row,
      array[${list(({ name }) => sql`t.${sql(name)}::text`)}] as key
    from ${sql(table.table)} t where t.${sql(table.owner)} = ${value} ${isLater}
    order by ${names} limit ${limit}
  `
}

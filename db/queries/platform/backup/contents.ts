import type { Sql } from '../../../client.ts'

export interface TableName {
  readonly schema: string
  readonly table: string
}

export interface TableContents extends TableName {
  readonly rows: number
  /** A sum over all rows, the same whatever their order. */
  readonly fingerprint: string
}

/** Every table that holds rows of its own, but for those of PostgreSQL and its extensions. */
export async function listTables(sql: Sql): Promise<TableName[]> {
  return sql<TableName[]>`
    select n.nspname::text as schema, c.relname::text as table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence <> 't'
      and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1, 2
  `
}

/**
 * How many rows a table has, and their fingerprint: 60 bits of each row's SHA-256, summed. Compare only what was read
 * after `readAlike`, since a row's text follows the connection's settings.
 */
export async function readContents(sql: Sql, { schema, table }: TableName): Promise<TableContents> {
  const [row] = await sql<{ rows: number; fingerprint: string }[]>`
    select count(*) as rows, coalesce(sum(
      ('x' || left(encode(sha256(convert_to((whole_row.*)::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint
    ), 0)::text as fingerprint
    from only ${sql(schema)}.${sql(table)} whole_row
  `
  return { schema, table, rows: row?.rows ?? 0, fingerprint: row?.fingerprint ?? '' }
}

/** In this transaction: every row is seen, in the same words everywhere, for as long as it takes. */
export async function readAlike(sql: Sql): Promise<void> {
  await sql`
    select set_config(name, value, true) from (values
      ('app.maintenance', 'on'), ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'),
      ('bytea_output', 'hex'), ('extra_float_digits', '1'), ('search_path', 'public'),
      ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0')
    ) as settings (name, value)
  `
}

/**
 * Tables some of whose rows row security hides from the role asked, though it says that it maintains them: it would count,
 * dump and compare a part, and find it whole. Asked in a transaction that `readAlike` has begun.
 */
export async function listHiddenTables(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relrowsecurity
      and not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user)
      and (c.relforcerowsecurity or not pg_has_role(current_user, c.relowner, 'usage'))
      and not exists (
        select from pg_policy p, unnest(p.polroles) as given (role)
        where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('*', 'r')
          and pg_get_expr(p.polqual, p.polrelid) ~ 'crosses_workspaces\\(\\)'
          and (given.role = 0 or pg_has_role(current_user, given.role, 'usage'))
      )
    order by 1
  `
  return rows.map(({ name }) => name)
}

/** Gives what this transaction sees a name, under which another connection sees the same. */
export async function exportSnapshot(sql: Sql): Promise<string> {
  const [row] = await sql<{ snapshot: string }[]>`select pg_export_snapshot() as snapshot`
  return row?.snapshot ?? ''
}

export interface ServerState {
  /** As PostgreSQL counts: 170005 is 17.5. */
  readonly version: number
  readonly database: string
  /** Who is asked. */
  readonly role: string
  /** Programs of ours that are connected, this one left out. */
  readonly others: readonly string[]
}

/** What has to be known of a server before something is restored to it. */
export async function findServerState(sql: Sql): Promise<ServerState> {
  const [row] = await sql<ServerState[]>`
    select current_setting('server_version_num')::int as version, current_database()::text as database,
      current_user::text as role, array(
        select distinct application_name from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and application_name ~ '^brandhearth' and application_name <> current_setting('application_name')
        order by 1
      ) as others
  `
  if (!row) throw new Error('The server did not answer')
  return row
}

/** Names the advisory lock of who restores. */
const LOCK = 4_207_002

/** True when nobody else restores to this database; holds for as long as the connection lives. */
export async function lockRestore(sql: Sql): Promise<boolean> {
  const [lock] = await sql<{ held: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as held`
  return lock?.held === true
}

export interface AppliedMigration {
  readonly id: number
  readonly name: string
  readonly checksum: string
}

/** The migrations that were applied, in order. */
export async function listAppliedMigrations(sql: Sql): Promise<AppliedMigration[]> {
  return sql<AppliedMigration[]>`select id, name, checksum from schema_migrations order by id`
}

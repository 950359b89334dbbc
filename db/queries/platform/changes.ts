import type { Sql } from '../../client.ts'

export interface ChangeRow {
  readonly seq: number
  readonly table: string
  readonly workspace: string
  readonly id: string | null
}

/** The most that one look brings back; who is further behind than this is told to read everything anew anyway. */
const LIMIT = 5_000

/**
 * What changed during the last seconds, in every workspace, oldest first. By time rather than by sequence alone, because
 * a transaction that took its number early may be committed late.
 */
export function listRecentChanges(sql: Sql, { seconds }: { seconds: number }): Promise<ChangeRow[]> {
  return sql<ChangeRow[]>`
    select seq, table_name as "table", user_id as workspace, row_id as id from changes
    where at > clock_timestamp() - make_interval(secs => ${seconds})
    order by seq limit ${LIMIT}
  `
}

/** Tables of a workspace with a change that a moment, a `pg_snapshot` as text, did not show. Knows of the last hour. */
export async function listTablesChangedSince(
  sql: Sql,
  { workspace, moment }: { workspace: string; moment: string },
): Promise<string[]> {
  const rows = await sql<{ table: string }[]>`
    select distinct table_name as "table" from changes
    where user_id = ${workspace} and xid >= pg_snapshot_xmin(${moment}::text::pg_snapshot)
      and not pg_visible_in_snapshot(xid, ${moment}::text::pg_snapshot)
  `
  return rows.map(({ table }) => table)
}

/** Makes the embedded database's only session listen for changes; on a server every listener has its own connection. */
export async function listenOnSession(sql: Sql): Promise<void> {
  await sql`listen changes`
}

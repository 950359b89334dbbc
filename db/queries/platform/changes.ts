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

/** Makes the embedded database's only session listen for changes; on a server every listener has its own connection. */
export async function listenOnSession(sql: Sql): Promise<void> {
  await sql`listen changes`
}

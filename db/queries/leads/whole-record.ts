import type { Sql, WorkspaceId } from '../../client.ts'

/** What hangs on a person and tells of them, with the column that names them. */
const TABLES = [
  ['lead_events', 'lead_id'],
  ['lead_consents', 'lead_id'],
  ['lead_messages', 'lead_id'],
  ['deals', 'lead_id'],
] as const

/** What hangs on their deals. */
const TABLES_OF_DEALS = ['deal_payments', 'proposals'] as const

/** What hangs on the proposals of those: what was offered, and what they asked in their own words. */
const TABLES_OF_PROPOSALS = ['proposal_lines', 'proposal_questions'] as const

/** Rows by table, in the database's own names. */
export type WholeRecord = Readonly<Record<string, readonly Record<string, unknown>[]>>

/**
 * Everything that is kept about somebody and whoever was merged into them, without what is only for the machinery: keys,
 * hashes, and the bytes of files. Whoever may not see deals gets none. Null when there is nobody of that id.
 */
export async function findWholeRecord(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<WholeRecord | null> {
  const people = await rows(
    sql,
    sql`
    select * from leads where user_id = ${workspace} and (id = ${id} or merged_into = ${id}) order by created_at
  `,
  )
  if (!people.some(person => person.id === id)) return null
  const ids = sql`select id from leads where user_id = ${workspace} and (id = ${id} or merged_into = ${id})`
  const record: Record<string, readonly Record<string, unknown>[]> = { leads: people }
  for (const [table, column] of TABLES)
    record[table] = await rows(
      sql,
      sql`
      select * from ${sql(table)} where user_id = ${workspace} and ${sql(column)} in (${ids})
    `,
    )
  // Also what was held as spam under an address of theirs, and never became a line of theirs.
  record.lead_submissions = await rows(
    sql,
    sql`
    select * from lead_submissions where user_id = ${workspace} and (
      lead_id in (${ids}) or lower(email) in (
        select email from leads where user_id = ${workspace} and id in (${ids}) and email <> ''
      )
    )
  `,
  )
  record.content_requests = await rows(
    sql,
    sql`
    select * from content_requests where user_id = ${workspace} and asked_by is null and email in (
      select lower(email) from leads where user_id = ${workspace} and id in (${ids}) and email <> ''
    )
  `,
  )
  const deals = sql`select id from deals where user_id = ${workspace} and lead_id in (${ids})`
  for (const table of TABLES_OF_DEALS)
    record[table] = await rows(
      sql,
      sql`
      select * from ${sql(table)} where user_id = ${workspace}
        and deal_id in (${deals})
    `,
    )
  for (const table of TABLES_OF_PROPOSALS)
    record[table] = await rows(
      sql,
      sql`
      select * from ${sql(table)} where user_id = ${workspace}
        and proposal_id in (select id from proposals where user_id = ${workspace} and deal_id in (${deals}))
    `,
    )
  record.lead_files = await rows(
    sql,
    sql`
    select id, lead_id, name, media_type, bytes, created_at from lead_files
    where user_id = ${workspace} and lead_id in (${ids})
  `,
  )
  return record
}

/** Rows as JSON in the database's own names, without what says nothing of the person. */
async function rows(sql: Sql, query: ReturnType<Sql>): Promise<Record<string, unknown>[]> {
  const found = await sql<{ row: Record<string, unknown> }[]>`
    select jsonb_strip_nulls(
      to_jsonb(r) - 'user_id' - 'search' - 'name_key' - 'token_hash' - 'text_hash' - 'confirm_hash' - 'once_hash'
        - 'status_hash' - 'content'
    ) as row
    from (${query}) r
  `
  return found.map(({ row }) => row)
}

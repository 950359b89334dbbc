import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import type { ImportableTable } from './importable-tables.ts'

/** A row as an import brings it, in the names of the database. */
export type ImportRow = Readonly<Record<string, unknown>>

interface Rows {
  readonly workspace: WorkspaceId
  readonly table: ImportableTable
  /** Columns that each of the rows has, all of the table. */
  readonly columns: readonly string[]
  readonly rows: readonly ImportRow[]
}

/**
 * Inserts rows of one table and leaves alone what is there. Answers how many are new, and their ids where they have any.
 * Row security and the checks of the table weigh them; a value of a wrong kind throws.
 */
export async function insertImportRows(
  sql: Sql,
  { workspace, table, columns, rows }: Rows,
): Promise<{ added: number; ids: Set<string> }> {
  const names = columns.map(name => sql`${sql(name)}`).reduce((before, next) => sql`${before}, ${next}`)
  const text = JSON.stringify(rows)
  const answer = table.hasId ? sql`returning id` : sql``
  const inserted = await sql<{ id: string }[]>`
    insert into ${sql(table.table)} (user_id, ${names})
    select ${workspace}::uuid, ${names} from jsonb_populate_recordset(null::${sql(table.table)}, ${text}::text::jsonb)
    on conflict do nothing ${answer}
  `
  return { added: inserted.count, ids: new Set(inserted.map(({ id }) => id)) }
}

/** Which of these ids the workspace has in a table. */
export async function listPresentIds(
  sql: Sql,
  { workspace, table, ids }: Pick<Rows, 'workspace' | 'table'> & { ids: readonly string[] },
): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select id from ${sql(table.table)} where user_id = ${workspace} and id = any(${[...ids]}::uuid[])
  `
  return new Set(rows.map(({ id }) => id))
}

/**
 * The row that stands where another one would be, by what a table has only once in a workspace: `id` of the one that was
 * not taken, `present` of the one that is there.
 */
export async function listRowsInTheWay(
  sql: Sql,
  { workspace, table, rows }: Pick<Rows, 'workspace' | 'table' | 'rows'>,
): Promise<{ id: string; present: string }[]> {
  const text = JSON.stringify(rows)
  const found: { id: string; present: string }[] = []
  for (const { columns, predicate } of table.uniques) {
    const others = columns.filter(column => column !== 'user_id')
    if (others.length === columns.length) continue
    const isSame = others.reduce(
      (all, column) => sql`${all} and t.${sql(column)} = n.${sql(column)}`,
      sql`t.user_id = ${workspace}`,
    )
    const holds = (rowsOf: SqlPart) =>
      predicate ? sql`(select * from ${rowsOf} r where ${sql.unsafe(predicate)})` : rowsOf
    const records = sql`jsonb_populate_recordset(null::${sql(table.table)}, ${text}::text::jsonb)`
    const rowsThere = await sql<{ id: string; present: string }[]>`
      select n.id, t.id as present from ${holds(records)} n join ${holds(sql`${sql(table.table)}`)} t on ${isSame}
    `
    found.push(...rowsThere)
  }
  return found
}

/** Which of these short addresses belonged to a workspace that is deleted: they are never given again. */
export async function listGoneSlugs(sql: Sql, { slugs }: { slugs: readonly string[] }): Promise<Set<string>> {
  const rows = await sql<{ slug: string }[]>`select slug from gone_slugs where slug = any(${[...slugs]})`
  return new Set(rows.map(({ slug }) => slug))
}

/** Brings visits of days that the workspace has none of. Answers how many of the days are new. */
export async function insertLinkDays(sql: Sql, { rows }: { rows: readonly ImportRow[] }): Promise<number> {
  const [answer] = await sql<{ brought: number }[]>`
    select bring_link_days(${JSON.stringify(rows)}::text::jsonb) as brought
  `
  return answer?.brought ?? 0
}

/** What is inserted until the end of this transaction did not happen now: no webhook tells of it. */
export async function silenceNews(sql: Sql): Promise<void> {
  await sql`select set_config('app.putting_back', 'on', true)`
}

/** People who work in a workspace, without its owner. */
export async function listMemberIds(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select member_id as id from team_members
    where owner_id = ${workspace} and status = 'active' and member_id is not null
  `
  return new Set(rows.map(({ id }) => id))
}

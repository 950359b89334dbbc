import type { ArchiveTarget } from '#core/archives/kinds.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

interface OfImport {
  readonly workspace: WorkspaceId
  readonly importId: string
  readonly target: ArchiveTarget
}

const TABLES = { posts: 'content_created', stories: 'stories' } as const

/** What comes with a post or a story by itself, and so tells nothing of what happened to it since. */
const COMES_WITH: ReadonlySet<string> = new Set(['content_versions', 'storybank_entries'])

/** Posts or stories that an import added and that are there yet, parted by whether anything happened to them since. */
export interface Added {
  readonly untouched: number
  readonly touched: number
}

/** The next posts or stories that an import added, locked until the transaction ends; ids of those that are gone, too. */
export async function lockNextAdded(
  sql: Sql,
  { workspace, importId, target, limit }: OfImport & { limit: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from archive_items
    where user_id = ${workspace} and import_id = ${importId} and outcome = 'added' order by position limit ${limit}
    for update
  `
  const ids = rows.map(({ id }) => id)
  // Locked first and looked at after, so that what somebody is just hanging on one is seen.
  await sql`
    select from ${sql(TABLES[target])} where user_id = ${workspace} and id = any(${ids}::uuid[])
    order by id for update
  `
  return ids
}

/** Posts or stories that are looked at together. */
const CHUNK = 500

/** A column that holds ids of posts or of stories. */
export interface Pointing {
  readonly table: string
  readonly column: string
}

/** What may point to posts or to stories, asked of the catalogue, so that no table is forgotten. */
export async function listPointing(sql: Sql, { target }: Pick<OfImport, 'target'>): Promise<Pointing[]> {
  return sql<Pointing[]>`
    select child_name as table, columns[array_position(parent_columns, 'id')] as column from foreign_keys
    where parent_name = ${TABLES[target]} and 'id' = any(parent_columns) and has_table_privilege(child, 'select')
  `
}

/** How many of what an import added have been left alone since, and how many not. */
export async function countAddedItems(sql: Sql, input: OfImport): Promise<Added> {
  const { workspace, importId, target } = input
  const rows = await sql<{ id: string }[]>`
    select id from archive_items where user_id = ${workspace} and import_id = ${importId} and outcome = 'added'
  `
  const pointing = rows.length === 0 ? [] : await listPointing(sql, { target })
  const sum = { untouched: 0, touched: 0 }
  for (let from = 0; from < rows.length; from += CHUNK) {
    const ids = rows.slice(from, from + CHUNK).map(({ id }) => id)
    const present = await listPresent(sql, { workspace, target, ids })
    const untouched = await listUntouched(sql, { ...input, ids, pointing })
    sum.untouched += untouched.length
    sum.touched += present.size - untouched.length
  }
  return sum
}

/**
 * Of these posts or stories, those that are as they were made and that nothing of `pointing` points to: no picture, no plan,
 * no comment, no numbers but their own.
 */
export async function listUntouched(
  sql: Sql,
  {
    workspace,
    importId,
    target,
    ids,
    pointing,
  }: OfImport & { ids: readonly string[]; pointing: readonly Pointing[] },
): Promise<string[]> {
  const table = TABLES[target]
  const looks = pointing
    .filter(one => !COMES_WITH.has(one.table))
    .map(
      one => sql`
        union all select ${sql(one.column)} from ${sql(one.table)}
        where user_id = ${workspace} and ${sql(one.column)} = any(${[...ids]}::uuid[])
          ${one.table === 'post_numbers' ? sql`and (source <> 'imported' or import_id is not null)` : sql``}
      `,
    )
  // Each table by itself, for the reason of `listKnownPosts`.
  const touched = await sql<{ id: string | null }[]>`select null::uuid as id ${looks}`
  const isTouched = new Set(touched.map(({ id }) => id))
  const made = await sql<{ id: string; madeAt: Date | null }[]>`
    select id, made_at from archive_items
    where user_id = ${workspace} and import_id = ${importId} and id = any(${[...ids]}::uuid[])
  `
  const madeAt = new Map(made.map(one => [one.id, one.madeAt?.getTime()]))
  const rows = await sql<{ id: string; updatedAt: Date }[]>`
    select id, updated_at from ${sql(table)}
    where user_id = ${workspace} and id = any(${[...ids]}::uuid[]) and version = 1
  `
  return rows
    .filter(({ id, updatedAt }) => !isTouched.has(id) && madeAt.get(id) === updatedAt.getTime())
    .map(({ id }) => id)
}

/** Deletes posts or stories for good; answers how many. */
export async function deleteAdded(
  sql: Sql,
  { workspace, target, ids }: Omit<OfImport, 'importId'> & { ids: readonly string[] },
): Promise<number> {
  const { count } = await sql`
    delete from ${sql(TABLES[target])} where user_id = ${workspace} and id = any(${[...ids]}::uuid[])
  `
  return count
}

/** Of these, those that are there. */
export async function listPresent(
  sql: Sql,
  { workspace, target, ids }: Omit<OfImport, 'importId'> & { ids: readonly string[] },
): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select id from ${sql(TABLES[target])} where user_id = ${workspace} and id = any(${[...ids]}::uuid[])
  `
  return new Set(rows.map(({ id }) => id))
}

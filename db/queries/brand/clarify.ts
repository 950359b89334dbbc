import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { instant, integer, json, type RowOf, rowShape, text, uuid } from '../../row.ts'

/** Key to answer, as in the spec: text, or a list of text. */
export type ClarifyAnswers = Record<string, string | string[]>

export const clarifyDataShape = rowShape('user_clarify_data', {
  userId: uuid,
  clarifyData: json<ClarifyAnswers>(),
  version: integer,
  updatedAt: instant,
})

export type ClarifyRow = RowOf<typeof clarifyDataShape>

export const clarifyEntryShape = rowShape('clarify_entries', {
  id: uuid,
  question: text(),
  response: text(),
  section: text(),
  subsection: text(),
  createdAt: instant,
})

export type ClarifyEntry = RowOf<typeof clarifyEntryShape>

export const clarifyVersionShape = rowShape('clarify_versions', {
  id: uuid,
  version: integer,
  section: text(),
  clarifyData: json<ClarifyAnswers>(),
  createdAt: instant,
})

export type ClarifyVersion = RowOf<typeof clarifyVersionShape>

/** The brand foundation; null when nothing was saved yet. */
export async function findClarifyData(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<ClarifyRow | null> {
  const [row] = await sql<ClarifyRow[]>`
    select ${sql(clarifyDataShape.names)} from user_clarify_data where user_id = ${workspace}
  `
  return row ?? null
}

/**
 * Merges answers into the foundation: a given key replaces the stored one, an empty answer removes it, others stay.
 * Keeps a version of the whole. Answers the foundation as it now is.
 */
export async function upsertClarifyData(
  sql: Sql,
  given: { workspace: WorkspaceId; answers: ClarifyAnswers; section?: string },
): Promise<ClarifyRow> {
  const kept = Object.fromEntries(Object.entries(given.answers).filter(([, answer]) => answer.length > 0))
  const emptied = Object.keys(given.answers).filter(key => !(key in kept))
  const [row] = await sql<ClarifyRow[]>`
    with saved as (
      insert into user_clarify_data as c (user_id, clarify_data)
      values (${given.workspace}, ${jsonb(sql, kept)})
      on conflict (user_id) do update set
        clarify_data = (c.clarify_data - ${emptied}::text[]) || excluded.clarify_data,
        version = c.version + 1
      returning user_id, clarify_data, version, updated_at
    ), kept as (
      insert into clarify_versions (user_id, version, section, clarify_data)
      select user_id, version, ${given.section ?? ''}, clarify_data from saved
    )
    select ${sql(clarifyDataShape.names)} from saved
  `
  if (!row) throw new Error('The foundation was not returned')
  return row
}

/** Answers of the older form, oldest first, at most 200. */
export async function listClarifyEntries(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<ClarifyEntry[]> {
  return sql<ClarifyEntry[]>`
    select ${sql(clarifyEntryShape.names)} from clarify_entries
    where user_id = ${workspace} order by created_at, id limit 200
  `
}

/** Earlier states of the foundation, newest first. */
export async function listClarifyVersions(
  sql: Sql,
  { workspace, limit }: { workspace: WorkspaceId; limit: number },
): Promise<ClarifyVersion[]> {
  return sql<ClarifyVersion[]>`
    select ${sql(clarifyVersionShape.names)} from clarify_versions
    where user_id = ${workspace} order by version desc limit ${Math.min(limit, 100)}
  `
}

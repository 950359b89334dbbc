import { KEPT_VERSIONS, type VersionCause } from '#core/brand/versions/versions.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { instant, integer, json, type RowOf, rowShape, text, uuid } from '../../row.ts'

/** Key to answer: text, or a list of text. */
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

/** Milliseconds within which answers saved while writing count as one version. */
const ONE_SITTING_MS = 10 * 60_000

/**
 * Merges answers into the foundation: a given key replaces the stored one, an empty answer removes it, others stay.
 * Keeps a version of the whole, the newest `KEPT_VERSIONS` in all; one saved while writing takes the place of the one
 * just before it, when that was the same person in the same section. Answers the foundation as it now is.
 */
export async function upsertClarifyData(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    answers: ClarifyAnswers
    section?: string
    /** The account that saves; the owner when left out. */
    savedBy?: string
    cause?: VersionCause
    restoredVersion?: number
  },
): Promise<ClarifyRow> {
  const answered = Object.fromEntries(Object.entries(input.answers).filter(([, answer]) => answer.length > 0))
  const emptied = Object.keys(input.answers).filter(key => !(key in answered))
  const { section = '', cause = 'saved', savedBy = input.workspace } = input
  const [row] = await sql<ClarifyRow[]>`
    with saved as (
      insert into user_clarify_data as c (user_id, clarify_data)
      values (${input.workspace}, ${jsonb(sql, answered)})
      on conflict (user_id) do update set
        clarify_data = (c.clarify_data - ${emptied}::text[]) || excluded.clarify_data,
        version = c.version + 1
      returning user_id, clarify_data, version, updated_at
    ), kept as (
      insert into clarify_versions (user_id, version, section, clarify_data, saved_by, cause, restored_version)
      select user_id, version, ${section}, clarify_data, ${savedBy}, ${cause}, ${input.restoredVersion ?? null}
      from saved
    ), gone as (
      delete from clarify_versions v using saved s
      where v.user_id = s.user_id and (
        v.version <= s.version - ${KEPT_VERSIONS}
        or (
          ${cause} = 'autosaved' and v.version = s.version - 1 and v.cause = 'autosaved' and v.section = ${section}
          and v.saved_by = ${savedBy} and v.created_at > now() - ${`${ONE_SITTING_MS} milliseconds`}::interval
        )
      )
    )
    select ${sql(clarifyDataShape.names)} from saved
  `
  if (!row) throw new Error('The foundation was not returned')
  return row
}

/** Writes answers into the foundation and nothing else: what is left to do when keeping a version fails. */
export async function upsertClarifyDataAlone(
  sql: Sql,
  { workspace, answers }: { workspace: WorkspaceId; answers: ClarifyAnswers },
): Promise<void> {
  const answered = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.length > 0))
  const emptied = Object.keys(answers).filter(key => !(key in answered))
  await sql`
    insert into user_clarify_data as c (user_id, clarify_data) values (${workspace}, ${jsonb(sql, answered)})
    on conflict (user_id) do update set
      clarify_data = (c.clarify_data - ${emptied}::text[]) || excluded.clarify_data, version = c.version + 1
  `
}

/**
 * The foundation, held until the transaction ends, so that two saves come one after the other; null when nothing was
 * saved yet.
 */
export async function lockClarifyData(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<ClarifyRow | null> {
  const [row] = await sql<ClarifyRow[]>`
    select ${sql(clarifyDataShape.names)} from user_clarify_data where user_id = ${workspace} for update
  `
  return row ?? null
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

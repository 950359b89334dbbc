import type { Sql, WorkspaceId } from '../../client.ts'

interface OfImport {
  readonly workspace: WorkspaceId
  readonly id: string
}

/** People an import added, parted by whether anything has happened to them since. */
export interface AddedPeople {
  readonly untouched: number
  readonly touched: number
}

/** Under this kind the copy of an import and its people lies among what was removed. */
const KIND = 'lead_imports'

/** The people whom an import added; those it only filled in have a line with words. */
async function listAdded(sql: Sql, { workspace, id }: OfImport): Promise<string[]> {
  const rows = await sql<{ leadId: string }[]>`
    select lead_id from lead_events
    where user_id = ${workspace} and kind = 'imported' and subject_id = ${id} and detail = ''
  `
  return rows.map(row => row.leadId)
}

/**
 * Of these people, those to whom nothing has happened since the import. Each table is read by itself: right after an
 * import the planner still takes ten thousand people for one, and joins them as if they were.
 */
async function listUntouched(
  sql: Sql,
  { workspace, id, people }: OfImport & { people: readonly string[] },
): Promise<string[]> {
  const whoIn = (table: string, column = 'lead_id') => sql`
    select ${sql(column)} from ${sql(table)} where user_id = ${workspace} and ${sql(column)} = any(${people}::uuid[])
  `
  const rows = await sql<{ id: string }[]>`
    with touched as materialized (
      ${whoIn('lead_events')} and not (kind = 'imported' and subject_id is not distinct from ${id} and detail = '')
      union all ${whoIn('lead_consents')}
      union all ${whoIn('lead_messages')}
      union all ${whoIn('lead_files')}
      union all ${whoIn('lead_submissions')}
      union all ${whoIn('deals')}
      union all ${whoIn('lead_merges', 'kept_id')}
      union all ${whoIn('lead_merges', 'merged_id')}
    )
    select id from leads
    where user_id = ${workspace} and id = any(${people}::uuid[]) and id not in (select lead_id from touched)
      and merged_into is null and version = 1 and first_source = 'import' and keeper_id is null
      and reached_out_at is null and answered_at is null
  `
  return rows.map(row => row.id)
}

/** How many of the people an import added have been left alone since, and how many not. */
export async function countAdded(sql: Sql, input: OfImport): Promise<AddedPeople> {
  const people = await listAdded(sql, input)
  const untouched = await listUntouched(sql, { ...input, people })
  return { untouched: untouched.length, touched: people.length - untouched.length }
}

/**
 * Deletes a finished import with the people it added to whom nothing has happened since, and keeps a copy of all of it for
 * a day; answers how many people went, or null when there is no such import. Others stay as they are.
 */
export async function deleteImportForUndo(
  sql: Sql,
  input: OfImport & { remover: string; now: Date },
): Promise<number | null> {
  const { workspace, id, remover, now } = input
  const found = await sql`
    select from lead_imports where user_id = ${workspace} and id = ${id} and finished_at is not null for update
  `
  if (found.count === 0) return null
  // Locked first and looked at after, so that what somebody is just hanging on a person is seen.
  const people = await listAdded(sql, input)
  await sql`select from leads where user_id = ${workspace} and id = any(${people}::uuid[]) for update`
  const ids = await listUntouched(sql, { workspace, id, people })
  await sql`
    insert into removed_rows (user_id, kind, id, data, removed_at, removed_by)
    select ${workspace}, ${KIND}, ${id}, jsonb_build_object('links', '[]'::jsonb, 'rows', jsonb_build_object(
      'lead_imports', (
        select jsonb_agg(to_jsonb(i)) from lead_imports i where i.user_id = ${workspace} and i.id = ${id}
      ),
      'leads', (
        select coalesce(jsonb_agg(to_jsonb(l) - 'name_key'), '[]') from leads l
        where l.user_id = ${workspace} and l.id in (select unnest(${ids}::uuid[]))
      ),
      'lead_events', (
        select coalesce(jsonb_agg(to_jsonb(e)), '[]') from lead_events e
        where e.user_id = ${workspace} and e.lead_id in (select unnest(${ids}::uuid[]))
      )
    )), ${now}, ${remover}
    on conflict (user_id, kind, id) do update
      set data = excluded.data, removed_at = excluded.removed_at, removed_by = excluded.removed_by
  `
  await sql`delete from leads where user_id = ${workspace} and id in (select unnest(${ids}::uuid[]))`
  await sql`delete from lead_imports where user_id = ${workspace} and id = ${id}`
  return ids.length
}

/** What an import that was undone took with it, while that can be taken back; null otherwise. */
export async function findUndoneImport(
  sql: Sql,
  { workspace, id }: OfImport,
): Promise<{ fileName: string; people: number } | null> {
  const [row] = await sql<{ fileName: string; people: number }[]>`
    select data #>> '{rows,lead_imports,0,file_name}' as file_name, jsonb_array_length(data #> '{rows,leads}') as people
    from removed_rows where user_id = ${workspace} and kind = ${KIND} and id = ${id}
  `
  return row ?? null
}

/**
 * Brings back an import that was undone, with its people as they were; answers how many, or null when there is no copy.
 * Throws `unique` where somebody with the email of one of them has come in meanwhile.
 */
export async function insertUndoneImport(sql: Sql, { workspace, id }: OfImport): Promise<number | null> {
  const [copy] = await sql<{ rows: string }[]>`
    delete from removed_rows where user_id = ${workspace} and kind = ${KIND} and id = ${id}
    returning (data -> 'rows')::text as rows
  `
  if (!copy) return null
  await sql`
    insert into lead_imports
    select * from jsonb_populate_recordset(null::lead_imports, ${copy.rows}::text::jsonb -> 'lead_imports')
  `
  const people = await sql`
    insert into leads (
      id, user_id, name, email, phone, company, tags, notes, told_text, first_source, first_at, active_at, created_at,
      updated_at
    )
    select id, user_id, name, email, phone, company, tags, notes, told_text, first_source, first_at, active_at, created_at,
      updated_at
    from jsonb_populate_recordset(null::leads, ${copy.rows}::text::jsonb -> 'leads')
  `
  await sql`
    insert into lead_events (id, user_id, lead_id, kind, happened_at, detail, subject_id, author_id, created_at)
    select id, user_id, lead_id, kind, happened_at, detail, subject_id, author_id, created_at
    from jsonb_populate_recordset(null::lead_events, ${copy.rows}::text::jsonb -> 'lead_events')
  `
  return people.count
}

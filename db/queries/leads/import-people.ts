import { type KnownPerson, nameKey } from '#core/leads/import-plan.ts'
import type { ImportedPerson } from '#core/leads/schema.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const peopleImportShape = rowShape('lead_imports', {
  id: uuid,
  fileName: text(),
  total: integer,
  done: integer,
  created: integer,
  changed: integer,
  refused: integer,
  createdAt: instant,
  finishedAt: nullable(instant),
})

/** How far an import is: `done` of `total` rows; `refused` were none of them. */
export type PeopleImport = RowOf<typeof peopleImportShape>

interface OfImport {
  readonly workspace: WorkspaceId
  readonly id: string
}

/** Those of the list who may be meant by these rows: by their email, or by their name; the earliest known first. */
export async function listKnownPeople(
  sql: Sql,
  {
    workspace,
    people,
    lock = false,
  }: { workspace: WorkspaceId; people: readonly ImportedPerson[]; lock?: boolean },
): Promise<KnownPerson[]> {
  const emails = [...new Set(people.map(({ email }) => email).filter(Boolean))]
  const names = [...new Set(people.map(({ name }) => nameKey(name)).filter(Boolean))]
  // One look at the list with both sets at hand: what is best for a few rows is far too slow for many at once.
  const found = await sql<{ id: string }[]>`
    select coalesce(merged_into, id) as id from leads
    where user_id = ${workspace} and (
      (email <> '' and email in (select unnest(${emails}::text[])))
      or (merged_into is null and name_key in (select unnest(${names}::text[])))
    )
  `
  return sql<KnownPerson[]>`
    select id, name, email, phone, company, tags, notes, told_text
    from leads
    where user_id = ${workspace} and merged_into is null and id = any(${found.map(({ id }) => id)}::uuid[])
    order by created_at, id
    ${lock ? sql`for update` : sql``}
  `
}

/** Notes an import that is to be done in the background. */
export async function insertPeopleImport(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    fileName: string
    people: readonly ImportedPerson[]
    refused: number
    now: Date
  },
): Promise<string> {
  const { workspace, fileName, people, refused, now } = input
  const [row] = await sql<{ id: string }[]>`
    insert into lead_imports (user_id, file_name, rows, total, refused, created_at)
    values (${workspace}, ${fileName.slice(0, 200)}, ${JSON.stringify(people)}::text::jsonb, ${people.length}, ${refused}, ${now})
    returning id
  `
  if (!row) throw new Error('The import was not returned')
  return row.id
}

/** How far an import of this workspace is; null when there is none of that id. */
export async function findPeopleImport(sql: Sql, { workspace, id }: OfImport): Promise<PeopleImport | null> {
  const [row] = await sql<PeopleImport[]>`
    select ${sql(peopleImportShape.names)} from lead_imports where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** The next people of an import, which stays locked until the transaction ends; none when it is finished or not there. */
export async function lockNextPeople(
  sql: Sql,
  { workspace, id, limit }: OfImport & { limit: number },
): Promise<ImportedPerson[]> {
  const [row] = await sql<{ done: number }[]>`
    select done from lead_imports where user_id = ${workspace} and id = ${id} and finished_at is null for update
  `
  if (!row) return []
  const rows = await sql<{ person: ImportedPerson }[]>`
    select e.person from lead_imports, jsonb_array_elements(rows) with ordinality e (person, at)
    where user_id = ${workspace} and id = ${id} and e.at > ${row.done} and e.at <= ${row.done + limit}
    order by e.at
  `
  return rows.map(({ person }) => person)
}

/** A person as a record of a statement that takes many. */
function recordOf({ id, name, email, phone, company, tags, notes, toldText }: KnownPerson) {
  return { id, name, email, phone, company, tags, notes, told_text: toldText }
}

/** Adds people of an import, each with the line that says so; who was added by somebody else meanwhile is passed over. */
export async function insertImported(
  sql: Sql,
  input: { workspace: WorkspaceId; people: readonly KnownPerson[]; importId: string; now: Date },
): Promise<number> {
  const { workspace, people, importId, now } = input
  if (people.length === 0) return 0
  const [row] = await sql<{ count: number }[]>`
    with incoming as (
      select * from jsonb_to_recordset(${JSON.stringify(people.map(recordOf))}::text::jsonb) as p (
        name text, email text, phone text, company text, tags text[], notes text, told_text text
      )
    ), added as (
      insert into leads (
        user_id, name, email, phone, company, tags, notes, told_text, first_source, first_at, active_at, created_at,
        updated_at
      )
      select ${workspace}, name, email, phone, company, tags, notes, told_text, 'import', ${now}, ${now}, ${now}, ${now}
      from incoming
      on conflict (user_id, email) where email <> '' and merged_into is null do nothing
      returning id
    ), noted as (
      insert into lead_events (user_id, lead_id, kind, happened_at, subject_id)
      select ${workspace}, id, 'imported', ${now}, ${importId} from added
    )
    select count(*) as count from added
  `
  return row?.count ?? 0
}

/** Fills in what an import knows of people in the list, each with the line that says so. */
export async function updateImported(
  sql: Sql,
  input: { workspace: WorkspaceId; people: readonly KnownPerson[]; importId: string; now: Date },
): Promise<void> {
  const { workspace, people, importId, now } = input
  if (people.length === 0) return
  await sql`
    with incoming as (
      select * from jsonb_to_recordset(${JSON.stringify(people.map(recordOf))}::text::jsonb) as p (
        id uuid, name text, email text, phone text, company text, tags text[], notes text, told_text text
      )
    ), changed as (
      update leads l set name = i.name, email = i.email, phone = i.phone, company = i.company, tags = i.tags,
        notes = i.notes, told_text = i.told_text, version = version + 1
      from incoming i where l.user_id = ${workspace} and l.id = i.id
      returning l.id
    )
    insert into lead_events (user_id, lead_id, kind, happened_at, detail, subject_id)
    select ${workspace}, id, 'imported', ${now}, 'Filled in from a file', ${importId} from changed
  `
}

/** Notes what a batch brought, in its transaction; when all is done the import ends and lets go of its people. */
export async function updatePeopleImport(
  sql: Sql,
  input: OfImport & { batch: { done: number; created: number; changed: number }; now: Date },
): Promise<void> {
  const { workspace, id, batch, now } = input
  await sql`
    update lead_imports set done = done + ${batch.done}, created = created + ${batch.created},
      changed = changed + ${batch.changed},
      finished_at = case when done + ${batch.done} >= total then ${now}::timestamptz end,
      rows = case when done + ${batch.done} >= total then '[]' else rows end
    where user_id = ${workspace} and id = ${id}
  `
}

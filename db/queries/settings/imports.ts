import type { ImportProblem, ImportReport } from '#core/settings/imports.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'

export type ImportState =
  | 'waiting'
  | 'checking'
  | 'ready'
  | 'refused'
  | 'wanted'
  | 'importing'
  | 'done'
  | 'failed'

/** An exported workspace that was sent, and what has become of it. */
export interface ImportEntry {
  readonly id: string
  readonly state: ImportState
  /** Files that are done, of `total`. */
  readonly done: number
  readonly total: number
  readonly bytes: number
  readonly problem: ImportProblem | null
  readonly report: ImportReport | null
  readonly requestedAt: Date
  readonly seenAt: Date
}

/** A part of the ZIP, under its name in the store. */
export interface ImportPart {
  readonly id: string
  readonly bytes: number
}

interface OfImport {
  readonly workspace: WorkspaceId
  readonly id: string
}

const columns = (sql: Sql) => sql`id, state, done, total, bytes, problem, report, requested_at, seen_at`

/** Notes a ZIP that was sent, with its parts; null while there is another one that nobody decided about. */
export async function insertImport(
  sql: Sql,
  input: { workspace: WorkspaceId; parts: readonly ImportPart[]; now: Date },
): Promise<{ id: string } | null> {
  const { workspace, parts, now } = input
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  const [row] = await sql<{ id: string }[]>`
    insert into workspace_imports (user_id, bytes, requested_at, seen_at) values (${workspace}, ${bytes}, ${now}, ${now})
    on conflict (user_id) where state in ('waiting', 'checking', 'ready', 'wanted', 'importing') do nothing
    returning id
  `
  if (!row) return null
  const rows = parts.map(({ id, bytes: size }, position) => ({
    id,
    user_id: workspace,
    import_id: row.id,
    position,
    bytes: size,
  }))
  await sql`insert into workspace_import_parts ${sql(rows)}`
  return row
}

/** The newest that was sent. */
export async function findNewestImport(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<ImportEntry | null> {
  const [row] = await sql<ImportEntry[]>`
    select ${columns(sql)} from workspace_imports where user_id = ${workspace}
    order by requested_at desc, id limit 1
  `
  return row ?? null
}

/** The parts of a ZIP in their order. */
export async function listImportParts(sql: Sql, { workspace, id }: OfImport): Promise<ImportPart[]> {
  return sql<ImportPart[]>`
    select id, bytes from workspace_import_parts where user_id = ${workspace} and import_id = ${id} order by position
  `
}

/**
 * Begins to look through it, or to bring it, or begins that anew after a worker died over it: the try this is and what it
 * is for, or null when there is nothing to do.
 */
export async function startImport(
  sql: Sql,
  { workspace, id, now }: OfImport & { now: Date },
): Promise<{ tries: number; state: 'checking' | 'importing'; report: ImportReport | null } | null> {
  const [row] = await sql<{ tries: number; state: 'checking' | 'importing'; report: ImportReport | null }[]>`
    update workspace_imports set
      state = case when state in ('waiting', 'checking') then 'checking' else 'importing' end,
      tries = tries + 1, done = 0, seen_at = ${now}
    where user_id = ${workspace} and id = ${id} and state in ('waiting', 'checking', 'wanted', 'importing')
    returning tries, state, report
  `
  return row ?? null
}

/** Notes how far it is; false when it is no longer wanted. */
export async function updateImportProgress(
  sql: Sql,
  progress: OfImport & { done: number; total: number; now: Date },
): Promise<boolean> {
  const { count } = await sql`
    update workspace_imports set done = ${progress.done}, total = ${progress.total}, seen_at = ${progress.now}
    where user_id = ${progress.workspace} and id = ${progress.id} and state in ('checking', 'importing')
  `
  return count > 0
}

/** Holds an import that is being brought until the end of the transaction; false when it is not to be brought. */
export async function lockImport(sql: Sql, { workspace, id }: OfImport): Promise<boolean> {
  const { count } = await sql`
    select 1 from workspace_imports
    where user_id = ${workspace} and id = ${id} and state = 'importing' for update
  `
  return count > 0
}

/** Notes what it would bring (`ready`), or has brought (`done`); false when it is no longer wanted. */
export async function finishImport(
  sql: Sql,
  input: OfImport & { state: 'ready' | 'done'; report: ImportReport; now: Date },
): Promise<boolean> {
  const { workspace, id, state, report, now } = input
  const before = state === 'ready' ? 'checking' : 'importing'
  const { count } = await sql`
    update workspace_imports set state = ${state}, report = ${jsonb(sql, report)}, done = total, tries = 0, seen_at = ${now}
    where user_id = ${workspace} and id = ${id} and state = ${before}
  `
  return count > 0
}

/** Notes that a file cannot be brought. */
export async function refuseImport(
  sql: Sql,
  { workspace, id, problem, now }: OfImport & { problem: ImportProblem; now: Date },
): Promise<void> {
  await sql`
    update workspace_imports set state = 'refused', problem = ${jsonb(sql, problem)}, seen_at = ${now}
    where user_id = ${workspace} and id = ${id} and state in ('checking', 'importing')
  `
}

/** Gives it up. */
export async function failImport(sql: Sql, { workspace, id, now }: OfImport & { now: Date }): Promise<void> {
  await sql`
    update workspace_imports set state = 'failed', seen_at = ${now}
    where user_id = ${workspace} and id = ${id} and state in ('checking', 'importing')
  `
}

/** Its owner has seen what is in it and wants it; false when it is not there to be wanted. */
export async function wantImport(
  sql: Sql,
  { workspace, id, now }: OfImport & { now: Date },
): Promise<boolean> {
  const { count } = await sql`
    update workspace_imports set state = 'wanted', done = 0, seen_at = ${now}
    where user_id = ${workspace} and id = ${id} and state = 'ready'
  `
  return count > 0
}

/** Forgets one that is not being brought just now; false when there is none. Its parts are then nobody's. */
export async function deleteImport(sql: Sql, { workspace, id }: OfImport): Promise<boolean> {
  const { count } = await sql`
    delete from workspace_imports
    where user_id = ${workspace} and id = ${id} and state not in ('wanted', 'importing')
  `
  return count > 0
}

/** Forgets the parts of a ZIP, once they are gone from the store. */
export async function deleteImportParts(sql: Sql, { workspace, id }: OfImport): Promise<void> {
  await sql`delete from workspace_import_parts where user_id = ${workspace} and import_id = ${id}`
}

/** Gives up what no worker has touched since an instant. System role only. */
export async function failStaleImports(sql: Sql, { before }: { before: Date }): Promise<void> {
  await sql`
    update workspace_imports set state = 'failed'
    where state in ('waiting', 'checking', 'wanted', 'importing') and seen_at < ${before}
  `
}

/** Files that nobody needs any more: over, or not decided about since an instant. System role only. */
export async function listOldImports(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string; workspace: WorkspaceId; isOver: boolean }[]> {
  return sql<{ id: string; workspace: WorkspaceId; isOver: boolean }[]>`
    select i.id, i.user_id as workspace, i.state <> 'ready' as is_over from workspace_imports i
    where i.state = 'ready' and i.seen_at < ${before}
      or i.state in ('done', 'refused', 'failed')
        and exists (select from workspace_import_parts p where p.user_id = i.user_id and p.import_id = i.id)
    order by i.seen_at limit ${limit}
  `
}

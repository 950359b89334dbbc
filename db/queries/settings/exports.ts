import type { Sql, WorkspaceId } from '../../client.ts'

export type ExportState = 'waiting' | 'running' | 'ready' | 'failed'

/** One ZIP of a whole workspace, and how far it is. */
export interface ExportRow {
  readonly id: string
  readonly state: ExportState
  /** Tables and files that are done, of `total`. */
  readonly done: number
  readonly total: number
  readonly bytes: number
  readonly requestedAt: Date
  readonly readyAt: Date | null
}

/** A part of a ZIP, under its name in the store. */
export interface ExportPart {
  readonly id: string
  readonly bytes: number
}

const columns = (sql: Sql) => sql`id, state, done, total, bytes, requested_at, ready_at`

/** Asks for a ZIP; null while another one is being made. */
export async function insertExport(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<{ id: string } | null> {
  const [row] = await sql<{ id: string }[]>`
    insert into workspace_exports (user_id, requested_at, seen_at) values (${workspace}, ${now}, ${now})
    on conflict (user_id) where state in ('waiting', 'running') do nothing
    returning id
  `
  return row ?? null
}

/** The newest ZIP that was asked for. */
export async function findNewestExport(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<ExportRow | null> {
  const [row] = await sql<ExportRow[]>`
    select ${columns(sql)} from workspace_exports where user_id = ${workspace}
    order by requested_at desc, id limit 1
  `
  return row ?? null
}

/** One ZIP by its id. */
export async function findExport(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<ExportRow | null> {
  const [row] = await sql<ExportRow[]>`
    select ${columns(sql)} from workspace_exports where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** Begins a ZIP, or begins it anew after a worker died over it: the try this is, or null when it is not to be made. */
export async function startExport(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<{ tries: number } | null> {
  const [row] = await sql<{ tries: number }[]>`
    update workspace_exports set state = 'running', tries = tries + 1, done = 0, seen_at = ${now}
    where user_id = ${workspace} and id = ${id} and state in ('waiting', 'running')
    returning tries
  `
  return row ?? null
}

/** Notes how far a ZIP is; false when it is no longer wanted. */
export async function updateExportProgress(
  sql: Sql,
  progress: { workspace: WorkspaceId; id: string; done: number; total: number; now: Date },
): Promise<boolean> {
  const { count } = await sql`
    update workspace_exports set done = ${progress.done}, total = ${progress.total}, seen_at = ${progress.now}
    where user_id = ${progress.workspace} and id = ${progress.id} and state = 'running'
  `
  return count > 0
}

/** Notes that a ZIP is whole, with its length in bytes; false when it is no longer wanted. */
export async function finishExport(
  sql: Sql,
  { workspace, id, bytes, now }: { workspace: WorkspaceId; id: string; bytes: number; now: Date },
): Promise<boolean> {
  const { count } = await sql`
    update workspace_exports set state = 'ready', done = total, bytes = ${bytes}, ready_at = ${now}, seen_at = ${now}
    where user_id = ${workspace} and id = ${id} and state = 'running'
  `
  return count > 0
}

/** Gives a ZIP up. */
export async function failExport(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<void> {
  await sql`
    update workspace_exports set state = 'failed'
    where user_id = ${workspace} and id = ${id} and state in ('waiting', 'running')
  `
}

/** Notes a part that is in the store. */
export async function insertExportPart(
  sql: Sql,
  part: ExportPart & { workspace: WorkspaceId; exportId: string; position: number },
): Promise<void> {
  await sql`
    insert into workspace_export_parts (id, user_id, export_id, position, bytes)
    values (${part.id}, ${part.workspace}, ${part.exportId}, ${part.position}, ${part.bytes})
  `
}

/** The parts of a ZIP in their order. */
export async function listExportParts(
  sql: Sql,
  { workspace, exportId }: { workspace: WorkspaceId; exportId: string },
): Promise<ExportPart[]> {
  return sql<ExportPart[]>`
    select id, bytes from workspace_export_parts where user_id = ${workspace} and export_id = ${exportId}
    order by position
  `
}

/** Forgets the parts of a ZIP; their files are then nobody's, and the sweep of files removes them. */
export async function deleteExportParts(
  sql: Sql,
  { workspace, exportId }: { workspace: WorkspaceId; exportId: string },
): Promise<void> {
  await sql`delete from workspace_export_parts where user_id = ${workspace} and export_id = ${exportId}`
}

/** Gives up what no worker has touched since an instant. System role only. */
export async function failStaleExports(sql: Sql, { before }: { before: Date }): Promise<void> {
  await sql`
    update workspace_exports set state = 'failed' where state in ('waiting', 'running') and seen_at < ${before}
  `
}

/** ZIPs that were ready, or given up, before an instant. System role only. */
export async function listOldExports(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string; workspace: WorkspaceId }[]> {
  return sql<{ id: string; workspace: WorkspaceId }[]>`
    select id, user_id as workspace from workspace_exports
    where state in ('ready', 'failed') and coalesce(ready_at, seen_at) < ${before}
    order by seen_at limit ${limit}
  `
}

/** Forgets a ZIP with its parts. */
export async function deleteExport(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<void> {
  await sql`delete from workspace_exports where user_id = ${workspace} and id = ${id}`
}

import type { LeftReason } from '#core/archives/item.ts'
import type { ArchiveKind, ArchiveTarget } from '#core/archives/kinds.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { boolean, instant, integer, json, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

/** How far an import from elsewhere is: read, being made, made, being undone, undone. */
export type ArchiveState = 'ready' | 'importing' | 'done' | 'undoing' | 'undone'

export const archiveImportShape = rowShape('archive_imports', {
  id: uuid,
  kind: text<ArchiveKind>(),
  fileName: text(),
  state: text<ArchiveState>(),
  target: text<ArchiveTarget>(),
  platform: text(),
  withNumbers: boolean,
  total: integer,
  known: integer,
  leftOut: json<Partial<Record<LeftReason, number>>>(),
  shortened: integer,
  added: integer,
  existing: integer,
  withoutRoom: integer,
  removed: integer,
  kept: integer,
  createdAt: instant,
  finishedAt: nullable(instant),
})

/** A file that was read, and what has become of it: `added`, `existing` and `withoutRoom` are what is done of `total`. */
export type ArchiveImport = RowOf<typeof archiveImportShape>

interface OfImport {
  readonly workspace: WorkspaceId
  readonly id: string
}

/** Notes a file that was read. Its items come after it. */
export async function insertArchiveImport(
  sql: Sql,
  input: { workspace: WorkspaceId; now: Date } & Pick<
    ArchiveImport,
    'kind' | 'fileName' | 'target' | 'total' | 'leftOut' | 'shortened'
  >,
): Promise<{ id: string }> {
  const { workspace, kind, fileName, target, total, leftOut, shortened, now } = input
  const [row] = await sql<{ id: string }[]>`
    insert into archive_imports (user_id, kind, file_name, target, total, left_out, shortened, created_at)
    values (
      ${workspace}, ${kind}, ${fileName}, ${target}, ${total}, ${jsonb(sql, leftOut)}, ${shortened}, ${now}
    )
    returning id
  `
  if (!row) throw new Error('The import was not returned')
  return row
}

/** Notes how many of its items are here already. */
export async function noteKnownItems(
  sql: Sql,
  { workspace, id, known }: OfImport & { known: number },
): Promise<void> {
  await sql`update archive_imports set known = ${known} where user_id = ${workspace} and id = ${id}`
}

/** An import of this workspace, locked until the transaction ends where `lock` says so; null when there is none. */
export async function findArchiveImport(
  sql: Sql,
  { workspace, id, lock = false }: OfImport & { lock?: boolean },
): Promise<ArchiveImport | null> {
  const [row] = await sql<ArchiveImport[]>`
    select ${sql(archiveImportShape.names)} from archive_imports
    where user_id = ${workspace} and id = ${id} ${lock ? sql`for update` : sql``}
  `
  return row ?? null
}

/** The last imports of a workspace, the newest first, at most 20. */
export async function listArchiveImports(
  sql: Sql,
  { workspace }: Pick<OfImport, 'workspace'>,
): Promise<ArchiveImport[]> {
  return sql<ArchiveImport[]>`
    select ${sql(archiveImportShape.names)} from archive_imports
    where user_id = ${workspace} order by created_at desc, id limit 20
  `
}

/** Begins to make one that was looked at; false when there is none that waits for it. */
export async function beginArchiveImport(
  sql: Sql,
  input: OfImport & Pick<ArchiveImport, 'target' | 'platform' | 'withNumbers'>,
): Promise<boolean> {
  const { workspace, id, target, platform, withNumbers } = input
  const { count } = await sql`
    update archive_imports set state = 'importing', target = ${target}, platform = ${platform},
      with_numbers = ${withNumbers}
    where user_id = ${workspace} and id = ${id} and state = 'ready'
  `
  return count > 0
}

/** Notes what a batch came to, in its transaction. */
export async function countArchiveBatch(
  sql: Sql,
  input: OfImport & Partial<Record<'added' | 'existing' | 'withoutRoom' | 'removed' | 'kept', number>>,
): Promise<void> {
  const { workspace, id, added = 0, existing = 0, withoutRoom = 0, removed = 0, kept = 0 } = input
  await sql`
    update archive_imports set added = added + ${added}, existing = existing + ${existing},
      without_room = without_room + ${withoutRoom}, removed = removed + ${removed}, kept = kept + ${kept}
    where user_id = ${workspace} and id = ${id}
  `
}

/** Moves an import on from one state to the next; false when it was not in the first. */
export async function moveArchiveImport(
  sql: Sql,
  input: OfImport & { from: ArchiveState; to: ArchiveState; now: Date },
): Promise<boolean> {
  const { workspace, id, from, to, now } = input
  const finishedAt = to === 'done' ? now : null
  const { count } = await sql`
    update archive_imports set state = ${to}, finished_at = coalesce(${finishedAt}, finished_at)
    where user_id = ${workspace} and id = ${id} and state = ${from}
  `
  return count > 0
}

/** Forgets files that were read and nobody said yes to; all of them, or the one of an id. Answers how many. */
export async function deleteWaitingArchives(
  sql: Sql,
  { workspace, id = null }: { workspace: WorkspaceId; id?: string | null },
): Promise<number> {
  const { count } = await sql`
    delete from archive_imports
    where user_id = ${workspace} and state = 'ready' ${id === null ? sql`` : sql`and id = ${id}`}
  `
  return count
}

/** Deletes what nobody decided about since an instant, and what can no longer be undone. System role only. */
export async function deleteOldArchives(
  sql: Sql,
  { waitingSince, doneSince }: { waitingSince: Date; doneSince: Date },
): Promise<number> {
  const { count } = await sql`
    delete from archive_imports
    where state = 'ready' and created_at < ${waitingSince}
      or state in ('done', 'undone') and finished_at < ${doneSince}
  `
  return count
}

/**
 * Imports that are still being made or undone though their file was read, or their import ended, before an instant; the
 * oldest first. System role only.
 */
export async function listStrandedArchives(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<{ workspace: string; importId: string }[]> {
  return sql<{ workspace: string; importId: string }[]>`
    select user_id as workspace, id as import_id from archive_imports
    where state in ('importing', 'undoing') and coalesce(finished_at, created_at) < ${before}
    order by created_at limit ${limit}
  `
}

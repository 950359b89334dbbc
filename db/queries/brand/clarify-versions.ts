import type { VersionCause } from '#core/brand/versions/versions.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, json, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import type { ClarifyAnswers } from './clarify.ts'

export const clarifyVersionShape = rowShape('clarify_versions', {
  version: integer,
  section: text(),
  cause: text<VersionCause>(),
  restoredVersion: nullable(integer),
  savedBy: nullable(uuid),
  clarifyData: json<ClarifyAnswers>(),
  createdAt: instant,
})

export type ClarifyVersion = RowOf<typeof clarifyVersionShape>

export type ClarifyVersionItem = Omit<ClarifyVersion, 'clarifyData'> & {
  /** The name of who saved it, where this workspace may know it; '' otherwise. */
  readonly savedByName: string
  /** The version before it; null for the oldest one kept. */
  readonly previous: number | null
}

/** One page of the kept versions, newest first, without their answers. */
export async function listClarifyVersions(
  sql: Sql,
  { workspace, page }: { workspace: WorkspaceId; page: PageRequest },
): Promise<Page<ClarifyVersionItem>> {
  const { limit, offset } = readPage(page)
  const rows = await sql<(ClarifyVersionItem & { total: number })[]>`
    select
      v.version, v.section, v.cause, v.restored_version, v.saved_by, v.created_at,
      coalesce(p.full_name, '') as saved_by_name,
      lag(v.version) over (order by v.version) as previous,
      count(*) over () as total
    from clarify_versions v left join profiles p on p.id = v.saved_by
    where v.user_id = ${workspace}
    order by v.version desc limit ${limit} offset ${offset}
  `
  return pageOf(rows, page)
}

/** The versions of these numbers with their answers, oldest first; those that are not kept are left out. */
export async function listClarifyVersionsByNumber(
  sql: Sql,
  { workspace, versions }: { workspace: WorkspaceId; versions: readonly number[] },
): Promise<ClarifyVersion[]> {
  return sql<ClarifyVersion[]>`
    select ${sql(clarifyVersionShape.names)} from clarify_versions
    where user_id = ${workspace} and version = any(${[...versions]}::int[]) order by version limit 2
  `
}

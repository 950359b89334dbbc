import type { StrategyCause, VersionCause, Versioned } from '#core/brand/versions/versions.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, json, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import type { ClarifyAnswers } from './clarify.ts'
import type { StoredStrategy } from './strategy.ts'

/** What both tables of versions have. */
const common = {
  version: integer,
  section: text(),
  cause: text<VersionCause | StrategyCause>(),
  restoredVersion: nullable(integer),
  savedBy: nullable(uuid),
  createdAt: instant,
}

export const clarifyVersionShape = rowShape('clarify_versions', {
  ...common,
  clarifyData: json<ClarifyAnswers>(),
})

export const strategyVersionShape = rowShape('strategy_versions', {
  ...common,
  strategyData: json<StoredStrategy>(),
})

const SHAPES = {
  foundation: { ...clarifyVersionShape, data: 'clarifyData' },
  strategy: { ...strategyVersionShape, data: 'strategyData' },
} as const

type CommonRow = RowOf<{ table: string; columns: typeof common; names: string[] }>

/** A kept version of the foundation or of the strategy, with what it said. */
export type Version = CommonRow & { readonly data: ClarifyAnswers }

/** The same in a list, without what it said. */
export type VersionItem = CommonRow & {
  /** The name of who saved it, where this workspace may know it; '' otherwise. */
  readonly savedByName: string
  /** The version before it; null for the oldest one kept. */
  readonly previous: number | null
}

/** One page of the kept versions, newest first, without what they said. */
export async function listVersions(
  sql: Sql,
  { workspace, of, page }: { workspace: WorkspaceId; of: Versioned; page: PageRequest },
): Promise<Page<VersionItem>> {
  const { limit, offset } = readPage(page)
  const rows = await sql<(VersionItem & { total: number })[]>`
    select
      v.version, v.section, v.cause, v.restored_version, v.saved_by, v.created_at,
      coalesce(p.full_name, '') as saved_by_name,
      lag(v.version) over (order by v.version) as previous,
      count(*) over () as total
    from ${sql(SHAPES[of].table)} v left join profiles p on p.id = v.saved_by
    where v.user_id = ${workspace}
    order by v.version desc limit ${limit} offset ${offset}
  `
  return pageOf(rows, page)
}

/** The versions of these numbers with what they said, oldest first, at most two; those that are not kept are left out. */
export async function listVersionsByNumber(
  sql: Sql,
  { workspace, of, versions }: { workspace: WorkspaceId; of: Versioned; versions: readonly number[] },
): Promise<Version[]> {
  const { table, data } = SHAPES[of]
  return sql<Version[]>`
    select ${sql(Object.keys(common))}, ${sql(data)} as data from ${sql(table)}
    where user_id = ${workspace} and version = any(${[...versions]}::int[]) order by version limit 2
  `
}

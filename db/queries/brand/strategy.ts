import type { StrategyCause } from '#core/brand/strategy/versions.ts'
import { KEPT_VERSIONS } from '#core/brand/versions/versions.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { instant, integer, json, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'

/** Fields by name; those that are not there are still guesses. */
export type StoredStrategy = Record<string, string>

export const strategyShape = rowShape('strategies', {
  strategyData: json<StoredStrategy>(),
  version: integer,
  createdAt: instant,
  updatedAt: instant,
})

export type StrategyRow = RowOf<typeof strategyShape>

export const strategyVersionShape = rowShape('strategy_versions', {
  version: integer,
  section: text(),
  cause: text<StrategyCause>(),
  restoredVersion: nullable(integer),
  savedBy: nullable(uuid),
  strategyData: json<StoredStrategy>(),
  createdAt: instant,
})

export type StrategyVersion = RowOf<typeof strategyVersionShape>

export type StrategyVersionItem = Omit<StrategyVersion, 'strategyData'> & {
  /** The name of who saved it, where this workspace may know it; '' otherwise. */
  readonly savedByName: string
  /** The version before it; null for the oldest one kept. */
  readonly previous: number | null
}

/** The strategy; null when nothing was saved yet. */
export async function findStrategy(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<StrategyRow | null> {
  const [row] = await sql<StrategyRow[]>`
    select ${sql(strategyShape.names)} from strategies where user_id = ${workspace}
  `
  return row ?? null
}

/** The strategy, made when there is none and held until the transaction ends, so that saves come one after the other. */
export async function insertOrLockStrategy(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<StrategyRow> {
  await sql`
    insert into strategies (user_id, title, created_at) values (${workspace}, 'One-page strategy', ${now})
    on conflict (user_id) do nothing
  `
  const [row] = await sql<StrategyRow[]>`
    select ${sql(strategyShape.names)} from strategies where user_id = ${workspace} for update
  `
  if (!row) throw new Error('The strategy was not returned')
  return row
}

/** Replaces the strategy and keeps a version of it, the newest `KEPT_VERSIONS` in all. Answers the version's number. */
export async function updateStrategy(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    data: StoredStrategy
    section: string
    cause: StrategyCause
    savedBy: string
    restoredVersion?: number
    now: Date
  },
): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    with saved as (
      update strategies set strategy_data = ${jsonb(sql, input.data)}, version = version + 1
      where user_id = ${input.workspace} returning user_id, strategy_data, version
    ), kept as (
      insert into strategy_versions
        (user_id, version, section, cause, restored_version, saved_by, strategy_data, created_at)
      select user_id, version - 1, ${input.section}, ${input.cause}, ${input.restoredVersion ?? null},
        ${input.savedBy}::uuid, strategy_data, ${input.now}
      from saved
    ), gone as (
      delete from strategy_versions v using saved s
      where v.user_id = s.user_id and v.version < s.version - ${KEPT_VERSIONS}
    )
    select version - 1 as version from saved
  `
  if (!row) throw new Error('The strategy was not there')
  return row.version
}

/** One page of the kept versions, newest first, without their texts. */
export async function listStrategyVersions(
  sql: Sql,
  { workspace, page }: { workspace: WorkspaceId; page: PageRequest },
): Promise<Page<StrategyVersionItem>> {
  const { limit, offset } = readPage(page)
  const rows = await sql<(StrategyVersionItem & { total: number })[]>`
    select
      v.version, v.section, v.cause, v.restored_version, v.saved_by, v.created_at,
      coalesce(p.full_name, '') as saved_by_name,
      lag(v.version) over (order by v.version) as previous,
      count(*) over () as total
    from strategy_versions v left join profiles p on p.id = v.saved_by
    where v.user_id = ${workspace}
    order by v.version desc limit ${limit} offset ${offset}
  `
  return pageOf(rows, page)
}

/** The versions of these numbers with their texts, oldest first; those that are not kept are left out. */
export async function listStrategyVersionsByNumber(
  sql: Sql,
  { workspace, versions }: { workspace: WorkspaceId; versions: readonly number[] },
): Promise<StrategyVersion[]> {
  return sql<StrategyVersion[]>`
    select ${sql(strategyVersionShape.names)} from strategy_versions
    where user_id = ${workspace} and version = any(${[...versions]}::int[]) order by version limit 2
  `
}

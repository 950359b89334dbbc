import { KEPT_VERSIONS, type StrategyCause } from '#core/brand/versions/versions.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { instant, integer, json, type RowOf, rowShape } from '../../row.ts'

/** Fields by name; those that are not there are still guesses. */
export type StoredStrategy = Record<string, string>

export const strategyShape = rowShape('strategies', {
  strategyData: json<StoredStrategy>(),
  version: integer,
  createdAt: instant,
  updatedAt: instant,
})

export type StrategyRow = RowOf<typeof strategyShape>

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

import type { InsightType } from '#core/insights/insight.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'

/** Tables whose changes make insights stale. */
const SOURCES = [
  'brand_checkins',
  'content_planner',
  'content_created',
  'stories',
  'user_clarify_data',
  'campaigns',
  'leads',
  'deals',
]
/** Seconds that insights are good for when nothing changes. */
const FRESH_SECONDS = 600
/** A change is noted before others see it; one of so short a time before the last refresh may have been overlooked by it. */
const OVERLOOKED = '15 seconds'

/** Whether a workspace changed since a refresh `r` of its insights; a part of a larger query. */
function hasChanged(sql: Sql, { workspace }: { workspace: WorkspaceId }): SqlPart {
  return sql`exists (
    select 1 from changes c
    where c.user_id = ${workspace} and c.table_name = any(${SOURCES})
      and c.at > r.refreshed_at - ${OVERLOOKED}::interval
  )`
}

/** Whether a workspace's insights have to be made anew before they are shown; a part of a larger query. */
export function staleInsights(sql: Sql, { workspace, now }: { workspace: WorkspaceId; now: Date }): SqlPart {
  return sql`not exists (
    select from insight_refreshes r
    where r.user_id = ${workspace} and abs(extract(epoch from ${now}::timestamptz - r.as_of)) < ${FRESH_SECONDS}
      and not ${hasChanged(sql, { workspace })}
  )`
}

/** Whether insights have to be made anew, and which kinds nobody wants to be told. */
export interface RefreshClaim {
  /** True for one of several at once, until the next change. */
  readonly isClaimed: boolean
  readonly muted: readonly InsightType[]
}

/**
 * Takes on the refresh of a workspace's insights when they are stale: never made, ten minutes old, or older than a
 * change; its row then stays locked until the transaction ends. Null without a profile.
 */
export async function claimInsightRefresh(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<RefreshClaim | null> {
  const [row] = await sql<RefreshClaim[]>`
    with claimed as (
      insert into insight_refreshes as r (user_id, refreshed_at, as_of)
      values (${workspace}, clock_timestamp(), ${now})
      on conflict (user_id) do update set refreshed_at = clock_timestamp(), as_of = excluded.as_of
      where abs(extract(epoch from excluded.as_of - r.as_of)) >= ${FRESH_SECONDS}
        or ${hasChanged(sql, { workspace })}
      returning user_id
    )
    select exists (select from claimed) as is_claimed,
      array(select insight_type from insight_mutes where user_id = ${workspace} order by insight_type) as muted
    from profiles p where p.id = ${workspace}
  `
  return row ?? null
}

/** Notes that these workspaces' insights were made anew. System role only. */
export async function upsertInsightRefreshes(
  sql: Sql,
  { users, now }: { users: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    insert into insight_refreshes (user_id, refreshed_at, as_of)
    select id, clock_timestamp(), ${now} from unnest(${[...users]}::uuid[]) as t (id) order by id
    on conflict (user_id) do update set refreshed_at = excluded.refreshed_at, as_of = excluded.as_of
  `
}

/** The next users in the order of their ids, after one (null: from the start); at most 10 000. System role only. */
export async function listInsightUsers(
  sql: Sql,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from profiles where id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
    order by id limit ${Math.min(limit, 10_000)}
  `
  return rows.map(row => row.id)
}

/** The hour of a workspace's own morning from which its insights are made anew. */
const MORNING_HOUR = 6

/**
 * Workspaces whose insights were not made anew since this morning began in their zone, the oldest first; without those
 * that nobody signed in to for `quietDays`. System role only.
 */
export async function listStaleInsights(
  sql: Sql,
  { now, quietDays, limit }: { now: Date; quietDays: number; limit: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select p.id from profiles p
    left join insight_refreshes r on r.user_id = p.id
    -- A zone that the database has not heard of yet must not stop the others: such a workspace goes by UTC.
    left join pg_timezone_names known on known.name = p.time_zone
    cross join lateral (select coalesce(known.name, 'UTC') as zone) z
    where p.last_activity_at > ${now}::timestamptz - make_interval(days => ${quietDays})
      and (
        r.as_of is null or r.as_of < (
          date_trunc('day', (${now}::timestamptz at time zone z.zone) - make_interval(hours => ${MORNING_HOUR}))
            + make_interval(hours => ${MORNING_HOUR})
        ) at time zone z.zone
      )
    order by r.as_of nulls first, p.id limit ${Math.min(limit, 10_000)}
  `
  return rows.map(row => row.id)
}

/** Minutes back that changes are looked for: a few more than between two runs, so that one that fails loses nothing. */
const CHANGED_MINUTES = 10

/**
 * Workspaces of these tiers in which something that insights rest on changed in the last minutes and after they were made,
 * the earliest change first. System role only.
 */
export async function listChangedWorkspaces(
  sql: Sql,
  { tiers, limit }: { tiers: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select c.user_id as id from changes c
    join profiles p on p.id = c.user_id and p.subscription_tier = any(${[...tiers]})
    left join insight_refreshes r on r.user_id = c.user_id
    where c.at > clock_timestamp() - make_interval(mins => ${CHANGED_MINUTES})
      and c.table_name = any(${SOURCES})
      and (r.refreshed_at is null or c.at > r.refreshed_at - ${OVERLOOKED}::interval)
    group by c.user_id order by min(c.at), c.user_id limit ${Math.min(limit, 10_000)}
  `
  return rows.map(row => row.id)
}

/** Makes the next look at a workspace's insights make them anew, though nothing that they rest on changed. */
export async function updateInsightsStale(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<void> {
  await sql`update insight_refreshes set as_of = timestamptz 'epoch' where user_id = ${workspace}`
}

/** Forgets when insights were made, so that the next refresh makes them anew. System role only. */
export async function deleteInsightRefresh(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<void> {
  await sql`delete from insight_refreshes where user_id = ${workspace}`
}

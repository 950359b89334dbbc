import type { InsightType } from '#core/insights/insight.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import type { ClarifyAnswers } from '../brand/clarify.ts'

/** Tables whose changes make insights stale. */
const SOURCES = ['brand_checkins', 'content_planner', 'content_created', 'stories', 'user_clarify_data']
/** Seconds that insights are good for when nothing changes. */
const FRESH_SECONDS = 600
/** A change is noted before others see it; one of so short a time before the last refresh may have been overlooked by it. */
const OVERLOOKED = '15 seconds'

/** Whether insights have to be made anew, from what, and which kinds nobody wants to be told. */
export interface RefreshClaim {
  /** True for one of several at once, until the next change. */
  readonly isClaimed: boolean
  readonly posts: number
  readonly clarify: ClarifyAnswers
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
        or exists (
          select 1 from changes c
          where c.user_id = ${workspace} and c.table_name = any(${SOURCES})
            and c.at > r.refreshed_at - ${OVERLOOKED}::interval
        )
      returning user_id
    )
    select exists (select from claimed) as is_claimed, p.posts_count as posts,
      coalesce((select clarify_data from user_clarify_data where user_id = ${workspace}), '{}') as clarify,
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

/** What the rules look at besides the score's own history. */
export interface InsightFacts {
  readonly userId: string
  readonly posts: number
  readonly clarify: ClarifyAnswers
}

/** The facts of these workspaces, those without a profile left out. */
export async function listInsightFacts(
  sql: Sql,
  { users }: { users: readonly string[] },
): Promise<InsightFacts[]> {
  return sql<InsightFacts[]>`
    select p.id as user_id, p.posts_count as posts, coalesce(c.clarify_data, '{}') as clarify
    from profiles p left join user_clarify_data c on c.user_id = p.id
    where p.id = any(${[...users]}::uuid[])
  `
}

/** Workspaces whose insights are the oldest: last made before `before`, with somebody signed in since `since`. System role only. */
export async function listStaleInsights(
  sql: Sql,
  input: { before: Date; since: Date; limit: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select p.id from profiles p
    left join insight_refreshes r on r.user_id = p.id
    where (r.as_of is null or r.as_of < ${input.before}) and p.last_activity_at > ${input.since}
    order by r.as_of nulls first, p.id limit ${Math.min(input.limit, 10_000)}
  `
  return rows.map(row => row.id)
}

/** Forgets when insights were made, so that the next refresh makes them anew. System role only. */
export async function deleteInsightRefresh(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<void> {
  await sql`delete from insight_refreshes where user_id = ${workspace}`
}

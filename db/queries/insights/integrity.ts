import type { Sql } from '../../client.ts'
import { monthsOfZones } from '../platform/months-of-zones.ts'

/** What an integrity check of one workspace looks at. */
export interface IntegrityRow {
  readonly id: string
  /** Null when the account has none. */
  readonly profile: Record<string, unknown> | null
  readonly clarify: Record<string, unknown> | null
  /** True numbers, under the names of the profile's counters. */
  readonly counted: {
    readonly storiesCount: number
    readonly postsCount: number
    readonly campaignsCount: number
    readonly strategiesCount: number
    readonly aiGenerationsCount: number
    /** Assistant credits spent this calendar month, on the clock of the workspace. */
    readonly creditsThisMonth: number
  }
}

async function readRows(sql: Sql, { accounts, now }: { accounts: ReturnType<Sql>; now: Date }) {
  const { rows: months } = await monthsOfZones(sql, { workspaces: accounts, now })
  return sql<(Omit<IntegrityRow, 'counted'> & IntegrityRow['counted'])[]>`
    select a.id, case when p.id is null then null else to_jsonb(p) end as profile, c.clarify_data as clarify,
      (select count(*)::int from stories where user_id = a.id) as stories_count,
      (select count(*)::int from content_created where user_id = a.id) as posts_count,
      (select count(*)::int from campaigns where user_id = a.id) as campaigns_count,
      (select count(*)::int from strategies where user_id = a.id) as strategies_count,
      (select count(*)::int from ai_generations where user_id = a.id) as ai_generations_count,
      (select coalesce(sum(credits), 0)::int from ai_generations
        where user_id = a.id and refunded_at is null and created_at >= m.began
      ) as credits_this_month
    from (${accounts}) a
    left join profiles p on p.id = a.id
    left join ${months} as m (zone, began, month_before) on m.zone = p.time_zone
    left join user_clarify_data c on c.user_id = a.id
    order by a.id
  `
}

function shape({
  id,
  profile,
  clarify,
  ...counted
}: Awaited<ReturnType<typeof readRows>>[number]): IntegrityRow {
  return { id, profile, clarify, counted }
}

/** One workspace's row; null when there is no such account. System role only. */
export async function findIntegrityRow(
  sql: Sql,
  { id, now }: { id: string; now: Date },
): Promise<IntegrityRow | null> {
  const [row] = await readRows(sql, { accounts: sql`select id from accounts where id = ${id}`, now })
  return row ? shape(row) : null
}

/** The next accounts in order of id, `limit` at most. System role only. */
export async function listIntegrityRows(
  sql: Sql,
  { after, limit, now }: { after: string | null; limit: number; now: Date },
): Promise<IntegrityRow[]> {
  const from = after === null ? sql`` : sql`where id > ${after}`
  const accounts = await readRows(sql, {
    accounts: sql`select id from accounts ${from} order by id limit ${limit}`,
    now,
  })
  return accounts.map(shape)
}

/** Makes the profile of an account that has none, from what the account knows. System role only. */
export async function insertMissingProfile(sql: Sql, { id }: { id: string }): Promise<void> {
  await sql`
    insert into profiles (id, email, full_name)
    select id, email, full_name from accounts where id = ${id}
    on conflict (id) do nothing
  `
}

/** Sets the profile's counters to how many rows there are, under a lock that lets none be added meanwhile. System role only. */
export async function updateCounters(sql: Sql, { id }: { id: string }): Promise<void> {
  await sql`select 1 from profiles where id = ${id} for update`
  await sql`
    update profiles set
      stories_count = (select count(*) from stories where user_id = ${id}),
      posts_count = (select count(*) from content_created where user_id = ${id}),
      campaigns_count = (select count(*) from campaigns where user_id = ${id}),
      strategies_count = (select count(*) from strategies where user_id = ${id}),
      ai_generations_count = (select count(*) from ai_generations where user_id = ${id})
    where id = ${id}
  `
}

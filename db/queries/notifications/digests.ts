import type { Digest } from '#core/notifications/digest-window.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import type { Sql } from '../../client.ts'
import { postTitle } from '../schedule/post-title.ts'

/** Somebody in a workspace who may have a digest coming. */
export interface DigestReader {
  readonly workspace: string
  readonly memberId: string
  readonly email: string
  readonly timeZone: string
  readonly hour: number
  readonly weekday: number
  /** May publish here, and wants to know of the day's posts or of the week. */
  readonly wantsToday: boolean
  readonly wantsWeek: boolean
  /** Whose workspace it is; '' in one's own. */
  readonly host: string
  readonly dailyAt: Date | null
  readonly weeklyAt: Date | null
}

/**
 * Everybody who may have a digest coming, in order, behind `after`: because something waits for one, or because posts are
 * scheduled near `now` in a workspace where they may publish. Workspaces that are about to be deleted are left out. System
 * role only.
 */
export async function listDigestReaders(
  sql: Sql,
  input: {
    now: Date
    publishers: readonly string[]
    after: { workspace: string; memberId: string } | null
    limit: number
  },
): Promise<DigestReader[]> {
  const { now, after, limit } = input
  return sql<DigestReader[]>`
    with people as (
      select user_id, member_id from notifications where mail in ('daily', 'weekly')
      union
      select w.user_id, p.member_id
      from (
        select distinct user_id from content_planner
        where scheduled_for between ${now}::timestamptz - interval '8 days' and ${now}::timestamptz + interval '8 days'
          and status not in ('idea', 'cancelled')
      ) w
      cross join lateral (
        select w.user_id as member_id
        union all select t.member_id from team_members t where t.owner_id = w.user_id and t.status = 'active'
      ) p
    )
    select n.user_id as workspace, n.member_id, a.email, r.time_zone, coalesce(s.hour, 8) as hour,
      coalesce(s.weekday, 1) as weekday,
      m.role = any(${[...input.publishers]}::text[]) and coalesce(s.due_today, true) as wants_today,
      m.role = any(${[...input.publishers]}::text[]) and coalesce(s.week, true) as wants_week,
      case when n.user_id = n.member_id then '' else coalesce(nullif(o.full_name, ''), o.email) end as host,
      d.window_at as daily_at, w.window_at as weekly_at
    from people n
    join accounts a on a.id = n.member_id
    join profiles r on r.id = n.member_id
    join profiles o on o.id = n.user_id
    cross join lateral (
      select 'owner' as role where n.member_id = n.user_id
      union all select t.role from team_members t
      where t.owner_id = n.user_id and t.member_id = n.member_id and t.status = 'active'
    ) m
    left join notification_settings s on s.user_id = n.user_id and s.member_id = n.member_id
    left join notification_watermarks d on d.user_id = n.user_id and d.member_id = n.member_id and d.kind = 'daily'
    left join notification_watermarks w on w.user_id = n.user_id and w.member_id = n.member_id and w.kind = 'weekly'
    where not exists (select from account_deletions g where g.user_id = n.user_id)
      ${after ? sql`and (n.user_id, n.member_id) > (${after.workspace}::uuid, ${after.memberId}::uuid)` : sql``}
    order by n.user_id, n.member_id limit ${limit}
  `
}

interface OfReader {
  readonly workspace: string
  readonly memberId: string
}

/**
 * Takes a digest for this transaction: false when that one or a later one was dealt with. Another worker waits here until
 * this one has committed, or is dead. System role only.
 */
export async function upsertWatermark(
  sql: Sql,
  input: OfReader & { digest: Digest | 'summary'; window: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into notification_watermarks as w (user_id, member_id, kind, window_at)
    values (${input.workspace}, ${input.memberId}, ${input.digest}, ${input.window})
    on conflict (user_id, member_id, kind) do update set window_at = excluded.window_at
    where w.window_at < excluded.window_at
    returning kind
  `
  return rows.length > 0
}

export interface DigestItem {
  readonly id: string
  readonly event: string
  readonly details: Readonly<Record<string, unknown>>
}

/** What waits for a digest, the oldest first, two hundred at most; locked. System role only. */
export async function lockDigestItems(
  sql: Sql,
  input: OfReader & { digest: Digest; window: Date },
): Promise<DigestItem[]> {
  return sql<DigestItem[]>`
    select id, event, details from notifications
    where user_id = ${input.workspace} and member_id = ${input.memberId} and mail = ${input.digest}
      and created_at <= ${input.window}
    order by created_at, id limit 200 for update
  `
}

export interface TodaysPost {
  readonly title: string
  readonly platform: string
  readonly scheduledFor: Date
  readonly status: ScheduledPostStatus
}

/** What is to be published until the end of the day, and what is due already; fifty at most. System role only. */
export async function listTodaysPosts(
  sql: Sql,
  { workspace, window, until }: { workspace: string; window: Date; until: Date },
): Promise<TodaysPost[]> {
  return sql<TodaysPost[]>`
    select ${postTitle(sql)} as title,
      p.platform, p.scheduled_for, p.status
    from content_planner p left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where p.user_id = ${workspace} and p.created_at <= ${window}
      and (p.status = 'handed_over' or not exists (
        select from publish_targets t where t.user_id = p.user_id and t.scheduled_post_id = p.id
      ))
      and (
      p.status in ('due', 'handed_over') or (p.status = 'scheduled' and p.scheduled_for between ${window} and ${until})
    )
    order by p.scheduled_for, p.id limit 50
  `
}

export interface WeekFigures {
  readonly published: number
  readonly missed: number
  readonly scheduled: number
}

/** What was published and missed in the week before, and what is scheduled in the week after. System role only. */
export async function findWeekFigures(
  sql: Sql,
  { workspace, window }: { workspace: string; window: Date },
): Promise<WeekFigures> {
  const [row] = await sql<WeekFigures[]>`
    select
      count(*) filter (
        where status = 'published' and published_at between ${window}::timestamptz - interval '7 days' and ${window}
      )::int as published,
      count(*) filter (
        where status = 'missed' and scheduled_for between ${window}::timestamptz - interval '7 days' and ${window}
      )::int as missed,
      count(*) filter (
        where status = 'scheduled' and created_at <= ${window}
          and scheduled_for between ${window} and ${window}::timestamptz + interval '7 days'
      )::int as scheduled
    from content_planner
    where user_id = ${workspace}
      and scheduled_for between ${window}::timestamptz - interval '30 days' and ${window}::timestamptz + interval '7 days'
  `
  return row ?? { published: 0, missed: 0, scheduled: 0 }
}

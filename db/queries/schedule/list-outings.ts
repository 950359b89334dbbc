import type { OutingStatus } from '#core/schedule/outing.ts'
import type { PlannedText } from '#core/schedule/warnings.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import type { Outing } from './outings.ts'

/** An outing as calendars and lists show it. */
export type OutingItem = Pick<
  Outing,
  'id' | 'contentId' | 'title' | 'platform' | 'timeZone' | 'status' | 'heldReason' | 'seriesId' | 'version'
> & { readonly scheduledFor: Date }

export interface OutingFilter {
  readonly workspace: WorkspaceId
  readonly status?: OutingStatus | null
  readonly platform?: string | null
}

function matching(sql: Sql, filter: OutingFilter) {
  return sql`
    p.user_id = ${filter.workspace} and p.scheduled_for is not null
    ${filter.status ? sql`and p.status = ${filter.status}` : sql`and p.status <> 'cancelled'`}
    ${filter.platform ? sql`and p.platform = ${filter.platform}` : sql``}
  `
}

const columns = (sql: Sql) => sql`
  p.id, p.content_id, p.platform, p.scheduled_for, p.time_zone, p.status, p.held_reason, p.series_id, p.version,
  coalesce(nullif(p.title, ''), nullif(c.title, ''), left(split_part(c.body, chr(10), 1), 120), '') as title
`

/**
 * What is planned between two instants, by calendar day of a zone: of each day its first `perDay` rows, and how many it
 * has in all.
 */
export async function listOutingsByDay(
  sql: Sql,
  given: OutingFilter & { from: Date; to: Date; timeZone: string; perDay: number },
): Promise<(OutingItem & { day: string; ofDay: number })[]> {
  return sql<(OutingItem & { day: string; ofDay: number })[]>`
    with shown as (
      select p.id, p.user_id, to_char(p.scheduled_for at time zone ${given.timeZone}, 'YYYY-MM-DD') as day,
        count(*) over by_day as of_day, row_number() over (by_day order by p.scheduled_for, p.id) as place
      from content_planner p
      where ${matching(sql, given)} and p.scheduled_for >= ${given.from} and p.scheduled_for < ${given.to}
      window by_day as (partition by (p.scheduled_for at time zone ${given.timeZone})::date)
    )
    select ${columns(sql)}, s.day, s.of_day
    from shown s
    join content_planner p on p.id = s.id and p.user_id = s.user_id
    left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where s.place <= ${given.perDay}
    order by p.scheduled_for, p.id
  `
}

/** One page of what is planned from an instant on (until another, if given), the earliest first. */
export async function listOutingsFrom(
  sql: Sql,
  given: OutingFilter & { from: Date; to?: Date; page: PageRequest },
): Promise<Page<OutingItem>> {
  const { limit, offset } = readPage(given.page)
  const wanted = sql`
    ${matching(sql, given)} and p.scheduled_for >= ${given.from}
    ${given.to ? sql`and p.scheduled_for < ${given.to}` : sql``}
  `
  const rows = await sql<(OutingItem & { total: number })[]>`
    select ${columns(sql)}, (select count(*) from content_planner p where ${wanted}) as total
    from content_planner p left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where ${wanted}
    order by p.scheduled_for, p.id limit ${limit} offset ${offset}
  `
  return pageOf(rows, given.page)
}

/** Platforms with anything open in the plan, the longest used first. */
export async function listPlatformsInUse(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<string[]> {
  const rows = await sql<{ platform: string }[]>`
    select platform from content_planner
    where user_id = ${workspace} and status in ('scheduled', 'due', 'sending', 'handed_over', 'held')
    group by platform order by min(created_at), platform
  `
  return rows.map(row => row.platform)
}

/** What is planned or out on a platform round an instant, with its text, for warnings: 30 days either way, at most 300. */
export async function listOutingsNear(
  sql: Sql,
  given: { workspace: WorkspaceId; platform: string; at: Date; days: number },
): Promise<PlannedText[]> {
  const reach = given.days * 86_400_000
  return sql<PlannedText[]>`
    select p.id, p.platform, p.scheduled_for, coalesce(left(c.body, 2000), '') as body,
      coalesce(nullif(p.title, ''), nullif(c.title, ''), left(split_part(c.body, chr(10), 1), 120), '') as title
    from content_planner p left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where p.user_id = ${given.workspace} and p.platform = ${given.platform} and p.status not in ('cancelled', 'idea')
      and p.scheduled_for between ${new Date(given.at.getTime() - reach)} and ${new Date(given.at.getTime() + reach)}
    order by abs(extract(epoch from p.scheduled_for - ${given.at}::timestamptz)), p.id limit 300
  `
}

/** The instants still to come that hold a place in the plan, at most 2 000. */
export async function listTakenTimes(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<Date[]> {
  const rows = await sql<{ scheduledFor: Date }[]>`
    select scheduled_for from content_planner
    where user_id = ${workspace} and scheduled_for > ${now} and status in ('scheduled', 'held', 'due')
    order by scheduled_for limit 2000
  `
  return rows.map(row => row.scheduledFor)
}

/** How many outings are in each state. */
export async function countOutings(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Partial<Record<OutingStatus, number>>> {
  const rows = await sql<{ status: OutingStatus; n: number }[]>`
    select status, count(*) as n from content_planner where user_id = ${workspace} group by status
  `
  return Object.fromEntries(rows.map(row => [row.status, row.n]))
}

/** An outing with the text that goes out. */
export type OutingText = OutingItem & {
  readonly body: string
  readonly link: string
  readonly reason: string
  readonly publishedAt: Date | null
  readonly statusSince: Date
  readonly deadlineAt: Date | null
}

/** Outings in some states with their texts, the earliest first, at most 200. */
export async function listOutingTexts(
  sql: Sql,
  given: { workspace: WorkspaceId; statuses: readonly OutingStatus[]; limit: number; newestFirst?: boolean },
): Promise<OutingText[]> {
  return sql<OutingText[]>`
    select ${columns(sql)}, coalesce(c.body, '') as body, p.link, p.reason, p.published_at, p.status_since, p.deadline_at
    from content_planner p left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where p.user_id = ${given.workspace} and p.status in ${sql([...given.statuses])} and p.scheduled_for is not null
    order by p.scheduled_for ${given.newestFirst ? sql`desc` : sql``}, p.id limit ${Math.min(given.limit, 200)}
  `
}

/** Everything in the plan with its texts for a file, the earliest first, at most 10 000. */
export async function listOutingsForExport(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<OutingText[]> {
  return sql<OutingText[]>`
    select ${columns(sql)}, coalesce(c.body, '') as body, p.link, p.reason, p.published_at, p.status_since, p.deadline_at
    from content_planner p left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where p.user_id = ${workspace} and p.status not in ('cancelled', 'idea') and p.scheduled_for is not null
    order by p.scheduled_for, p.id limit 10000
  `
}

/** How many posts are planned, out and failed (or missed) on each day between two instants that has any. */
export async function countOutingsByDay(
  sql: Sql,
  given: { workspace: WorkspaceId; from: Date; to: Date; timeZone: string },
): Promise<{ day: string; planned: number; out: number; failed: number }[]> {
  return sql<{ day: string; planned: number; out: number; failed: number }[]>`
    select to_char(scheduled_for at time zone ${given.timeZone}, 'YYYY-MM-DD') as day,
      count(*) filter (where status in ('scheduled', 'due', 'sending', 'handed_over', 'held')) as planned,
      count(*) filter (where status = 'published') as out,
      count(*) filter (where status in ('failed', 'missed')) as failed
    from content_planner
    where user_id = ${given.workspace} and scheduled_for >= ${given.from} and scheduled_for < ${given.to}
      and status not in ('cancelled', 'idea')
    group by 1 order by 1
  `
}

import type { StoredScore } from '#core/brand/stored-score.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import type { ScheduledText } from '#core/schedule/warnings.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import { firstPicture } from './post-title.ts'
import type { ScheduledPost } from './scheduled-posts.ts'

/** What calendars and lists show of a scheduled post as it is stored; the title may be its post's. */
const LISTED = [
  'id',
  'contentId',
  'platform',
  'scheduledFor',
  'timeZone',
  'status',
  'heldReason',
  'seriesId',
  'version',
] as const satisfies readonly (keyof ScheduledPost)[]

/** What stands beside its text. */
const DETAILED = [
  ...LISTED,
  'link',
  'reason',
  'publishedAt',
  'statusSince',
  'deadlineAt',
  'plainLinks',
] as const satisfies readonly (keyof ScheduledPost)[]

type Dated<Row> = Omit<Row, 'scheduledFor'> & { readonly scheduledFor: Date }

/** The score of its post, or why there is none; null where it has no post yet. */
interface Scored {
  readonly score: StoredScore | null
}

/** A scheduled post as calendars and lists show it. */
export type ScheduledPostItem = Dated<Pick<ScheduledPost, (typeof LISTED)[number] | 'title'>> & Scored

export interface ScheduledPostFilter {
  readonly workspace: WorkspaceId
  readonly status?: ScheduledPostStatus | null
  readonly platform?: string | null
}

function matching(sql: Sql, filter: ScheduledPostFilter) {
  return sql`
    p.user_id = ${filter.workspace} and p.scheduled_for is not null
    ${filter.status ? sql`and p.status = ${filter.status}` : sql`and p.status <> 'cancelled'`}
    ${filter.platform ? sql`and p.platform = ${filter.platform}` : sql``}
  `
}

/**
 * Columns of `content_planner p`, with the title of a row (its own, its post's, or the first line of its post `c`) and the
 * score of that post.
 */
function columns(sql: Sql, names: readonly string[] = LISTED) {
  return sql`
    ${sql(names.map(name => `p.${name}`))},
    coalesce(nullif(p.title, ''), nullif(c.title, ''), left(split_part(c.body, chr(10), 1), 120), '') as title,
    case when c.id is not null and c.body <> '' then jsonb_build_object(
      'alignmentOverall', c.alignment_overall, 'alignmentCertainty', c.alignment_certainty
    ) end as score
  `
}

/** One of a day of the calendar. */
export interface ScheduledPostOfDay extends ScheduledPostItem {
  readonly day: string
  /** How many its day has in all. */
  readonly ofDay: number
  /** Where it can be seen once it is out, as far as we know; '' otherwise. */
  readonly link: string
  /** Its first picture, by id. */
  readonly picture: string | null
}

/**
 * What is scheduled between two instants, by calendar day of a zone: of each day its first `perDay` rows, those that are
 * published last, and how many it has in all.
 */
export async function listScheduledPostsByDay(
  sql: Sql,
  input: ScheduledPostFilter & { from: Date; to: Date; timeZone: string; perDay: number },
): Promise<ScheduledPostOfDay[]> {
  return sql<ScheduledPostOfDay[]>`
    with shown as (
      select p.id, p.user_id, to_char(p.scheduled_for at time zone ${input.timeZone}, 'YYYY-MM-DD') as day,
        count(*) over by_day as of_day,
        row_number() over (by_day order by p.status = 'published', p.scheduled_for, p.id) as place
      from content_planner p
      where ${matching(sql, input)} and p.scheduled_for >= ${input.from} and p.scheduled_for < ${input.to}
      window by_day as (partition by (p.scheduled_for at time zone ${input.timeZone})::date)
    )
    select ${columns(sql)}, s.day, s.of_day, ${firstPicture(sql)} as picture,
      case when p.status = 'published' then coalesce(nullif(p.link, ''), (
        select t.address from publish_targets t
        where t.user_id = p.user_id and t.scheduled_post_id = p.id and t.address <> '' order by t.created_at, t.id limit 1
      ), '') else '' end as link
    from shown s
    join content_planner p on p.id = s.id and p.user_id = s.user_id
    left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where s.place <= ${input.perDay}
    order by p.scheduled_for, p.id
  `
}

/** One page of what is scheduled from an instant on (until another, if given), the earliest first. */
export async function listScheduledPostsFrom(
  sql: Sql,
  input: ScheduledPostFilter & { from: Date; to?: Date; page: PageRequest },
): Promise<Page<ScheduledPostItem>> {
  const { limit, offset } = readPage(input.page)
  const condition = sql`
    ${matching(sql, input)} and p.scheduled_for >= ${input.from}
    ${input.to ? sql`and p.scheduled_for < ${input.to}` : sql``}
  `
  const rows = await sql<(ScheduledPostItem & { total: number })[]>`
    select ${columns(sql)}, (select count(*) from content_planner p where ${condition}) as total
    from content_planner p left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where ${condition}
    order by p.scheduled_for, p.id limit ${limit} offset ${offset}
  `
  return pageOf(rows, input.page)
}

/** What is scheduled or out at these instants, with its text: what an import skips. */
export async function listScheduledAt(
  sql: Sql,
  { workspace, times }: { workspace: WorkspaceId; times: readonly Date[] },
): Promise<{ platform: string; at: Date; body: string }[]> {
  const instants = times.map(at => at.toISOString())
  return sql<{ platform: string; at: Date; body: string }[]>`
    select p.platform, p.scheduled_for as at, coalesce(c.body, '') as body
    from content_planner p left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where p.user_id = ${workspace} and p.status <> 'cancelled' and p.scheduled_for = any(${instants}::text[]::timestamptz[])
  `
}

/** Platforms with anything open in the schedule, the longest used first. */
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

/**
 * What is scheduled or out on a platform (or with null on any) round an instant, with its text, for warnings: so many days
 * either way, at most 300.
 */
export async function listScheduledPostsNear(
  sql: Sql,
  input: { workspace: WorkspaceId; platform: string | null; at: Date; days: number },
): Promise<ScheduledText[]> {
  const reach = input.days * 86_400_000
  return sql<ScheduledText[]>`
    select p.id, p.platform, p.scheduled_for, coalesce(left(c.body, 2000), '') as body,
      coalesce(nullif(p.title, ''), nullif(c.title, ''), left(split_part(c.body, chr(10), 1), 120), '') as title
    from content_planner p left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where p.user_id = ${input.workspace} ${input.platform === null ? sql`` : sql`and p.platform = ${input.platform}`}
      and p.status not in ('cancelled', 'idea')
      and p.scheduled_for between ${new Date(input.at.getTime() - reach)} and ${new Date(input.at.getTime() + reach)}
    order by abs(extract(epoch from p.scheduled_for - ${input.at}::timestamptz)), p.id limit 300
  `
}

/** The instants still to come that hold a place in the schedule, at most 2 000. */
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

/** How many scheduled posts are in each state. */
export async function countScheduledPosts(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Partial<Record<ScheduledPostStatus, number>>> {
  const rows = await sql<{ status: ScheduledPostStatus; n: number }[]>`
    select status, count(*) as n from content_planner where user_id = ${workspace} group by status
  `
  return Object.fromEntries(rows.map(row => [row.status, row.n]))
}

/** How many scheduled posts are in each of some states, and when the first of them is; a state without any is not there. */
export async function listFirstOfStates(
  sql: Sql,
  { workspace, statuses }: { workspace: WorkspaceId; statuses: readonly ScheduledPostStatus[] },
): Promise<{ status: ScheduledPostStatus; count: number; first: Date }[]> {
  return sql<{ status: ScheduledPostStatus; count: number; first: Date }[]>`
    select status, count(*) as count, min(scheduled_for) as first from content_planner
    where user_id = ${workspace} and status in ${sql([...statuses])} and scheduled_for is not null
    group by status
  `
}

/** One scheduled post as lists show it, whatever its state; null when it is not there. */
export async function findScheduledPostItem(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<ScheduledPostItem | null> {
  const [row] = await sql<ScheduledPostItem[]>`
    select ${columns(sql)}
    from content_planner p left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where p.user_id = ${workspace} and p.id = ${id} and p.scheduled_for is not null
  `
  return row ?? null
}

/** The text of `content_planner p` for its platform: its own version where there is one, else that of its post `c`. */
export const platformText = (sql: Sql) => sql`
  case when btrim(coalesce(c.content_data -> 'variants' ->> p.platform, '')) <> ''
    then c.content_data -> 'variants' ->> p.platform else coalesce(c.body, '') end
`

/** A scheduled post with the text that goes out. */
export type ScheduledPostText = Dated<Pick<ScheduledPost, (typeof DETAILED)[number] | 'title'>> &
  Scored & {
    readonly body: string
  }

/** Scheduled posts in some states with their texts, the earliest first, at most 200. */
export async function listScheduledPostTexts(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    statuses: readonly ScheduledPostStatus[]
    limit: number
    newestFirst?: boolean
  },
): Promise<(ScheduledPostText & { hasPictures: boolean })[]> {
  return sql<(ScheduledPostText & { hasPictures: boolean })[]>`
    select ${columns(sql, DETAILED)}, ${platformText(sql)} as body,
      exists (select from media m where m.user_id = p.user_id and m.post_id = p.content_id) as has_pictures
    from content_planner p left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where p.user_id = ${input.workspace} and p.status in ${sql([...input.statuses])} and p.scheduled_for is not null
    order by p.scheduled_for ${input.newestFirst ? sql`desc` : sql``}, p.id limit ${Math.min(input.limit, 200)}
  `
}

/** Everything in the schedule with its texts for a file, the earliest first, at most 10 000. */
export async function listScheduledPostsForExport(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<ScheduledPostText[]> {
  return sql<ScheduledPostText[]>`
    select ${columns(sql, DETAILED)}, coalesce(c.body, '') as body
    from content_planner p left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where p.user_id = ${workspace} and p.status not in ('cancelled', 'idea') and p.scheduled_for is not null
    order by p.scheduled_for, p.id limit 10000
  `
}

/** A day `YYYY-MM-DD` of the planner that has any posts: how many are scheduled, out, and failed or missed. */
export interface DayCount {
  readonly day: string
  readonly scheduled: number
  readonly out: number
  readonly failed: number
}

/** The days between two instants that have any posts; a part of a larger query. */
export function scheduledPostsByDay(
  sql: Sql,
  input: { workspace: WorkspaceId; from: Date; to: Date; timeZone: string },
): SqlPart {
  return sql`
    select to_char(scheduled_for at time zone ${input.timeZone}, 'YYYY-MM-DD') as day,
      count(*) filter (where status in ('scheduled', 'due', 'sending', 'handed_over', 'held')) as scheduled,
      count(*) filter (where status = 'published') as out,
      count(*) filter (where status in ('failed', 'missed')) as failed
    from content_planner
    where user_id = ${input.workspace} and scheduled_for >= ${input.from} and scheduled_for < ${input.to}
      and status not in ('cancelled', 'idea')
    group by 1 order by 1
  `
}

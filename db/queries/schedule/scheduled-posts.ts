import type { Privacy } from '#core/publishing/privacy.ts'
import type { IdeaBoard } from '#core/schedule/ideas.ts'
import type { RepeatRule } from '#core/schedule/repeat.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import {
  boolean,
  instant,
  integer,
  json,
  namesBut,
  nullable,
  type RowOf,
  rowShape,
  text,
  uuid,
} from '../../row.ts'
import { heldUntil } from './held-until.ts'

export const scheduledPostShape = rowShape('content_planner', {
  id: uuid,
  contentId: nullable(uuid),
  title: text(),
  platform: text(),
  scheduledFor: nullable(instant),
  timeZone: text(),
  status: text<ScheduledPostStatus>(),
  statusSince: instant,
  deadlineAt: nullable(instant),
  heldReason: text(),
  reason: text(),
  repeat: nullable(json<RepeatRule>()),
  seriesId: nullable(uuid),
  publishedAt: nullable(instant),
  link: text(),
  notes: text(),
  board: text<IdeaBoard>(),
  asThread: boolean,
  firstComment: text(),
  isAd: boolean,
  privacy: text<Privacy | ''>(),
  plainLinks: boolean,
  version: integer,
  createdAt: instant,
})

/** A post's date on one platform, or an idea without a date. */
export type ScheduledPost = RowOf<typeof scheduledPostShape>

/** Schedules one post for each of the instants, in order, paused if there is a reason to; answers the new rows' ids. */
export async function insertScheduledPosts(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    postId: string
    title: string
    platform: string
    times: readonly Date[]
    timeZone: string
    repeat: RepeatRule | null
    seriesId: string | null
    /** Why it waits; `''` when it does not. */
    heldReason?: string
    /** Whether a text that is too long for one post becomes several. */
    asThread?: boolean
    /** What is said below it at once, where a network has that; '' for nothing. */
    firstComment?: string
    /** Whether it is marked as paid for, where a network has that. */
    isAd?: boolean
    /** Who may see it, where a network asks; '' where none does. */
    privacy?: Privacy | ''
    /** Whether its addresses are sent as typed. */
    plainLinks?: boolean
    now: Date
  },
): Promise<string[]> {
  const heldReason = input.heldReason ?? ''
  const rows = await sql<{ id: string }[]>`
    insert into content_planner (
      user_id, content_id, title, platform, scheduled_for, time_zone, status, status_since, deadline_at, repeat,
      series_id, held_reason, as_thread, first_comment, is_ad, privacy, plain_links, created_at, updated_at
    )
    select ${input.workspace}, ${input.postId}, ${input.title}, ${input.platform}, t.at::timestamptz,
      ${input.timeZone}, ${heldReason ? 'held' : 'scheduled'}, ${input.now}, t.at::timestamptz,
      ${input.repeat ? jsonb(sql, input.repeat) : null}::jsonb, ${input.seriesId}::uuid, ${heldReason},
      ${input.asThread ?? false}, ${input.firstComment ?? ''}, ${input.isAd ?? false}, ${input.privacy ?? ''},
      ${input.plainLinks ?? false}, ${input.now}, ${input.now}
    from jsonb_array_elements_text(${jsonb(
      sql,
      input.times.map(at => at.toISOString()),
    )}::jsonb) with ordinality t (at, n)
    order by t.n
    returning id
  `
  return rows.map(row => row.id)
}

/**
 * One scheduled post of the workspace, locked until the transaction ends when `lock` is set; null when it is not there.
 */
export async function findScheduledPost(
  sql: Sql,
  { workspace, id, lock = false }: { workspace: WorkspaceId; id: string; lock?: boolean },
): Promise<ScheduledPost | null> {
  const [row] = await sql<ScheduledPost[]>`
    select ${sql(scheduledPostShape.names)} from content_planner
    where id = ${id} and user_id = ${workspace} ${lock ? sql`for update` : sql``}
  `
  return row ?? null
}

/** What a lock is about: one post, all posts of a campaign or a story, or scheduled posts by their ids. */
type Locked =
  | { readonly postId: string }
  | { readonly campaignId: string }
  | { readonly storyId: string }
  | { readonly ids: readonly string[] }

/**
 * Locks all scheduled posts of what is given until the transaction ends. Whoever changes several, or one and its post,
 * begins with this one: the clock locks them in this order, too, and two orders would wait for each other
 * (docs/data-model.md).
 */
export async function lockScheduledPostsOf(
  sql: Sql,
  { workspace, ...of }: { workspace: WorkspaceId } & Locked,
): Promise<void> {
  const posts = sql`select c.id from content_created c where c.user_id = ${workspace}`
  const which =
    'postId' in of
      ? sql`content_id = ${of.postId}`
      : 'campaignId' in of
        ? sql`content_id in (${posts} and c.campaign_id = ${of.campaignId})`
        : 'storyId' in of
          ? sql`content_id in (${posts} and c.story_id = ${of.storyId})`
          : sql`id = any(${[...of.ids]}::uuid[])`
  await sql`select from content_planner where user_id = ${workspace} and ${which} order by id for update`
}

const WRITABLE = namesBut(scheduledPostShape, 'id', 'platform', 'repeat', 'notes', 'version', 'createdAt')

/** What may be changed about a scheduled post. */
export type ScheduledPostChanges = Partial<Pick<ScheduledPost, (typeof WRITABLE)[number]>>

/** Changes a scheduled post, which the caller has locked, and raises its version. */
export async function updateScheduledPost(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; changes: ScheduledPostChanges },
): Promise<void> {
  const names = WRITABLE.filter(name => input.changes[name] !== undefined)
  if (names.length === 0) return
  const values = Object.fromEntries(names.map(name => [name, input.changes[name]])) as Record<string, string>
  await sql`
    update content_planner set ${sql(values, ...names)}, version = version + 1
    where id = ${input.id} and user_id = ${input.workspace}
  `
}

/**
 * Takes the later rows of a series that have not gone out yet out of the schedule, from an instant on. Answers how
 * many.
 */
export async function updateSeriesCancelled(
  sql: Sql,
  input: { workspace: WorkspaceId; seriesId: string; from: Date; now: Date },
): Promise<number> {
  const rows = await sql`
    update content_planner
    set status = 'cancelled', status_since = ${input.now}, deadline_at = null, version = version + 1
    where user_id = ${input.workspace} and series_id = ${input.seriesId} and scheduled_for >= ${input.from}
      and status in ('scheduled', 'held')
  `
  return rows.count
}

/** Pauses scheduled posts, with their posts; those that are on their way or over stay as they are. */
export async function updateScheduledPaused(
  sql: Sql,
  input: { workspace: WorkspaceId; ids: readonly string[]; reason: string; now: Date },
): Promise<void> {
  await lockScheduledPostsOf(sql, input)
  const rows = await sql<{ contentId: string | null }[]>`
    update content_planner
    set status = 'held', status_since = ${input.now}, deadline_at = ${heldUntil(sql, input)}, held_reason = ${input.reason},
      version = version + 1
    where user_id = ${input.workspace} and id = any(${[...input.ids]}::uuid[]) and status in ('scheduled', 'due')
    returning content_id
  `
  for (const postId of [...new Set(rows.map(row => row.contentId))].sort())
    if (postId) await updateStatusFromSchedule(sql, { workspace: input.workspace, postId })
}

/**
 * Gives a post the state that its scheduled posts make: what is under way first, then what is to come, then what is
 * out, then what went wrong. A post without any goes back to draft. `published_at` is the first time it went out.
 */
export async function updateStatusFromSchedule(
  sql: Sql,
  { workspace, postId }: { workspace: WorkspaceId; postId: string },
): Promise<void> {
  await sql`
    update content_created c
    set status = found.status, published_at = coalesce(c.published_at, found.published_at)
    from (
      select
        coalesce(
          (array_agg(status order by array_position(
            array['sending', 'handed_over', 'due', 'scheduled', 'held', 'published', 'failed', 'missed'], status
          )) filter (where status not in ('cancelled', 'idea')))[1],
          'draft'
        ) as status,
        min(published_at) as published_at
      from content_planner where user_id = ${workspace} and content_id = ${postId}
    ) found
    where c.user_id = ${workspace} and c.id = ${postId}
      and (c.status <> found.status or (c.published_at is null and found.published_at is not null))
      and not (found.status = 'draft' and c.status in ('idea', 'draft', 'in_review', 'approved', 'published'))
  `
}

import type { PostStatus } from '#core/posts/status.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import type { StoryKind, StoryStatus } from '#core/stories/kinds.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import type { Post, postShape } from '../posts/posts.ts'
import type { Story, storyShape } from '../stories/stories.ts'
import { behind, microsOf, type Slice, sliceOf, type Wanted } from './lists.ts'

const STORY = [
  'id',
  'title',
  'body',
  'kind',
  'status',
  'happenedOn',
  'situation',
  'struggle',
  'turn',
  'result',
  'lesson',
  'proof',
  'proofKind',
  'emotion',
  'permission',
  'permissionExpiresOn',
  'version',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (typeof storyShape.names)[number][]

export type StoryRow = Pick<Story, (typeof STORY)[number]>

/** Stories, whole, the newest first. */
export async function listStoryRows(
  sql: Sql,
  input: Wanted & { workspace: WorkspaceId; kind?: StoryKind | undefined; status?: StoryStatus | undefined },
): Promise<Slice<StoryRow>> {
  const { workspace, kind, status, size } = input
  const rows = await sql<(StoryRow & { micros: number })[]>`
    select ${sql(STORY)}, ${microsOf(sql, sql`created_at`)} from stories
    where user_id = ${workspace}
      ${kind ? sql`and kind = ${kind}` : sql``} ${status ? sql`and status = ${status}` : sql``}
      ${behind(sql, input, { at: sql`created_at`, id: sql`id`, order: 'newest first' })}
    order by created_at desc, id desc limit ${size + 1}
  `
  return sliceOf(rows, input)
}

const POST = [
  'id',
  'title',
  'body',
  'platform',
  'goal',
  'offer',
  'pillarId',
  'campaignId',
  'status',
  'storyId',
  'publishedAt',
  'version',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (typeof postShape.names)[number][]

/** A post; its score only where it says something. */
export type PostRow = Pick<Post, (typeof POST)[number]> & { readonly alignmentScore: number | null }

/** Posts, whole, the newest first. */
export async function listPostRows(
  sql: Sql,
  input: Wanted & { workspace: WorkspaceId; status?: PostStatus | undefined; platform?: string | undefined },
): Promise<Slice<PostRow>> {
  const { workspace, status, platform, size } = input
  const rows = await sql<(PostRow & { micros: number })[]>`
    select ${sql(POST)}, ${microsOf(sql, sql`created_at`)},
      case when alignment_certainty = 'told' then alignment_overall end as alignment_score
    from content_created
    where user_id = ${workspace}
      ${status ? sql`and status = ${status}` : sql``} ${platform ? sql`and platform = ${platform}` : sql``}
      ${behind(sql, input, { at: sql`created_at`, id: sql`id`, order: 'newest first' })}
    order by created_at desc, id desc limit ${size + 1}
  `
  return sliceOf(rows, input)
}

/** A post in the planner. */
export interface ScheduledRow {
  readonly id: string
  readonly postId: string | null
  readonly title: string
  readonly platform: string
  readonly scheduledFor: Date
  readonly timeZone: string
  readonly status: ScheduledPostStatus
  readonly heldReason: string
  readonly reason: string
  readonly publishedAt: Date | null
  readonly link: string
}

/** What is in the planner between two instants, the earliest first; without ideas and what was taken out. */
export async function listScheduledRows(
  sql: Sql,
  input: Wanted & { workspace: WorkspaceId; from?: string | undefined; to?: string | undefined },
): Promise<Slice<ScheduledRow>> {
  const { workspace, from, to, size } = input
  const rows = await sql<(ScheduledRow & { micros: number })[]>`
    select p.id, p.content_id as post_id, p.platform, p.scheduled_for, p.time_zone, p.status, p.held_reason, p.reason,
      p.published_at, p.link, ${microsOf(sql, sql`p.scheduled_for`)},
      coalesce(nullif(p.title, ''), nullif(c.title, ''), left(split_part(c.body, chr(10), 1), 120), '') as title
    from content_planner p left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where p.user_id = ${workspace} and p.scheduled_for is not null and p.status not in ('cancelled', 'idea')
      ${from ? sql`and p.scheduled_for >= ${from}::text::timestamptz` : sql``}
      ${to ? sql`and p.scheduled_for < ${to}::text::timestamptz` : sql``}
      ${behind(sql, input, { at: sql`p.scheduled_for`, id: sql`p.id`, order: 'oldest first' })}
    order by p.scheduled_for, p.id limit ${size + 1}
  `
  return sliceOf(rows, input)
}

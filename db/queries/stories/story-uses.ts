import type { Sql, WorkspaceId } from '../../client.ts'
import type { Post } from '../posts/posts.ts'
import { heldUntil } from '../schedule/held-until.ts'
import { lockScheduledPostsOf } from '../schedule/scheduled-posts.ts'
import type { Story } from './stories.ts'

export type StoryUse = Pick<
  Post,
  | 'id'
  | 'title'
  | 'body'
  | 'platform'
  | 'status'
  | 'alignmentOverall'
  | 'alignmentCertainty'
  | 'publishedAt'
  | 'createdAt'
> & {
  /** Its newest date in the schedule, and where that stands; null when it has none. */
  readonly scheduledFor: Date | null
  readonly scheduledStatus: string | null
  /** Why it waits; `''` when it does not. */
  readonly heldReason: string
}

/**
 * Posts made from a story, newest first, with their dates; bodies are cut to 400 characters. `total` counts them all.
 */
export async function listStoryUses(
  sql: Sql,
  { workspace, storyId, limit }: { workspace: WorkspaceId; storyId: string; limit: number },
): Promise<{ rows: StoryUse[]; total: number }> {
  const rows = await sql<(StoryUse & { total: number })[]>`
    select c.id, c.title, left(c.body, 400) as body, c.platform, c.status, c.alignment_overall, c.alignment_certainty,
      c.published_at, c.created_at, p.scheduled_for, p.status as scheduled_status,
      case when p.status = 'held' then p.held_reason else '' end as held_reason,
      (select count(*) from content_created n where n.user_id = ${workspace} and n.story_id = ${storyId}) as total
    from content_created c
    left join lateral (
      select p.scheduled_for, p.status, p.held_reason from content_planner p
      where p.user_id = c.user_id and p.content_id = c.id
      order by (p.status = 'cancelled'), p.scheduled_for desc nulls last, p.created_at desc limit 1
    ) p on true
    where c.user_id = ${workspace} and c.story_id = ${storyId}
    order by c.created_at desc, c.id desc limit ${Math.min(limit, 100)}
  `
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** What the people in the story behind a post allow; null when the post has no story. */
export async function findPermissionOfPost(
  sql: Sql,
  { workspace, postId }: { workspace: WorkspaceId; postId: string },
): Promise<Pick<Story, 'permission' | 'permissionExpiresOn'> | null> {
  const [row] = await sql<Pick<Story, 'permission' | 'permissionExpiresOn'>[]>`
    select s.permission, s.permission_expires_on
    from content_created c join stories s on s.user_id = c.user_id and s.id = c.story_id
    where c.user_id = ${workspace} and c.id = ${postId}
  `
  return row ?? null
}

/**
 * Pauses every scheduled post of posts made from a story, with the reason shown beside it; what is being sent or is
 * out stays as it is. Answers how many were paused.
 */
export async function updateStoryPostsPaused(
  sql: Sql,
  input: { workspace: WorkspaceId; storyId: string; reason: string; now: Date },
): Promise<number> {
  const { workspace, storyId } = input
  await lockScheduledPostsOf(sql, input)
  const [row] = await sql<{ n: number }[]>`
    with held as (
      update content_planner p
      set status = 'held', held_reason = ${input.reason}, status_since = ${input.now},
        deadline_at = ${heldUntil(sql, input)}, version = p.version + 1
      from content_created c
      where p.user_id = ${workspace} and c.user_id = ${workspace} and c.id = p.content_id and c.story_id = ${storyId}
        and p.status in ('scheduled', 'due')
      returning p.content_id
    ),
    posts as (
      update content_created c set status = 'held'
      where c.user_id = ${workspace} and c.status in ('scheduled', 'due') and c.id in (select content_id from held)
    )
    select count(*) as n from held
  `
  return row?.n ?? 0
}

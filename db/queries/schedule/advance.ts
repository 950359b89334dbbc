import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import type { StoryPermission } from '#core/stories/kinds.ts'
import type { Sql } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { postTitle } from './post-title.ts'

export interface OverdueScheduledPost {
  readonly id: string
  readonly userId: string
  readonly contentId: string | null
  /** Of the post, or its first words; '' for none. */
  readonly title: string
  readonly platform: string
  /** Goes to a connected account, so nobody is asked to post it. */
  readonly hasAccount: boolean
  readonly status: ScheduledPostStatus
  readonly statusSince: Date
  readonly scheduledFor: Date | null
  /** What the people in its story allow; null when its post has no story. */
  readonly permission: StoryPermission | null
  readonly permissionExpiresOn: string | null
}

/**
 * Scheduled posts whose deadline has come, locked until the transaction ends; what another worker holds is left to it,
 * and so is everything of a workspace that has paused all its outgoing work. System role only.
 */
export async function lockOverdueScheduledPosts(
  sql: Sql,
  { now, limit }: { now: Date; limit: number },
): Promise<OverdueScheduledPost[]> {
  return sql<OverdueScheduledPost[]>`
    select p.id, p.user_id, p.content_id, p.status, p.status_since, p.scheduled_for, p.platform,
      ${postTitle(sql)} as title,
      exists (select from publish_targets t where t.user_id = p.user_id and t.scheduled_post_id = p.id) as has_account,
      s.permission, s.permission_expires_on
    from content_planner p
    left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    left join stories s on s.user_id = c.user_id and s.id = c.story_id
    where p.deadline_at <= ${now}
      and not exists (select from planner_settings h where h.user_id = p.user_id and h.held_at is not null)
    order by p.deadline_at limit ${limit} for update of p skip locked
  `
}

export interface UnremindedScheduledPost {
  readonly id: string
  readonly userId: string
  /** Names this deadline of this post. */
  readonly key: string
  readonly title: string
  readonly status: 'due' | 'handed_over'
  readonly deadlineAt: Date
  readonly timeZone: string
}

/**
 * Scheduled posts that wait for their founder, with a deadline that comes soon and that their workspace has not been
 * reminded of. System role only.
 */
export async function listUnremindedScheduledPosts(
  sql: Sql,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<UnremindedScheduledPost[]> {
  return sql<UnremindedScheduledPost[]>`
    select p.id, p.user_id, k.key, p.status, p.deadline_at, p.time_zone, ${postTitle(sql)} as title
    from content_planner p
    cross join lateral (
      select 'post_reminder:' || p.id || ':' || extract(epoch from p.deadline_at)::bigint as key
    ) k
    left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    where p.deadline_at > ${now} and p.deadline_at <= ${before} and (p.status = 'handed_over' or (p.status = 'due' and not
        exists (select from publish_targets t where t.user_id = p.user_id and t.scheduled_post_id = p.id)))
      and not exists (select from planner_settings h where h.user_id = p.user_id and h.held_at is not null)
      and not exists (select from notifications n where n.user_id = p.user_id and n.member_id = p.user_id and n.key = k.key)
    order by p.deadline_at limit ${limit}
  `
}

export interface ScheduledPostMove {
  readonly id: string
  readonly status: ScheduledPostStatus
  readonly since: Date
  readonly deadlineAt: Date | null
  readonly reason: string
}

/** Writes the new states of scheduled posts that the caller has locked. System role only. */
export async function updateOverdueScheduledPosts(
  sql: Sql,
  { moves }: { moves: readonly ScheduledPostMove[] },
): Promise<void> {
  const rows = moves.map(({ id, status, since, deadlineAt, reason }) => ({
    id,
    status,
    since: since.toISOString(),
    deadline: deadlineAt?.toISOString() ?? null,
    reason,
  }))
  await sql`
    update content_planner p
    set status = m.status, status_since = m.since, deadline_at = m.deadline, reason = m.reason, version = p.version + 1
    from jsonb_to_recordset(${jsonb(sql, rows)}::jsonb)
      as m (id uuid, status text, since timestamptz, deadline timestamptz, reason text)
    where p.id = m.id
  `
}

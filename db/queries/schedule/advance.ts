import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import type { StoryPermission } from '#core/stories/kinds.ts'
import type { Sql } from '../../client.ts'
import { jsonb } from '../../json.ts'

export interface OverdueScheduledPost {
  readonly id: string
  readonly userId: string
  readonly contentId: string | null
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
    select p.id, p.user_id, p.content_id, p.status, p.status_since, p.scheduled_for, s.permission, s.permission_expires_on
    from content_planner p
    left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    left join stories s on s.user_id = c.user_id and s.id = c.story_id
    where p.deadline_at <= ${now}
      and not exists (select from planner_settings h where h.user_id = p.user_id and h.held_at is not null)
    order by p.deadline_at limit ${limit} for update of p skip locked
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

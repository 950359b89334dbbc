import type { PostStatus } from '#core/posts/status.ts'
import type { StoryPermission } from '#core/stories/kinds.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** What the check before a campaign starts must know of each post. */
export interface PieceToCheck {
  readonly id: string
  readonly postId: string | null
  readonly platform: string
  readonly title: string
  readonly body: string
  readonly status: PostStatus | null
  readonly alignmentOverall: number | null
  readonly hasPicture: boolean
  readonly isApproved: boolean
  readonly permission: StoryPermission
  readonly permissionExpiresOn: string | null
  readonly dueOn: string
  readonly dueMinute: number
  readonly role: string
  /** When it is scheduled for, if it is. */
  readonly scheduledFor: Date | null
}

/** Every post of a campaign's plan as it stands now, by day; at most 200. */
export async function listPiecesToCheck(
  sql: Sql,
  { workspace, campaignId }: { workspace: WorkspaceId; campaignId: string },
): Promise<PieceToCheck[]> {
  return sql<PieceToCheck[]>`
    select p.id, c.id as post_id, p.platform, coalesce(c.title, '') as title, coalesce(c.body, '') as body, c.status,
      c.alignment_overall, p.due_on, p.due_minute, p.role,
      exists (select from media m where m.user_id = p.user_id and m.post_id = c.id) as has_picture,
      c.id is not null and exists (
        select from post_reviews r
        where r.user_id = p.user_id and r.content_id = c.id and r.decision = 'approved' and r.is_final
          and r.mark = reviewed_mark(c.user_id, c.id, c.title, c.body, c.content_data)
      ) as is_approved,
      coalesce(s.permission, 'none') as permission, s.permission_expires_on,
      (
        select min(n.scheduled_for) from content_planner n
        where n.user_id = p.user_id and n.content_id = c.id and n.status in ('scheduled', 'held', 'due')
      ) as scheduled_for
    from campaign_pieces p
    left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    left join stories s on s.user_id = c.user_id and s.id = c.story_id
    where p.user_id = ${workspace} and p.campaign_id = ${campaignId}
    order by p.due_on, p.due_minute, p.id
    limit 200
  `
}

/** Fewer scored posts say too little of how somebody usually sounds. */
const FEWEST_SCORED = 5

/** The mean alignment of the founder's published posts; null with fewer than five to tell from. */
export async function findOwnMean(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<number | null> {
  const [row] = await sql<{ mean: number | null }[]>`
    select case when count(*) >= ${FEWEST_SCORED} then avg(alignment_overall)::float8 end as mean
    from (
      select alignment_overall from content_created
      where user_id = ${workspace} and alignment_overall is not null and status = 'published'
      order by created_at desc limit 200
    ) as newest
  `
  return row?.mean ?? null
}

import type { ApprovalMode } from '#core/posts/approval/approval.ts'
import { readStep } from '#core/posts/approval/workflow/steps.ts'
import type { OpenReview } from '#core/team/board.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { readLists } from '../platform/lists.ts'
import { openReviews } from '../posts/due-reviews.ts'

export interface BoardRows {
  readonly mode: ApprovalMode
  readonly reviews: readonly OpenReview[]
  readonly due: number
  readonly notPublished: number
  readonly planned: number
  readonly requests: number
  readonly people: number
  readonly lostConnections: number
}

interface Lists extends Record<string, readonly object[]> {
  mode: { approval: ApprovalMode }[]
  reviews: { askedBy: string | null; hasLink: boolean; askedOf: unknown }[]
  posts: { due: number; notPublished: number; planned: number }[]
  requests: { count: number }[]
  people: { count: number }[]
  connections: { count: number }[]
}

/** What waits in a workspace, from one statement; `since` and `until` bound the week before and after `now`. */
export async function readBoardRows(
  sql: Sql,
  input: { workspace: WorkspaceId; now: Date; since: Date; until: Date },
): Promise<BoardRows> {
  const { workspace, now, since, until } = input
  const lists = await readLists<Lists>(sql, {
    mode: sql`select approval from team_settings where user_id = ${workspace}`,
    reviews: sql`
      select asked_by, has_link, asked_of
      from ${openReviews(sql, { workspace, posts: sql`c.status = 'in_review'`, now })}
    `,
    posts: sql`
      select count(*) filter (where status = 'due')::integer as due,
        count(*) filter (where status in ('failed', 'missed') and scheduled_for >= ${since})::integer as not_published,
        count(*) filter (where status = 'scheduled' and scheduled_for between ${now} and ${until})::integer as planned
      from content_planner where user_id = ${workspace} and status in ('due', 'failed', 'missed', 'scheduled')
    `,
    requests: sql`
      select count(*)::integer as count from content_requests where user_id = ${workspace} and state = 'new'
    `,
    people: sql`
      select count(*)::integer as count from leads
      where user_id = ${workspace} and merged_into is null and reached_out_at is not null
        and (answered_at is null or answered_at < reached_out_at)
    `,
    connections: sql`
      select count(*)::integer as count from connections
      where user_id = ${workspace} and status = 'needs_reconnecting'
    `,
  })
  const [posts] = lists.posts
  return {
    mode: lists.mode[0]?.approval ?? 'none',
    reviews: lists.reviews.map(({ askedOf, ...review }) => ({ ...review, step: readStep(askedOf) })),
    due: posts?.due ?? 0,
    notPublished: posts?.notPublished ?? 0,
    planned: posts?.planned ?? 0,
    requests: lists.requests[0]?.count ?? 0,
    people: lists.people[0]?.count ?? 0,
    lostConnections: lists.connections[0]?.count ?? 0,
  }
}

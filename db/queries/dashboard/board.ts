import type { ApprovalMode } from '#core/posts/approval/approval.ts'
import { readStep } from '#core/posts/approval/workflow/steps.ts'
import type { OpenReview } from '#core/team/board.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { readLists } from '../platform/lists.ts'

/** Requests of one workspace that are looked at; whoever has more waiting has no use for the exact number. */
const MOST_REVIEWS = 200

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
      select distinct on (r.content_id) r.asked_by, r.token_hash is not null as has_link, r.asked_of
      from post_reviews r join content_created c on c.user_id = r.user_id and c.id = r.content_id
      where r.user_id = ${workspace} and c.status = 'in_review' and r.decision is null and r.expires_at > ${now}
        and r.mark = reviewed_mark(c.user_id, c.id, c.title, c.body, c.content_data)
      order by r.content_id, r.asked_at desc limit ${MOST_REVIEWS}
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

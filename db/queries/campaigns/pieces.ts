import type { Certainty } from '#core/brand/alignment/types.ts'
import type { PieceRole } from '#core/campaigns/recipes.ts'
import type { PostStatus } from '#core/posts/status.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import {
  bigInteger,
  boolean,
  day,
  integer,
  nullable,
  type RowOf,
  rowShape,
  smallint,
  text,
  uuid,
} from '../../row.ts'

export const pieceShape = rowShape('campaign_pieces', {
  id: uuid,
  role: text<PieceRole>(),
  platform: text(),
  brief: text(),
  dayOffset: integer,
  dueOn: day,
  dueMinute: smallint,
  isDayChosen: boolean,
  contentId: nullable(uuid),
  costPence: bigInteger,
})

/** One post of a campaign's plan. */
export type Piece = RowOf<typeof pieceShape>

/** A piece with the post that it became, and the next time that post is scheduled for. */
export interface PieceWithPost extends Piece {
  readonly title: string
  /** Its first 400 characters. */
  readonly body: string
  readonly status: PostStatus | null
  readonly alignmentOverall: number | null
  readonly alignmentCertainty: Certainty | null
  readonly storyId: string | null
  readonly storyTitle: string | null
  readonly scheduledPostId: string | null
  readonly scheduledFor: Date | null
  readonly timeZone: string | null
}

/** Adds posts to a campaign's plan. */
export async function insertPieces(
  sql: Sql,
  input: { workspace: WorkspaceId; campaignId: string; pieces: readonly Omit<Piece, 'id'>[] },
): Promise<void> {
  const { workspace, campaignId } = input
  const rows = input.pieces.map(piece => ({ userId: workspace, campaignId, ...piece }))
  if (rows.length > 0) await sql`insert into campaign_pieces ${sql(rows)}`
}

/** The plan of a campaign by day, with its posts; at most 200. */
export async function listPieces(
  sql: Sql,
  { workspace, campaignId }: { workspace: WorkspaceId; campaignId: string },
): Promise<PieceWithPost[]> {
  return sql<PieceWithPost[]>`
    select ${sql(pieceShape.names.map(name => `p.${name}`))}, coalesce(c.title, '') as title,
      coalesce(left(c.body, 400), '') as body, c.status, c.alignment_overall, c.alignment_certainty, c.story_id,
      s.title as story_title, planned.id as scheduled_post_id, planned.scheduled_for, planned.time_zone
    from campaign_pieces p
    left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    left join stories s on s.user_id = c.user_id and s.id = c.story_id
    left join lateral (
      select n.id, n.scheduled_for, n.time_zone from content_planner n
      where n.user_id = p.user_id and n.content_id = p.content_id and n.status not in ('cancelled', 'idea')
      order by n.status in ('scheduled', 'held', 'due') desc, n.scheduled_for limit 1
    ) planned on true
    where p.user_id = ${workspace} and p.campaign_id = ${campaignId}
    order by p.due_on, p.due_minute, p.id
    limit 200
  `
}

/** Days and hours of what a campaign still has to send, held until the transaction ends. */
export async function lockOpenPieces(
  sql: Sql,
  { workspace, campaignId }: { workspace: WorkspaceId; campaignId: string },
): Promise<(Pick<Piece, 'id' | 'dueOn' | 'dueMinute' | 'isDayChosen'> & { scheduledPostIds: string[] })[]> {
  return sql<(Pick<Piece, 'id' | 'dueOn' | 'dueMinute' | 'isDayChosen'> & { scheduledPostIds: string[] })[]>`
    select p.id, p.due_on, p.due_minute, p.is_day_chosen,
      array(
        select n.id from content_planner n
        where n.user_id = p.user_id and n.content_id = p.content_id and n.status in ('scheduled', 'held', 'due')
        order by n.scheduled_for
      ) as scheduled_post_ids
    from campaign_pieces p
    where p.user_id = ${workspace} and p.campaign_id = ${campaignId}
      and not exists (
        select from content_created c where c.user_id = p.user_id and c.id = p.content_id
          and c.status in ('sending', 'handed_over', 'published', 'failed', 'missed')
      )
    order by p.due_on, p.id
    for update of p
  `
}

/** Puts a piece on another day, and at another hour where one is given; false when there is none of that id. */
export async function updatePieceDay(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; dueOn: string; dueMinute?: number; isDayChosen?: boolean },
): Promise<boolean> {
  const rows = await sql`
    update campaign_pieces
    set due_on = ${input.dueOn}, due_minute = coalesce(${input.dueMinute ?? null}, due_minute),
      is_day_chosen = is_day_chosen or ${input.isDayChosen ?? false}
    where user_id = ${input.workspace} and id = ${input.id}
  `
  return rows.count === 1
}

/** What was paid to boost a piece, in whole pence; false when there is none of that id in the campaign. */
export async function updatePieceCost(
  sql: Sql,
  input: { workspace: WorkspaceId; campaignId: string; id: string; costPence: number },
): Promise<boolean> {
  const rows = await sql`
    update campaign_pieces set cost_pence = ${input.costPence}
    where user_id = ${input.workspace} and campaign_id = ${input.campaignId} and id = ${input.id}
  `
  return rows.count === 1
}

/** Takes a post out of a campaign's plan; the post itself stays. */
export async function deletePieceOfPost(
  sql: Sql,
  { workspace, postId }: { workspace: WorkspaceId; postId: string },
): Promise<void> {
  await sql`delete from campaign_pieces where user_id = ${workspace} and content_id = ${postId}`
}

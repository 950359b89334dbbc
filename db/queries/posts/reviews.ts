import type { StoredScore } from '#core/brand/stored-score.ts'
import type { ApprovalMode, ReviewDecision } from '#core/posts/approval/approval.ts'
import type { Step } from '#core/posts/approval/workflow/steps.ts'
import type { PostStatus } from '#core/posts/status.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { heldUntil, isHeldInTime } from '../schedule/held-until.ts'

/** A request for approval, with whether the post still is what was asked about. */
export interface ReviewRow {
  readonly id: string
  readonly askedBy: string | null
  readonly askedAt: Date
  readonly expiresAt: Date
  readonly decision: ReviewDecision | null
  readonly decidedAt: Date | null
  readonly isCurrent: boolean
  /** First comments that were asked about with it. */
  readonly firstComments: readonly string[]
  /** Was it asked of a client, who has a link? */
  readonly hasLink: boolean
  /** Of which step of a workflow it asks; null where there was none. */
  readonly askedOf: unknown
  /** Until when it is to be answered; null for no due date. */
  readonly dueAt: Date | null
}

/** A request with who decided it, and for whom if a deputy did; '' for nobody. */
export interface DecidedReviewRow extends ReviewRow {
  readonly decidedName: string
  readonly deputyForName: string
}

export interface CommentRow {
  readonly id: string
  readonly authorId: string | null
  readonly authorName: string
  readonly body: string
  readonly createdAt: Date
}

/** A post as whoever reviews it reads it. */
export interface ReviewedPost extends StoredScore {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly variants: Readonly<Record<string, string>>
  readonly platform: string
  /** First comments that are to go below it, wherever it is still to be published. */
  readonly plannedComments: readonly string[]
  readonly status: PostStatus
}

/** Whose approval the posts of a workspace need. */
export async function findApprovalMode(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<ApprovalMode> {
  const [row] = await sql<{ approval: ApprovalMode }[]>`
    select approval from team_settings where user_id = ${workspace}
  `
  return row?.approval ?? 'none'
}

/** Changes whose approval is needed. */
export async function upsertApprovalMode(
  sql: Sql,
  { workspace, approval }: { workspace: WorkspaceId; approval: ApprovalMode },
): Promise<void> {
  await sql`
    insert into team_settings (user_id, approval) values (${workspace}, ${approval})
    on conflict (user_id) do update set approval = excluded.approval
  `
}

/** Whether a request `r` was about all that its post `c` has now: text, pictures, and each first comment that is planned. */
function isOfPresent(sql: Sql) {
  return sql`(
    r.mark = reviewed_mark(c.user_id, c.id, c.title, c.body, c.content_data)
    and planned_comments(r.user_id, r.content_id) <@ r.first_comments
  )`
}

/**
 * Whose approval is needed, and whether somebody gave it to the text a post has now, with its pictures and this first
 * comment; '' for none.
 */
export async function findApproval(
  sql: Sql,
  { workspace, postId, comment }: { workspace: WorkspaceId; postId: string; comment: string },
): Promise<{ mode: ApprovalMode; isApproved: boolean }> {
  const [row] = await sql<{ mode: ApprovalMode; isApproved: boolean }[]>`
    select coalesce((select approval from team_settings where user_id = ${workspace}), 'none') as mode,
      exists(
        select from post_reviews r join content_created c on c.user_id = r.user_id and c.id = r.content_id
        where r.user_id = ${workspace} and r.content_id = ${postId} and r.decision = 'approved' and r.is_final
          and r.mark = reviewed_mark(c.user_id, c.id, c.title, c.body, c.content_data)
          and (${comment}::text = '' or ${comment}::text = any(r.first_comments))
      ) as is_approved
  `
  return row ?? { mode: 'none', isApproved: false }
}

/** The post with what a reviewer reads of it; null when it is not there. `lock` locks it until the transaction ends. */
export async function findReviewedPost(
  sql: Sql,
  { workspace, id, lock = false }: { workspace: WorkspaceId; id: string; lock?: boolean },
): Promise<ReviewedPost | null> {
  const [row] = await sql<ReviewedPost[]>`
    select id, title, body, coalesce(content_data -> 'variants', '{}') as variants, platform, status, alignment_overall,
      alignment_certainty, planned_comments(user_id, id) as planned_comments
    from content_created where user_id = ${workspace} and id = ${id} ${lock ? sql`for update` : sql``}
  `
  return row ?? null
}

/** The newest requests of a post, the last one first. */
export async function listReviews(
  sql: Sql,
  { workspace, postId }: { workspace: WorkspaceId; postId: string },
): Promise<DecidedReviewRow[]> {
  return sql<DecidedReviewRow[]>`
    select r.id, r.asked_by, r.asked_at, r.expires_at, r.decision, r.decided_at, r.decided_name, r.deputy_for_name,
      ${isOfPresent(sql)} as is_current, r.first_comments, r.token_hash is not null as has_link, r.asked_of, r.due_at
    from post_reviews r join content_created c on c.user_id = r.user_id and c.id = r.content_id
    where r.user_id = ${workspace} and r.content_id = ${postId}
    order by r.asked_at desc, r.step desc nulls last, r.id limit 10
  `
}

/** The hash of the secret in a client's link; null when there is no link. */
export async function findReviewTokenHash(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Uint8Array | null> {
  const [row] = await sql<{ tokenHash: Uint8Array | null }[]>`
    select token_hash from post_reviews where user_id = ${workspace} and id = ${id}
  `
  return row?.tokenHash ?? null
}

/** What was said about a post, oldest first; the last two hundred. */
export async function listComments(
  sql: Sql,
  { workspace, postId }: { workspace: WorkspaceId; postId: string },
): Promise<CommentRow[]> {
  const rows = await sql<CommentRow[]>`
    select id, author_id, author_name, body, created_at from post_comments
    where user_id = ${workspace} and content_id = ${postId}
    order by created_at desc, id limit 200
  `
  return [...rows].reverse()
}

/** Asks for approval of the text as it is now. */
export async function insertReview(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    postId: string
    tokenHash: Uint8Array | null
    expiresAt: Date
    now: Date
    /** The step it asks of, its number among those of the post, by when, and who asked; absent without a workflow. */
    of?: { step: Step; number: number; dueAt: Date | null; askedBy: string | null }
  },
): Promise<void> {
  const { of } = input
  const columns = of ? sql`, asked_of, step, due_at, is_final, asked_by` : sql``
  const values = of ? sql`, ${jsonb(sql, of.step)}, ${of.number}, ${of.dueAt}, false, ${of.askedBy}` : sql``
  await sql`
    insert into post_reviews (
      id, user_id, content_id, mark, first_comments, token_hash, asked_at, expires_at ${columns}
    )
    select ${input.id}, user_id, id, reviewed_mark(user_id, id, title, body, content_data), planned_comments(user_id, id),
      ${input.tokenHash}, ${input.now}, ${input.expiresAt} ${values}
    from content_created where user_id = ${input.workspace} and id = ${input.postId}
  `
}

/**
 * Decides an open request about the text the post still has; false when it was decided, is over, or the text is
 * another. System role only.
 */
export async function updateReviewDecided(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    decision: ReviewDecision
    by: string | null
    name: string
    /** For whom a deputy decides; null for nobody. */
    deputyFor: { id: string; name: string } | null
    /** Whether no other step has to approve it. */
    isFinal: boolean
    now: Date
  },
): Promise<boolean> {
  const { deputyFor } = input
  const rows = await sql`
    update post_reviews r
    set decision = ${input.decision}, decided_at = ${input.now}, decided_by = ${input.by}, decided_name = ${input.name},
      deputy_for = ${deputyFor?.id ?? null}, deputy_for_name = ${deputyFor?.name ?? ''}, is_final = ${input.isFinal}
    from content_created c
    where r.user_id = ${input.workspace} and r.id = ${input.id} and r.decision is null and r.expires_at > ${input.now}
      and c.user_id = r.user_id and c.id = r.content_id and ${isOfPresent(sql)}
  `
  return rows.count === 1
}

/** Sets the state of a post that a decision moves. System role only: reviewers do not edit. */
export async function updateReviewedStatus(
  sql: Sql,
  { workspace, id, status }: { workspace: WorkspaceId; id: string; status: PostStatus },
): Promise<void> {
  await sql`update content_created set status = ${status} where user_id = ${workspace} and id = ${id}`
}

/** The request behind a client's link; null when it was never one of ours. System role only. */
export async function findReviewByLink(
  sql: Sql,
  { hash }: { hash: Uint8Array },
): Promise<(ReviewRow & { workspace: string; postId: string; asker: string; decidedName: string }) | null> {
  const [row] = await sql<
    (ReviewRow & { workspace: string; postId: string; asker: string; decidedName: string })[]
  >`
    select r.id, r.asked_by, r.asked_at, r.expires_at, r.decision, r.decided_at, r.decided_name,
      r.user_id as workspace, r.content_id as post_id, coalesce(nullif(p.full_name, ''), 'A founder') as asker,
      ${isOfPresent(sql)} as is_current, r.first_comments, true as has_link, r.asked_of, r.due_at
    from post_reviews r join content_created c on c.user_id = r.user_id and c.id = r.content_id
    join profiles p on p.id = r.user_id
    where r.token_hash = ${hash}
  `
  return row ?? null
}

/** Whom a new comment concerns: whose post it is, who asked for approval, and who has commented. */
export async function listCommented(
  sql: Sql,
  { workspace, postId }: { workspace: WorkspaceId; postId: string },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select coalesce(author_id, user_id) as id from content_created where user_id = ${workspace} and id = ${postId}
    union select asked_by from post_reviews
      where user_id = ${workspace} and content_id = ${postId} and asked_by is not null
    union select author_id from post_comments
      where user_id = ${workspace} and content_id = ${postId} and author_id is not null
  `
  return rows.map(({ id }) => id)
}

/** Says something about a post; answers the comment's id. */
export async function insertComment(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    postId: string
    authorId: string | null
    authorName: string
    body: string
    now: Date
  },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into post_comments (user_id, content_id, author_id, author_name, body, created_at)
    values (
      ${input.workspace}, ${input.postId}, ${input.authorId}, ${input.authorName}, ${input.body}, ${input.now}
    )
    returning id
  `
  if (!row) throw new Error('A comment was not inserted')
  return row.id
}

/** Takes back what one said oneself, or with `any` what anybody did. */
export async function deleteComment(
  sql: Sql,
  input: { workspace: WorkspaceId; postId: string; id: string; authorId: string | null },
): Promise<boolean> {
  const rows = await sql`
    delete from post_comments
    where user_id = ${input.workspace} and content_id = ${input.postId} and id = ${input.id}
      ${input.authorId === null ? sql`` : sql`and author_id = ${input.authorId}`}
  `
  return rows.count === 1
}

/** Whether somebody approved what a scheduled post `p` would publish now. */
function isRowApproved(sql: Sql) {
  return sql`exists (
    select from post_reviews r join content_created c on c.user_id = r.user_id and c.id = r.content_id
    where r.user_id = p.user_id and r.content_id = p.content_id and r.decision = 'approved' and r.is_final
      and r.mark = reviewed_mark(c.user_id, c.id, c.title, c.body, c.content_data)
      and (p.first_comment = '' or p.first_comment = any(r.first_comments))
  )`
}

/**
 * Pauses the scheduled posts of a post whose present text, pictures or first comment nobody approved, where approval is
 * needed, or `all` of them; answers how many.
 */
export async function updateUnapprovedPaused(
  sql: Sql,
  input: { workspace: WorkspaceId; postId: string; reason: string; all: boolean; now: Date },
): Promise<number> {
  const { workspace, postId } = input
  if ((await findApprovalMode(sql, { workspace })) === 'none') return 0
  const rows = await sql`
    update content_planner p
    set status = 'held', held_reason = ${input.reason}, status_since = ${input.now}, deadline_at = ${heldUntil(sql, input)},
      version = p.version + 1
    where p.user_id = ${workspace} and p.content_id = ${postId} and p.status in ('scheduled', 'due')
      ${input.all ? sql`` : sql`and not ${isRowApproved(sql)}`}
  `
  return rows.count
}

/**
 * Resumes the scheduled posts that waited for nothing but the approval and whose day is not over; answers how many.
 * System role only.
 */
export async function updateApprovedResumed(
  sql: Sql,
  input: { workspace: WorkspaceId; postId: string; reason: string; now: Date },
): Promise<number> {
  const rows = await sql`
    update content_planner p
    set status = 'scheduled', held_reason = '', status_since = ${input.now}, deadline_at = p.scheduled_for,
      version = p.version + 1
    where p.user_id = ${input.workspace} and p.content_id = ${input.postId} and p.status = 'held'
      and p.held_reason = ${input.reason} and ${isHeldInTime(sql, input)} and ${isRowApproved(sql)}
  `
  return rows.count
}

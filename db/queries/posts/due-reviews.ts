import type { DueNotice } from '#core/posts/approval/workflow/due.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'

/** A request that has a due date and no answer. */
export interface DueReview {
  readonly id: string
  readonly userId: string
  readonly postId: string
  readonly askedBy: string | null
  readonly asker: string
  readonly askedOf: unknown
  readonly dueAt: Date
  readonly remindedAt: Date | null
  readonly escalatedAt: Date | null
  readonly title: string
  readonly timeZone: string
}

/**
 * Open requests about the present text of their post that are due before an instant and were not told of yet, locked; what
 * another worker holds is left to it. System role only.
 */
export async function lockDueReviews(
  sql: Sql,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<DueReview[]> {
  return sql<DueReview[]>`
    select r.id, r.user_id, r.content_id as post_id, r.asked_by, r.asked_of, r.due_at, r.reminded_at, r.escalated_at,
      coalesce(nullif(a.full_name, ''), 'Someone') as asker,
      coalesce(nullif(c.title, ''), left(btrim(c.body), 60)) as title, p.time_zone
    from post_reviews r
    join content_created c on c.user_id = r.user_id and c.id = r.content_id
    join profiles p on p.id = r.user_id
    left join profiles a on a.id = coalesce(r.asked_by, r.user_id)
    where r.decision is null and r.due_at <= ${before} and r.expires_at > ${now}
      and (r.reminded_at is null and r.due_at > ${now} or r.escalated_at is null and r.due_at <= ${now})
      and r.mark = reviewed_mark(c.user_id, c.id, c.title, c.body, c.content_data)
      and not exists (
        select from post_reviews n
        where n.user_id = r.user_id and n.content_id = r.content_id
          and (n.asked_at, coalesce(n.step, 0)) > (r.asked_at, coalesce(r.step, 0))
      )
    order by r.due_at limit ${limit} for update of r skip locked
  `
}

/** Notes that people were told that a request is due soon, or overdue. System role only. */
export async function updateReviewReminded(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; what: DueNotice; now: Date },
): Promise<void> {
  const column = input.what === 'remind' ? sql`reminded_at` : sql`escalated_at`
  await sql`update post_reviews set ${column} = ${input.now} where user_id = ${input.workspace} and id = ${input.id}`
}

/** A request that is open, by its post. */
export interface OpenReview {
  readonly postId: string
  readonly askedOf: unknown
  readonly askedBy: string | null
  readonly askedAt: Date
  readonly dueAt: Date | null
}

/** The newest request about each of these posts, where it is open and about the present text; at most 200. */
export async function listOpenReviews(
  sql: Sql,
  { workspace, postIds, now }: { workspace: WorkspaceId; postIds: readonly string[]; now: Date },
): Promise<OpenReview[]> {
  const posts = sql`r.content_id = any(${[...postIds]}::uuid[])`
  return sql<OpenReview[]>`
    select post_id, asked_of, asked_by, asked_at, due_at from ${openReviews(sql, { workspace, posts, now })}
  `
}

/** The same about posts of a condition on `r` or `c`, with whether a client has a link; a part of a larger query. */
export function openReviews(
  sql: Sql,
  { workspace, posts, now }: { workspace: WorkspaceId; posts: SqlPart; now: Date },
): SqlPart {
  return sql`(
    select * from (
      select distinct on (r.content_id) r.content_id as post_id, r.asked_of, r.asked_by, r.asked_at, r.due_at,
        r.token_hash is not null as has_link,
        r.decision is null and r.expires_at > ${now}
          and r.mark = reviewed_mark(c.user_id, c.id, c.title, c.body, c.content_data) as is_open
      from post_reviews r join content_created c on c.user_id = r.user_id and c.id = r.content_id
      where r.user_id = ${workspace} and ${posts}
      order by r.content_id, r.asked_at desc, r.step desc nulls last, r.id
    ) newest
    where is_open limit 200
  ) open_reviews`
}

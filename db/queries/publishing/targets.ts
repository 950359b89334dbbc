import type { PublishProblem } from '#core/publishing/problems.ts'
import type { TargetState } from '#core/publishing/states.ts'
import type { Verified } from '#core/publishing/verified.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, namesBut, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const targetShape = rowShape('publish_targets', {
  id: uuid,
  scheduledPostId: uuid,
  connectionId: uuid,
  state: text<TargetState>(),
  stateSince: instant,
  deadlineAt: nullable(instant),
  nextTryAt: nullable(instant),
  problem: text<PublishProblem | ''>(),
  detail: text(),
  frozenAt: nullable(instant),
  partDueAt: nullable(instant),
  firstSentAt: nullable(instant),
  lastSentAt: nullable(instant),
  doubtedAt: nullable(instant),
  unsent: integer,
  remoteId: text(),
  address: text(),
  publishedAt: nullable(instant),
  verified: nullable(text<Verified>()),
  liveText: nullable(text()),
  readAt: nullable(instant),
  nextReadAt: nullable(instant),
  likes: nullable(integer),
  replies: nullable(integer),
  reposts: nullable(integer),
})

/** A scheduled post on its way to one account. */
export type Target = RowOf<typeof targetShape>

/** Gives scheduled posts accounts to go to; a pair that is there stays as it is. */
export async function insertTargets(
  sql: Sql,
  input: { workspace: WorkspaceId; scheduledPostIds: readonly string[]; connectionIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into publish_targets (user_id, scheduled_post_id, connection_id, next_try_at, deadline_at)
    select p.user_id, p.id, c.id, p.scheduled_for, p.scheduled_for + interval '24 hours'
    from content_planner p join connections c on c.user_id = p.user_id
    where p.user_id = ${input.workspace} and p.id = any(${[...input.scheduledPostIds]}::uuid[])
      and c.id = any(${[...input.connectionIds]}::uuid[])
    on conflict do nothing
  `
}

/**
 * Locks a target with its scheduled post and its post until the transaction ends, in the order of docs/data-model.md; null
 * when it is not there.
 */
export async function lockTarget(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Target | null> {
  const [of] = await sql<{ scheduledPostId: string; contentId: string | null }[]>`
    select p.id as scheduled_post_id, p.content_id
    from publish_targets t join content_planner p on p.user_id = t.user_id and p.id = t.scheduled_post_id
    where t.user_id = ${workspace} and t.id = ${id}
  `
  if (!of) return null
  await sql`select id from content_planner where user_id = ${workspace} and id = ${of.scheduledPostId} for update`
  if (of.contentId)
    await sql`select id from content_created where user_id = ${workspace} and id = ${of.contentId} for update`
  const [row] = await sql<Target[]>`
    select ${sql(targetShape.names)} from publish_targets where user_id = ${workspace} and id = ${id} for update
  `
  return row ?? null
}

const WRITABLE = namesBut(targetShape, 'id', 'scheduledPostId', 'connectionId')

/** What may be changed about a target. */
export type TargetChanges = Partial<Pick<Target, (typeof WRITABLE)[number]>>

/** Changes a target, which the caller has locked. */
export async function updateTarget(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; changes: TargetChanges },
): Promise<void> {
  const names = WRITABLE.filter(name => input.changes[name] !== undefined)
  if (names.length === 0) return
  const values = Object.fromEntries(names.map(name => [name, input.changes[name]])) as Record<string, string>
  await sql`
    update publish_targets set ${sql(values, ...names)} where user_id = ${input.workspace} and id = ${input.id}
  `
}

/** The targets of a scheduled post, the first chosen first. */
export async function listTargets(
  sql: Sql,
  { workspace, scheduledPostId }: { workspace: WorkspaceId; scheduledPostId: string },
): Promise<Target[]> {
  return sql<Target[]>`
    select ${sql(targetShape.names)} from publish_targets
    where user_id = ${workspace} and scheduled_post_id = ${scheduledPostId} order by created_at, id limit 50
  `
}

/**
 * Plans the targets of a scheduled post for its time anew: those that wait, and those that ended without anything that
 * could have arrived, which then take the post's text of today. Of those that are published in part the rest is planned,
 * as it was frozen.
 */
export async function updateTargetsPlanned(
  sql: Sql,
  { workspace, scheduledPostId, now }: { workspace: WorkspaceId; scheduledPostId: string; now: Date },
): Promise<void> {
  const hasBegun = sql`
    exists (
      select from publish_parts a where a.user_id = t.user_id and a.target_id = t.id and a.published_at is not null
    )
  `
  const planned = await sql<{ id: string; hasBegun: boolean }[]>`
    update publish_targets t set
      state = 'prepared', state_since = ${now}, problem = '', detail = '', unsent = 0,
      next_try_at = p.scheduled_for, deadline_at = p.scheduled_for + interval '24 hours', part_due_at = null,
      frozen_at = case when ${hasBegun} then t.frozen_at end, first_sent_at = null, last_sent_at = null
    from content_planner p
    where t.user_id = ${workspace} and t.scheduled_post_id = ${scheduledPostId}
      and p.user_id = t.user_id and p.id = t.scheduled_post_id and t.doubted_at is null
      and (t.state in ('refused', 'missed', 'handed_over') or (t.state = 'prepared' and t.first_sent_at is null))
      and t.published_at is null
    returning t.id, ${hasBegun} as has_begun
  `
  const anew = planned.filter(target => !target.hasBegun).map(({ id }) => id)
  await sql`delete from publish_parts where user_id = ${workspace} and target_id = any(${anew}::uuid[])`
}

/** Somebody says that a scheduled post is published: so it is where it was theirs to post, or where we did not know. */
export async function updateTargetsConfirmed(
  sql: Sql,
  input: { workspace: WorkspaceId; scheduledPostId: string; link: string; now: Date },
): Promise<void> {
  await sql`
    update publish_targets set
      state = 'published', state_since = ${input.now}, problem = 'by_hand', published_at = ${input.now},
      address = case when address = '' then ${input.link} else address end, next_try_at = null, deadline_at = null
    where user_id = ${input.workspace} and scheduled_post_id = ${input.scheduledPostId}
      and published_at is null and state in ('handed_over', 'may_be_published', 'prepared', 'refused', 'missed')
  `
}

/**
 * Ends targets whose scheduled post has ended without them: missed with it, or posted by hand. One that was taken out of
 * the planner waits, without anybody looking at it. System role only.
 */
export async function updateStrayTargets(sql: Sql, { now }: { now: Date }): Promise<void> {
  await sql`
    update publish_targets t set
      state = case when p.status = 'cancelled' then t.state when p.status in ('handed_over', 'published')
        then 'handed_over' else 'missed' end,
      state_since = case when p.status = 'cancelled' then t.state_since else ${now} end,
      problem = case when p.status = 'cancelled' then t.problem when p.status in ('handed_over', 'published')
        then 'by_hand' else 'too_late' end,
      next_try_at = null, deadline_at = null
    from content_planner p
    where t.next_try_at <= ${now} and t.state = 'prepared' and t.first_sent_at is null and t.published_at is null
      and p.user_id = t.user_id and p.id = t.scheduled_post_id
      and p.status in ('cancelled', 'handed_over', 'published', 'missed', 'failed')
  `
}

/** The text of a post with its versions, as it is at this moment; null without a post. */
export async function findTextToPublish(
  sql: Sql,
  { workspace, postId }: { workspace: WorkspaceId; postId: string },
): Promise<{ body: string; variants: unknown } | null> {
  const [row] = await sql<{ body: string; variants: unknown }[]>`
    select body, coalesce(content_data -> 'variants', '{}') as variants
    from content_created where user_id = ${workspace} and id = ${postId}
  `
  return row ?? null
}

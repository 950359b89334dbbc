import type { OutingStatus } from '#core/schedule/outing.ts'
import type { RepeatRule } from '#core/schedule/repeat.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { instant, integer, json, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const outingShape = rowShape('content_planner', {
  id: uuid,
  contentId: nullable(uuid),
  title: text(),
  platform: text(),
  scheduledFor: nullable(instant),
  timeZone: text(),
  status: text<OutingStatus>(),
  statusSince: instant,
  deadlineAt: nullable(instant),
  heldReason: text(),
  reason: text(),
  repeat: nullable(json<RepeatRule>()),
  seriesId: nullable(uuid),
  publishedAt: nullable(instant),
  link: text(),
  notes: text(),
  board: text<'new' | 'shaping' | 'ready'>(),
  version: integer,
  createdAt: instant,
})

/** One planned outing of a post, or an idea without a time. */
export type Outing = RowOf<typeof outingShape>

/** Plans one post for each of the instants, in order, held if there is a reason to; answers the new rows' ids. */
export async function insertOutings(
  sql: Sql,
  given: {
    workspace: WorkspaceId
    contentId: string
    title: string
    platform: string
    times: readonly Date[]
    timeZone: string
    repeat: RepeatRule | null
    seriesId: string | null
    /** Why it waits; `''` when it does not. */
    heldReason?: string
    now: Date
  },
): Promise<string[]> {
  const heldReason = given.heldReason ?? ''
  const rows = await sql<{ id: string }[]>`
    insert into content_planner (
      user_id, content_id, title, platform, scheduled_for, time_zone, status, status_since, deadline_at, repeat,
      series_id, held_reason, created_at, updated_at
    )
    select ${given.workspace}, ${given.contentId}, ${given.title}, ${given.platform}, t.at::timestamptz,
      ${given.timeZone}, ${heldReason ? 'held' : 'scheduled'}, ${given.now}, t.at::timestamptz,
      ${given.repeat ? jsonb(sql, given.repeat) : null}::jsonb, ${given.seriesId}::uuid, ${heldReason}, ${given.now},
      ${given.now}
    from jsonb_array_elements_text(${jsonb(
      sql,
      given.times.map(at => at.toISOString()),
    )}::jsonb) with ordinality t (at, n)
    order by t.n
    returning id
  `
  return rows.map(row => row.id)
}

/** One outing of the workspace, locked until the transaction ends when `lock` is set; null when it is not there. */
export async function findOuting(
  sql: Sql,
  { workspace, id, lock = false }: { workspace: WorkspaceId; id: string; lock?: boolean },
): Promise<Outing | null> {
  const [row] = await sql<Outing[]>`
    select ${sql(outingShape.names)} from content_planner
    where id = ${id} and user_id = ${workspace} ${lock ? sql`for update` : sql``}
  `
  return row ?? null
}

/** What may be changed about an outing. */
export type OutingChanges = Partial<
  Pick<
    Outing,
    | 'contentId'
    | 'title'
    | 'scheduledFor'
    | 'timeZone'
    | 'status'
    | 'statusSince'
    | 'deadlineAt'
    | 'heldReason'
    | 'reason'
    | 'publishedAt'
    | 'link'
    | 'board'
    | 'seriesId'
  >
>

const WRITABLE = [
  'contentId',
  'title',
  'scheduledFor',
  'timeZone',
  'status',
  'statusSince',
  'deadlineAt',
  'heldReason',
  'reason',
  'publishedAt',
  'link',
  'board',
  'seriesId',
] as const satisfies readonly (keyof OutingChanges)[]

/** Changes an outing, which the caller has locked, and raises its version. */
export async function updateOuting(
  sql: Sql,
  given: { workspace: WorkspaceId; id: string; changes: OutingChanges },
): Promise<void> {
  const names = WRITABLE.filter(name => given.changes[name] !== undefined)
  if (names.length === 0) return
  const values = Object.fromEntries(names.map(name => [name, given.changes[name]])) as Record<string, string>
  await sql`
    update content_planner set ${sql(values, ...names)}, version = version + 1
    where id = ${given.id} and user_id = ${given.workspace}
  `
}

/**
 * Takes the later rows of a series that have not gone out yet out of the plan, from an instant on. Answers how many.
 */
export async function updateSeriesCancelled(
  sql: Sql,
  given: { workspace: WorkspaceId; seriesId: string; from: Date; now: Date },
): Promise<number> {
  const rows = await sql`
    update content_planner
    set status = 'cancelled', status_since = ${given.now}, deadline_at = null, version = version + 1
    where user_id = ${given.workspace} and series_id = ${given.seriesId} and scheduled_for >= ${given.from}
      and status in ('scheduled', 'held')
  `
  return rows.count
}

/**
 * Gives a post the state that its outings make: what is under way first, then what is to come, then what is out, then
 * what went wrong. A post without any goes back to draft. `published_at` is the first time it went out.
 */
export async function updateStatusFromOutings(
  sql: Sql,
  { workspace, contentId }: { workspace: WorkspaceId; contentId: string },
): Promise<void> {
  await sql`
    update content_created c
    set status = found.status, published_at = coalesce(c.published_at, found.published_at)
    from (
      select
        coalesce(
          (array_agg(status order by array_position(
            array['sending', 'handed_over', 'due', 'scheduled', 'held', 'published', 'failed', 'missed'], status
          )) filter (where status not in ('cancelled', 'idea')))[1],
          'draft'
        ) as status,
        min(published_at) as published_at
      from content_planner where user_id = ${workspace} and content_id = ${contentId}
    ) found
    where c.user_id = ${workspace} and c.id = ${contentId}
      and (c.status <> found.status or (c.published_at is null and found.published_at is not null))
      and not (found.status = 'draft' and c.status in ('idea', 'draft', 'in_review', 'approved', 'published'))
  `
}

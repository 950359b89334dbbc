import type { StoredScore } from '#core/brand/stored-score.ts'
import { type QuietHours, readQuietHours } from '#core/schedule/quiet-hours.ts'
import { FREE_ROUND_MS, type Slot } from '#core/schedule/slots.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { readLists } from '../platform/lists.ts'
import { type DayCount, scheduledPostsByDay } from './list-scheduled-posts.ts'
import { firstPicture, ownTitle } from './post-title.ts'

/** A text that waits for a time. */
export interface WaitingDraft extends StoredScore {
  readonly id: string
  readonly title: string
  readonly platform: string
  readonly status: 'draft' | 'approved'
  /** Its first picture, by id. */
  readonly picture: string | null
}

/** What lies on the desk beside the scheduled posts. */
export interface Desk {
  readonly slots: readonly Slot[]
  readonly quiet: QuietHours | null
  /** The instants of the days asked for that hold a place in the schedule. */
  readonly taken: readonly Date[]
  readonly drafts: readonly WaitingDraft[]
  /** How many drafts wait in all. */
  readonly waiting: number
  /** The days of the month that have any posts. */
  readonly rhythm: readonly DayCount[]
}

/** Whether a post is a draft that waits for a time; of `content_created c`. */
const isWaiting = (sql: Sql, { workspace }: { workspace: WorkspaceId }) => sql`
  c.user_id = ${workspace} and c.status in ('draft', 'approved') and c.body <> ''
`

/**
 * The slots of the week, what is taken of some days, the drafts that wait (at most `most`, the one `inHand` first, then
 * those that were approved, the newest first) and the rhythm of a month, in one statement.
 */
export async function findDesk(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    span: { from: Date; to: Date }
    month: { from: Date; to: Date }
    timeZone: string
    inHand: string | null
    most: number
  },
): Promise<Desk> {
  const { workspace, span, month, timeZone } = input
  // A post of the day before or after can be in the way of the first or the last slot.
  const from = new Date(span.from.getTime() - FREE_ROUND_MS)
  const to = new Date(span.to.getTime() + FREE_ROUND_MS)
  const lists = await readLists<{
    slots: Slot[]
    quiet: { hours: unknown }[]
    taken: { at: string }[]
    drafts: (WaitingDraft & { total: number })[]
    rhythm: DayCount[]
  }>(sql, {
    slots: sql`
      select weekday, minute_of_day, platform from planner_slots
      where user_id = ${workspace} order by weekday, minute_of_day, platform limit 50
    `,
    quiet: sql`select quiet_hours as hours from planner_settings where user_id = ${workspace}`,
    taken: sql`
      select distinct scheduled_for as at from content_planner
      where user_id = ${workspace} and scheduled_for > ${from} and scheduled_for < ${to}
        and status in ('scheduled', 'held', 'due')
    `,
    drafts: sql`
      with shown as (
        select c.id, row_number() over (
          order by ${input.inHand ? sql`c.id = ${input.inHand} desc,` : sql``}
            c.status = 'approved' desc, c.updated_at desc, c.id
        ) as place, count(*) over () as total
        from content_created c where ${isWaiting(sql, { workspace })}
        order by place limit ${input.most}
      )
      select c.id, ${ownTitle(sql)} as title, c.platform, c.status, c.alignment_overall, c.alignment_certainty,
        ${firstPicture(sql)} as picture, total
      from shown join content_created c on c.user_id = ${workspace} and c.id = shown.id order by place
    `,
    rhythm: scheduledPostsByDay(sql, { workspace, ...month, timeZone }),
  })
  return {
    slots: lists.slots,
    quiet: readQuietHours(lists.quiet[0]?.hours),
    taken: lists.taken.map(({ at }) => new Date(at)),
    drafts: lists.drafts.map(({ total: _total, ...draft }) => draft),
    waiting: lists.drafts[0]?.total ?? 0,
    rhythm: lists.rhythm,
  }
}

/** The drafts that wait with their texts, each cut to 2 000 characters, the newest first, at most 30. */
export async function listDraftTexts(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<(WaitingDraft & { body: string })[]> {
  return sql<(WaitingDraft & { body: string })[]>`
    select c.id, ${ownTitle(sql)} as title, c.platform, c.status, c.alignment_overall, c.alignment_certainty,
      ${firstPicture(sql)} as picture, left(c.body, 2000) as body
    from content_created c where ${isWaiting(sql, { workspace })}
    order by c.status = 'approved' desc, c.updated_at desc, c.id limit 30
  `
}

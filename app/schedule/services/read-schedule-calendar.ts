import { pictureAddress } from '#app/media/services/picture-address.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readWaiting } from '#app/posts/services/review/read-waiting.ts'
import { planLimit } from '#core/billing/plans.ts'
import { shortScore } from '#core/brand/stored-score.ts'
import type { ScheduleAddress } from '#core/schedule/address.ts'
import { type ClockTime, clockTimeText } from '#core/schedule/clock-time.ts'
import { daysBounds, viewDays } from '#core/schedule/days.ts'
import { postsWithRoom } from '#core/schedule/room.ts'
import { nextScheduledPostStatus } from '#core/schedule/status.ts'
import { instantOf, readMinute, wallTimeOf } from '#core/schedule/wall-time.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { beginning } from '#core/shared/text.ts'
import { isUuid } from '#db/client.ts'
import {
  countScheduledPosts,
  findScheduledPostItem,
  listPlatformsInUse,
  listScheduledPostsByDay,
  listScheduledPostsFrom,
  type ScheduledPostItem,
  type ScheduledPostOfDay,
} from '#db/queries/schedule/list-scheduled-posts.ts'
import { findScheduleSettings } from '#db/queries/schedule/settings.ts'
import { findDesk } from './find-desk.ts'
import { listedPost } from './listed-post.ts'

/** What there is room for, a day and altogether, before a day says "and more". */
const ROOM = { month: { ofEach: 3, ofAll: 60 }, week: { ofEach: 20, ofAll: 24 } } as const
/** What two lines of a narrow screen hold of a title, and more than those of a day beside others do. */
const MOST_OF_TITLE = 90
/** So many posts of a week come with their pictures. */
const MOST_PICTURES = 16
const PAGE_SIZE = 25

/**
 * The schedule as a calendar of months or weeks, or as a list from a day on, in the zone of the workspace; a week with what
 * lies on the desk beside it, for those who may write and look at all of it. Five statements, one for the desk, and three where
 * posts wait for approval, each bounded, however full the schedule is.
 */
export async function readScheduleCalendar(
  ctx: WorkspaceContext,
  address: Omit<ScheduleAddress, 'planned' | 'moved' | 'was' | 'slot' | 'draft'> &
    Partial<Pick<ScheduleAddress, 'moved' | 'was' | 'slot' | 'draft'>>,
) {
  const { workspace, timeZone } = ctx
  const { view, status, platform, removed, moved = null, was = null, slot = null, draft = null } = address
  const today = wallTimeOf(ctx.now(), timeZone).day
  const day = address.day ?? today
  const days = viewDays(view, day)
  const { from, to } = daysBounds(days[0] ?? day, days.at(-1) ?? day, timeZone)
  const filter = { workspace, status, platform, from }
  const page = { page: address.page, size: PAGE_SIZE }
  const isGrid = view === 'month' || view === 'week'
  const hasDesk = view === 'week' && ctx.access === 'full' && status === null && platform === null
  const [items, list, counts, inUse, settings, undo, movedPost, desk] = await ctx.readInWorkspace(sql =>
    Promise.all([
      isGrid ? listScheduledPostsByDay(sql, { ...filter, to, timeZone, perDay: ROOM[view].ofEach }) : [],
      isGrid ? null : listScheduledPostsFrom(sql, { ...filter, ...(view === 'day' ? { to } : {}), page }),
      countScheduledPosts(sql, { workspace }),
      listPlatformsInUse(sql, { workspace }),
      findScheduleSettings(sql, { workspace }),
      isUuid(removed) ? findScheduledPostItem(sql, { workspace, id: removed }) : null,
      was && isUuid(moved) ? findScheduledPostItem(sql, { workspace, id: moved }) : null,
      hasDesk ? findDesk(ctx, sql, { days, day, slot, draft }) : null,
    ]),
  )
  const shown = isGrid ? postsWithRoom(items, ROOM[view]) : []
  const held = list?.rows.filter(({ status }) => status === 'held') ?? []
  const waiting = await readWaiting(ctx, { postIds: held.map(({ contentId }) => contentId) })
  return {
    view,
    day,
    today,
    days,
    items: shown.map(item => ({
      ...slipOf(item, timeZone),
      // A month and a full week are for the whole of it: their posts come without their pictures.
      ...(view === 'week' && items.length <= MOST_PICTURES && item.picture
        ? { picture: pictureAddress(ctx.config, { workspace, id: item.picture, now: ctx.now() }) }
        : {}),
    })),
    more: moreByDay(items, shown),
    desk,
    list: list && {
      ...list,
      rows: list.rows.map(row => {
        const waits = row.status === 'held' ? waiting[row.contentId ?? ''] : undefined
        return { ...listedPost(row), ...(waits ? { waiting: waits } : {}) }
      }),
    },
    counts,
    inUse,
    limit: planLimit(ctx.tier, 'plannerPlatforms'),
    heldAt: settings.heldAt,
    moved: was && movedPost ? movedFrom(movedPost, was, ctx.now()) : null,
    undo: undo?.status === 'cancelled' ? { id: undo.id, title: undo.title } : null,
  }
}

/** What a calendar shows of a post. It has dozens: what one has not is left out. */
function slipOf(item: ScheduledPostOfDay, timeZone: string) {
  const { id, day, platform, status, score, link, seriesId } = item
  const title = beginning(item.title, MOST_OF_TITLE)
  return {
    ...{ id, day, platform, status, title, minute: wallTimeOf(item.scheduledFor, timeZone).minute },
    ...(score ? { score: shortScore(score) } : {}),
    ...(link ? { link } : {}),
    ...(seriesId ? { isOfSeries: true } : {}),
  }
}

/** How many posts of each day are not among those shown; a day without any is not there. */
function moreByDay(all: readonly ScheduledPostOfDay[], shown: readonly ScheduledPostOfDay[]) {
  const more: Record<string, number> = {}
  for (const { day, ofDay } of all) {
    const rest = ofDay - shown.filter(item => item.day === day).length
    if (rest > 0) more[day] = rest
  }
  return more
}

/** What was moved and can be moved back: not to a time that has passed, nor to where it is. */
function movedFrom({ id, title, status, scheduledFor }: ScheduledPostItem, was: ClockTime, now: Date) {
  const { at } = instantOf({ day: was.day, minute: readMinute(was.time) ?? 0 }, was.timeZone)
  const isMovable = status === 'held' || nextScheduledPostStatus(status, 'schedule') !== null
  if (!isMovable || at <= now || at.getTime() === scheduledFor.getTime()) return null
  return { id, title, was: clockTimeText(at, was.timeZone), when: whenText(at, was.timeZone) }
}

import type { WorkspaceContext } from '#app/platform/context.ts'
import { readWaiting } from '#app/posts/services/review/read-waiting.ts'
import { planLimit } from '#core/billing/plans.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import { daysBounds, type ScheduleView, viewDays } from '#core/schedule/days.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { isUuid } from '#db/client.ts'
import {
  countScheduledPosts,
  listPlatformsInUse,
  listScheduledPostsByDay,
  listScheduledPostsFrom,
} from '#db/queries/schedule/list-scheduled-posts.ts'
import { findScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import { findScheduleSettings } from '#db/queries/schedule/settings.ts'

/** How many a day shows before it says "and more". */
const PER_DAY = { month: 3, week: 20 } as const
const PAGE_SIZE = 50

/**
 * The schedule as a calendar of months or weeks, or as a list from a day on, in the zone of the workspace. Five
 * statements, and three where posts wait for approval, each bounded, however full the schedule is.
 */
export async function readScheduleCalendar(
  ctx: WorkspaceContext,
  address: {
    view: ScheduleView
    day: string | null
    status: ScheduledPostStatus | null
    platform: PlatformId | null
    page: number
    removed: string | null
  },
) {
  const { workspace, timeZone } = ctx
  const { view, status, platform, removed } = address
  const today = wallTimeOf(ctx.now(), timeZone).day
  const day = address.day ?? today
  const days = viewDays(view, day)
  const { from, to } = daysBounds(days[0] ?? day, days.at(-1) ?? day, timeZone)
  const filter = { workspace, status, platform, from }
  const page = { page: address.page, size: PAGE_SIZE }
  const isGrid = view === 'month' || view === 'week'
  const [items, list, counts, inUse, settings, undo] = await ctx.inWorkspace(sql =>
    Promise.all([
      isGrid ? listScheduledPostsByDay(sql, { ...filter, to, timeZone, perDay: PER_DAY[view] }) : [],
      isGrid ? null : listScheduledPostsFrom(sql, { ...filter, ...(view === 'day' ? { to } : {}), page }),
      countScheduledPosts(sql, { workspace }),
      listPlatformsInUse(sql, { workspace }),
      findScheduleSettings(sql, { workspace }),
      isUuid(removed) ? findScheduledPost(sql, { workspace, id: removed }) : null,
    ]),
  )
  const held = list?.rows.filter(({ status }) => status === 'held') ?? []
  const waiting = await readWaiting(ctx, { postIds: held.map(({ contentId }) => contentId) })
  return {
    view,
    day,
    today,
    days,
    items,
    list: list && {
      ...list,
      rows: list.rows.map(row => ({
        ...row,
        waiting: row.status === 'held' ? (waiting[row.contentId ?? ''] ?? null) : null,
      })),
    },
    counts,
    inUse,
    limit: planLimit(ctx.tier, 'plannerPlatforms'),
    heldAt: settings.heldAt,
    undo: undo?.status === 'cancelled' ? { id: undo.id, title: undo.title } : null,
  }
}

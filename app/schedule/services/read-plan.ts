import type { WorkspaceContext } from '#app/platform/context.ts'
import { planLimit } from '#core/billing/plans.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import { daysBounds, type PlanView, viewDays } from '#core/schedule/days.ts'
import type { OutingStatus } from '#core/schedule/outing.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { isUuid } from '#db/client.ts'
import {
  countOutings,
  listOutingsByDay,
  listOutingsFrom,
  listPlatformsInUse,
} from '#db/queries/schedule/list-outings.ts'
import { findOuting } from '#db/queries/schedule/outings.ts'
import { findPlannerSettings } from '#db/queries/schedule/settings.ts'

/** How many a day shows before it says "and more". */
const PER_DAY = { month: 3, week: 20 } as const
const PAGE_SIZE = 50

/**
 * The plan as a calendar of months or weeks, or as a list from a day on, in the zone of the workspace. Five statements,
 * each bounded, however full the plan is.
 */
export async function readPlan(
  ctx: WorkspaceContext,
  wanted: {
    view: PlanView
    day: string | null
    status: OutingStatus | null
    platform: PlatformId | null
    page: number
    removed: string | null
  },
) {
  const { workspace, timeZone } = ctx
  const { view, status, platform, removed } = wanted
  const today = wallTimeOf(ctx.now(), timeZone).day
  const day = wanted.day ?? today
  const days = viewDays(view, day)
  const { from, to } = daysBounds(days[0] ?? day, days.at(-1) ?? day, timeZone)
  const filter = { workspace, status, platform, from }
  const page = { page: wanted.page, size: PAGE_SIZE }
  const isGrid = view === 'month' || view === 'week'
  const [items, list, counts, inUse, settings, undo] = await ctx.inWorkspace(sql =>
    Promise.all([
      isGrid ? listOutingsByDay(sql, { ...filter, to, timeZone, perDay: PER_DAY[view] }) : [],
      isGrid ? null : listOutingsFrom(sql, { ...filter, ...(view === 'day' ? { to } : {}), page }),
      countOutings(sql, { workspace }),
      listPlatformsInUse(sql, { workspace }),
      findPlannerSettings(sql, { workspace }),
      isUuid(removed) ? findOuting(sql, { workspace, id: removed }) : null,
    ]),
  )
  return {
    view,
    day,
    today,
    days,
    items,
    list,
    counts,
    inUse,
    limit: planLimit(ctx.tier, 'plannerPlatforms'),
    heldAt: settings.heldAt,
    undo: undo?.status === 'cancelled' ? { id: undo.id, title: undo.title } : null,
  }
}

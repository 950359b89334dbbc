import type { WorkspaceContext } from '#app/platform/context.ts'
import { EXPIRING_WITHIN_DAYS, STALLED_AFTER_DAYS, todayList } from '#core/sales/today.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { addDays, calendarMonthBounds, formatMonth } from '#core/shared/time.ts'
import {
  findSalesSums,
  listDealsToMove,
  listEndingProposals,
  listOpenQuestions,
  listWaitingPeople,
} from '#db/queries/sales/today.ts'

/** Items shown at once; the rest is said as a number. */
const SHOWN = 30

/** Who to answer and what to do next, with the money that is open, from five statements sent together. */
export async function readToday(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const now = ctx.now()
  const { day: today } = wallTimeOf(now, ctx.timeZone)
  const until = wallTimeOf(addDays(now, EXPIRING_WITHIN_DAYS), ctx.timeZone).day
  const month = calendarMonthBounds(now, ctx.timeZone)
  const [waiting, questions, deals, proposals, sums] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listWaitingPeople(sql, { workspace }),
      listOpenQuestions(sql, { workspace }),
      listDealsToMove(sql, { workspace, today, quietSince: addDays(now, -STALLED_AFTER_DAYS) }),
      listEndingProposals(sql, { workspace, today, until }),
      findSalesSums(sql, { workspace, from: month.start }),
    ]),
  )
  const items = todayList({ waiting, questions, deals, proposals }, now, today)
  return {
    items: items.slice(0, SHOWN),
    more: Math.max(0, items.length - SHOWN),
    sums,
    month: formatMonth(now, ctx.timeZone),
  }
}

import type { WorkspaceContext } from '#app/platform/context.ts'
import { EXPIRING_WITHIN_DAYS, STALLED_AFTER_DAYS, todayList } from '#core/sales/today.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { pageOfList } from '#core/shared/page-of-list.ts'
import { addDays, calendarMonthBounds, formatMonth } from '#core/shared/time.ts'
import {
  findSalesSums,
  listDealsToMove,
  listEndingProposals,
  listOpenQuestions,
  listWaitingPeople,
  MOST_OF_A_KIND,
} from '#db/queries/sales/today.ts'

/** Items on a page: thirty were two thirds of what it weighed. */
const SIZE = 20

/**
 * A page of who to answer and what to do next, with the money that is open, from five statements sent together. Past the
 * end it is the last page: the list gets shorter with each reply.
 */
export async function readToday(ctx: WorkspaceContext, { page }: { page: number }) {
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
  const shown = pageOfList(items, { page, size: SIZE })
  const steps = deals.filter(({ nextOn }) => nextOn !== null).length
  const counts = [waiting.length, questions.length, proposals.length, steps, deals.length - steps]
  return {
    items: shown.rows,
    page: shown.page,
    pages: shown.pages,
    /** So many of each kind are listed, and of one there are more; null when all are. */
    mostOfAKind: counts.some(count => count >= MOST_OF_A_KIND) ? MOST_OF_A_KIND : null,
    sums,
    month: formatMonth(now, ctx.timeZone),
  }
}

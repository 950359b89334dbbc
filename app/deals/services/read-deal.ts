import type { WorkspaceContext } from '#app/platform/context.ts'
import { listKeepers } from '#app/team/services/list-keepers.ts'
import { nextStepDays } from '#core/deals/next-step-days.ts'
import { threadOf } from '#core/deals/thread.ts'
import { NO_OFFER, offersToList } from '#core/offers/offers-to-list.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { findDealPage, listDealLines } from '#db/queries/deals/deal-page.ts'
import { listPayments } from '#db/queries/deals/payments.ts'
import { findThread } from '#db/queries/deals/thread.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'

/**
 * One deal with everything its page shows, from at most seven statements; null when there is none of that id, or when it
 * may not be seen. `removed` is the payment to offer back, `offerId` an offer that was chosen for it and is not saved yet.
 */
export async function readDeal(
  ctx: WorkspaceContext,
  { id, removed, offerId = null }: { id: string; removed: string | null; offerId?: string | null },
) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const { day: today } = wallTimeOf(ctx.now(), ctx.timeZone)
  const read = ctx.readInWorkspace(async sql => {
    const deal = await findDealPage(sql, { workspace, id })
    if (!deal) return null
    const [lines, payments, offers, thread, undo] = await Promise.all([
      listDealLines(sql, { workspace, leadId: deal.leadId, dealId: id }),
      listPayments(sql, { workspace, dealId: id }),
      listOfferChoices(sql, { workspace }),
      findThread(sql, { workspace, kind: 'deal', id }),
      isUuid(removed) && roleMay(ctx.role, 'edit')
        ? findRemoved(sql, { workspace, kind: 'payment', id: removed })
        : null,
    ])
    return {
      deal,
      lines,
      payments,
      ...offersToList(offers, [deal.offerId, offerId]),
      chosenOfferId: offerId === NO_OFFER ? '' : (offers.find(offer => offer.id === offerId)?.id ?? null),
      thread: threadOf(thread, { kind: 'deal', id }),
      undo: undo?.dealId === id ? undo : null,
    }
  })
  const [found, colleagues] = await Promise.all([read, listKeepers(ctx)])
  if (!found) return null
  const paidPence = found.payments.reduce((sum, { amountPence }) => sum + amountPence, 0)
  return {
    ...found,
    colleagues,
    today,
    days: nextStepDays(today),
    paidPence,
    openPence: Math.max(0, found.deal.valuePence - paidPence),
  }
}

import type { WorkspaceContext } from '#app/platform/context.ts'
import { pageOfList } from '#core/shared/page-of-list.ts'
import { isUuid } from '#db/client.ts'
import { listOffers, type OfferListItem } from '#db/queries/offers/offers.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'

/** Offers on a page. */
const SIZE = 20

/** A page of the offers with what has come of each, and what was removed just now. Past the end it is the last page. */
export async function readOffers(
  ctx: WorkspaceContext,
  { removed, page }: { removed: string | null; page: number },
) {
  const { workspace } = ctx
  const [offers, undo] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listOffers(sql, { workspace }),
      isUuid(removed) ? findRemoved(sql, { workspace, kind: 'offer', id: removed }) : null,
    ]),
  )
  const shown = pageOfList(offers, { page, size: SIZE })
  return {
    offers: shown.rows.map(itemOf),
    page: shown.page,
    pages: shown.pages,
    undo: undo && { id: undo.id, name: undo.name },
  }
}

/** What the list says of an offer. */
function itemOf(offer: OfferListItem) {
  const { id, name, status, promise, pricePence, priceUnit, vatMode, openDeals, wonDeals, wonPence } = offer
  return { id, name, status, promise, pricePence, priceUnit, vatMode, openDeals, wonDeals, wonPence }
}

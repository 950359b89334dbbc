import type { WorkspaceContext } from '#app/platform/context.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'
import type { Page } from '#db/queries/platform/page.ts'
import { seesDeals } from './sees-deals.ts'

/** Offers to choose from at a time. */
const SIZE = 30

/** A page of the offers to choose one from, by name; past the end it is the last one. Null for whoever may not see deals. */
export async function readFilterOffers(
  ctx: WorkspaceContext,
  { page }: { page: number },
): Promise<Page<{ id: string; name: string }> | null> {
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    if (!(await seesDeals(ctx, sql))) return null
    const offers = await listOfferChoices(sql, { workspace })
    const pages = Math.max(1, Math.ceil(offers.length / SIZE))
    const shown = Math.min(page, pages)
    const rows = offers.slice((shown - 1) * SIZE, shown * SIZE).map(({ id, name }) => ({ id, name }))
    return { rows, page: shown, size: SIZE, total: offers.length, pages }
  })
}

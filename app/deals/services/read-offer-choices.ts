import type { WorkspaceContext } from '#app/platform/context.ts'
import { type PageOfList, pageOfList } from '#core/shared/page-of-list.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'
import { seesDeals } from './sees-deals.ts'

/** Offers to choose from at a time. */
const SIZE = 30

/** A page of the offers to choose one from, by name; past the end it is the last one. Null for whoever may not see deals. */
export async function readOfferChoices(
  ctx: WorkspaceContext,
  { page }: { page: number },
): Promise<PageOfList<{ id: string; name: string }> | null> {
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    if (!(await seesDeals(ctx, sql))) return null
    const offers = await listOfferChoices(sql, { workspace })
    const shown = pageOfList(offers, { page, size: SIZE })
    return { ...shown, rows: shown.rows.map(({ id, name }) => ({ id, name })) }
  })
}

import type { WorkspaceContext } from '#app/platform/context.ts'
import { type PageOfList, pageOfList } from '#core/shared/page-of-list.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'

/** Offers to choose from at a time. */
const SIZE = 30

/** A page of the offers to choose one from, by name; past the end it is the last one. */
export async function readOffersToChoose(
  ctx: WorkspaceContext,
  { page }: { page: number },
): Promise<PageOfList<{ id: string; name: string }>> {
  const { workspace } = ctx
  const offers = await ctx.readInWorkspace(sql => listOfferChoices(sql, { workspace }))
  const shown = pageOfList(offers, { page, size: SIZE })
  return { ...shown, rows: shown.rows.map(({ id, name }) => ({ id, name })) }
}

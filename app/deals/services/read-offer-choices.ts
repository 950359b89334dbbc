import { readOffersToChoose } from '#app/offers/services/read-offers-to-choose.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { seesDeals } from './sees-deals.ts'

/** A page of the offers to choose one from for a deal. Null for whoever may not see deals. */
export async function readOfferChoices(ctx: WorkspaceContext, { page }: { page: number }) {
  const may = await ctx.readInWorkspace(sql => seesDeals(ctx, sql))
  return may ? readOffersToChoose(ctx, { page }) : null
}

import type { WorkspaceContext } from '#app/platform/context.ts'
import { offersToChoose } from '#core/offers/offers-to-choose.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'
import { seesDeals } from './sees-deals.ts'

/** A page of the offers to choose one from for a deal, by name. Null for whoever may not see deals. */
export async function readOfferChoices(ctx: WorkspaceContext, { page }: { page: number }) {
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql =>
    (await seesDeals(ctx, sql)) ? offersToChoose(await listOfferChoices(sql, { workspace }), { page }) : null,
  )
}

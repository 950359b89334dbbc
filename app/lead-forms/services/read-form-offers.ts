import type { WorkspaceContext } from '#app/platform/context.ts'
import { offersToChoose } from '#core/offers/offers-to-choose.ts'
import { isUuid } from '#db/client.ts'
import { findLeadForm } from '#db/queries/lead-forms/forms.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'

/** A form with a page of the offers to choose one from for it, by name; null when there is no form of that id. */
export async function readFormOffers(ctx: WorkspaceContext, { id, page }: { id: string; page: number }) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const [form, offers] = await ctx.readInWorkspace(sql =>
    Promise.all([findLeadForm(sql, { workspace, id }), listOfferChoices(sql, { workspace })]),
  )
  return form ? { form, offers: offersToChoose(offers, { page }) } : null
}

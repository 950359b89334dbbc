import type { WorkspaceContext } from '#app/platform/context.ts'
import type { ChosenOffer, Shown } from '#core/lead-forms/address.ts'
import { isShared, sharedPath } from '#core/lead-forms/shared.ts'
import { offersToList } from '#core/offers/offers-to-list.ts'
import { isUuid } from '#db/client.ts'
import { findLeadForm } from '#db/queries/lead-forms/forms.ts'
import { countSubmissions, listSubmissions } from '#db/queries/lead-forms/submissions.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'

const PAGE_SIZE = 10

/**
 * A form with what came in by it, a page of it; null when there is none of that id. `chosen` is an offer that was chosen for
 * it and is not saved yet.
 */
export async function readForm(
  ctx: WorkspaceContext,
  input: { id: string; shown: Shown; page: number; chosen?: ChosenOffer | null },
) {
  const { id, shown, page, chosen = null } = input
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const [form, received, counts, offers] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findLeadForm(sql, { workspace, id }),
      listSubmissions(sql, { workspace, formId: id, shown, page: { page, size: PAGE_SIZE } }),
      countSubmissions(sql, { workspace, formId: id }),
      listOfferChoices(sql, { workspace }),
    ]),
  )
  if (!form) return null
  const { appUrl } = ctx.config
  const { kind, slug } = form
  const path = isShared(kind) ? sharedPath({ kind, slug }) : `/f/${slug}`
  const linked = [form.offerId, ...form.outcomes.map(({ offerId }) => offerId), chosen?.offerId ?? null]
  const isOurs = chosen !== null && (chosen.offerId === '' || offers.some(({ id }) => id === chosen.offerId))
  const choices = { ...offersToList(offers, linked), ...(isOurs ? { chosenOffer: chosen } : {}) }
  return { form, received, counts, ...choices, address: `${appUrl}${path}` }
}

import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Shown } from '#core/lead-forms/address.ts'
import { isShared, sharedPath } from '#core/lead-forms/shared.ts'
import { isUuid } from '#db/client.ts'
import { findLeadForm } from '#db/queries/lead-forms/forms.ts'
import { countSubmissions, listSubmissions } from '#db/queries/lead-forms/submissions.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'

const PAGE_SIZE = 10

/** A form with what came in by it, a page of it; null when there is none of that id. */
export async function readForm(ctx: WorkspaceContext, input: { id: string; shown: Shown; page: number }) {
  const { id, shown, page } = input
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
  return { form, received, counts, offers, address: `${appUrl}${path}` }
}

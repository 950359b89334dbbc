import type { ServiceContext } from '#app/platform/context.ts'
import { OFFER_SLUG_MOST } from '#core/offers/status.ts'
import { findOfferFormSlug } from '#db/queries/lead-forms/public-forms.ts'
import { makeStamp } from './make-stamp.ts'
import { readPublicForm } from './read-public-form.ts'
import { visitorView } from './visitor-view.ts'

/** The open form of an offer, for the offer's public page, with its stamp; null where it has none. */
export async function readOfferForm(
  context: ServiceContext,
  { offerSlug }: { offerSlug: string },
): Promise<{ form: ReturnType<typeof visitorView>; stamp: string } | null> {
  if (offerSlug.length > OFFER_SLUG_MOST) return null
  const slug = await context.db.acrossWorkspaces('leads', sql => findOfferFormSlug(sql, { offerSlug }))
  const form = slug === null ? null : await readPublicForm(context, slug)
  if (!form?.isOpen) return null
  return { form: visitorView(form), stamp: makeStamp(context, form.id) }
}

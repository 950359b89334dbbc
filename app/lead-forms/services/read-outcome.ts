import type { ServiceContext } from '#app/platform/context.ts'
import { findOfferPage } from '#db/queries/offers/offers.ts'
import type { ShownForm } from './find-shown-form.ts'

/** What somebody is told after a quiz. */
export interface ShownOutcome {
  readonly title: string
  readonly text: string
  /** The page of the offer that it leads to, while that is published. */
  readonly offer: { readonly name: string; readonly address: string } | null
}

/** What a quiz says of an outcome; null where it has none of that key, as every other form. */
export async function readOutcome(
  context: ServiceContext,
  { form, key }: { form: ShownForm; key: string | null },
): Promise<ShownOutcome | null> {
  const outcome = form.outcomes.find(candidate => candidate.key === key)
  if (!outcome) return null
  const { title, text, offerId } = outcome
  const { workspace } = form
  if (offerId === null) return { title, text, offer: null }
  const offer = await context.db.acrossWorkspaces('leads', sql =>
    findOfferPage(sql, { workspace, id: offerId }),
  )
  return { title, text, offer: offer ? { name: offer.name, address: `/o/${offer.slug}` } : null }
}

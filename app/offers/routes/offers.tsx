import { featureLock } from '#app/billing/services/feature-lock.ts'
import { OFFER_REFUSALS, OFFER_RESTORE_TOO_LATE } from '#app/offers/copy.ts'
import { createOffer } from '#app/offers/services/create-offer.ts'
import { readOffers } from '#app/offers/services/read-offers.ts'
import { restoreOffer } from '#app/offers/services/restore-offer.ts'
import { OffersPage } from '#app/offers/ui/offers-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { newOfferFormSchema } from '#core/offers/schema.ts'
import { readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/offers'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Offers · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const query = new URL(request.url).searchParams
  const view = await readOffers(ctx, { removed: query.get('removed'), page: readPageNumber(query) })
  return { ...view, idempotencyKey: newIdempotencyKey(), canWrite: featureLock(ctx, 'sales_hub') === null }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, check, intent, text } = await workspacePost(args)
  if (intent === 'restore') {
    const id = text('id')
    const back = await restoreOffer(ctx, { id })
    if (back.ok) return done(`/app/offers/${id}`, 'offerRestored')
    return pageAgain(409, back.reason === 'not_found' ? OFFER_RESTORE_TOO_LATE : OFFER_REFUSALS[back.reason])
  }
  const form = await check(newOfferFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { name, idempotencyKey } = form.value
  const result = await createOffer(ctx, { name, idempotencyKey: idempotencyKeyOf(idempotencyKey) })
  if (result.ok) return done(`/app/offers/${result.offerId}`, 'offerCreated')
  return formAgain(form.refuse({ status: 409, form: OFFER_REFUSALS[result.reason] }))
}

export default function OffersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OffersPage {...loaderData} {...(actionData ?? {})} />
}

import { data } from 'react-router'
import { FounderPage } from '#app/design/layout/founder-page.tsx'
import { readOfferForm } from '#app/lead-forms/services/read-offer-form.ts'
import { OfferContact } from '#app/lead-forms/ui/public/offer-contact.tsx'
import { readPublicOffer } from '#app/offers/services/read-public-offer.ts'
import { OfferBody } from '#app/offers/ui/index.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { readVia } from '#core/links/target.ts'
import type { Route } from './+types/offer-page'

/** Read, not used: no scripts are sent. */
export const handle = { hydrate: false }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: 'Page Not Found' }]
  const { offer, brand } = loaderData
  const title = brand ? `${offer.name} · ${brand}` : offer.name
  const description = offer.promise || offer.outcome.slice(0, 200)
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: offer.name },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
  ]
}

/** An offer as its founder shares it, with its form where one is open. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const limited = await overLimit(context, 'open_share')
  if (limited) throw data(null, { status: 429 })
  const { slug } = params
  const [view, contact] = await Promise.all([
    readPublicOffer(services(), { slug }),
    readOfferForm(services(), { offerSlug: slug }),
  ])
  if (!view) throw notFound()
  return { ...view, contact, via: readVia(new URL(request.url).searchParams) }
}

export default function OfferPageRoute({ loaderData }: Route.ComponentProps) {
  const { contact, via } = loaderData
  return (
    <FounderPage brand={loaderData.brand} kit={loaderData.kit}>
      <OfferBody {...loaderData} form={contact ? <OfferContact {...contact} via={via} /> : null} />
    </FounderPage>
  )
}

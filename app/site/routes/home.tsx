import { redirect } from 'react-router'
import { originOf, pageMeta } from '#app/design/layout/page-meta.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import { demoCarousel } from '#app/site/client/demo-carousel.island.ts'
import { tryHero } from '#app/site/client/try-hero.island.ts'
import { LANDING_FAQ } from '#app/site/copy/faq.ts'
import { SITE_PAGES } from '#app/site/copy/pages.ts'
import { Island } from '#app/site/ui/frame/island.tsx'
import { faqData, organisationData, productData } from '#app/site/ui/frame/structured-data.ts'
import { LandingPage } from '#app/site/ui/landing/landing-page.tsx'
import { homeDestination } from '#core/billing/tier-query.ts'
import type { Route } from './+types/home'

export function meta({ matches, location }: Route.MetaArgs) {
  const origin = originOf(matches)
  const page = location.pathname === '/landing' ? SITE_PAGES.landing : SITE_PAGES.home
  return pageMeta(page, origin, [organisationData(origin), productData(origin), faqData(LANDING_FAQ)])
}

/** Visitors read the landing page; who is signed in goes where they belong. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await findViewer(context)
  if (viewer) throw redirect(homeDestination(new URL(request.url).searchParams, viewer.chosenTier))
  return null
}

export default function Home() {
  return (
    <>
      <LandingPage />
      <Island run={tryHero} />
      <Island run={demoCarousel} />
    </>
  )
}

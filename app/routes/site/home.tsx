import { redirect } from 'react-router'
import { SITE_PAGES } from '#app/copy/site/pages.ts'
import { findViewer, type Viewer } from '#app/http/viewer.ts'
import { originOf, pageMeta } from '#app/ui/site/frame/page-meta.ts'
import { LandingPage } from '#app/ui/site/landing/landing-page.tsx'
import { normaliseTier } from '#core/billing/tiers.ts'
import type { Route } from './+types/home'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(SITE_PAGES.home, originOf(matches))
}

/** Visitors read the landing page; who is signed in goes where they belong (spec, section 2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await findViewer(context)
  if (viewer) throw redirect(homeOf(viewer, new URL(request.url).searchParams))
  return null
}

function homeOf(viewer: Viewer, query: URLSearchParams): string {
  const paidTier = normaliseTier(query.get('tier'))
  if (query.get('success') === 'true' && paidTier) return `/checkout-success?tier=${paidTier}&trial=true`
  return viewer.chosenTier ? '/app/dashboard' : '/select-tier'
}

export default function Home() {
  return <LandingPage />
}

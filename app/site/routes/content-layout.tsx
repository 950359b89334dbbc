import { Outlet, useLocation } from 'react-router'
import fraunces from '#app/design/theme/fonts/fraunces-core.woff2?url'
import { services } from '#app/platform/http/services.ts'
import { SITE_PAGES } from '#app/site/copy/pages.ts'
import { FetchAhead } from '#app/site/ui/frame/fetch-ahead.tsx'
import { SiteFrame } from '#app/site/ui/frame/site-frame.tsx'
import type { Route } from './+types/content-layout'

const CONTENT = Object.values(SITE_PAGES).map(({ path }) => path)

/** Pages of words alone: no framework scripts are sent (docs/decisions/0006). */
export const handle = { hydrate: false }

export const links: Route.LinksFunction = () => [
  {
    rel: 'preload',
    href: fraunces,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    // Behind the style sheet: without it nothing is seen, without the font all is read.
    fetchPriority: 'low',
  },
]

/** Nothing personal is in these pages; what differs (theme, session, message) is told by cookies. */
export function headers() {
  return {
    'Cache-Control': 'public, max-age=0, s-maxage=300, must-revalidate',
    Vary: 'Accept-Encoding, Cookie',
  }
}

export function loader() {
  return { origin: services().config.appUrl, year: new Date().getFullYear() }
}

export default function ContentLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame currentPath={useLocation().pathname} year={loaderData.year}>
      <Outlet />
      <FetchAhead paths={CONTENT} />
    </SiteFrame>
  )
}

import { data, Outlet, useLocation } from 'react-router'
import fraunces from '#app/design/theme/fonts/fraunces-core.woff2?url'
import instrument from '#app/design/theme/fonts/instrument-core.woff2?url'
import { fontsLink } from '#app/platform/http/fonts-ahead.ts'
import { requirePlanOfMembers } from '#app/platform/http/guards.ts'
import { services } from '#app/platform/http/services.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import { SITE_PAGES } from '#app/site/copy/pages.ts'
import { FetchAhead, SiteFrame } from '#app/site/ui/index.ts'
import { readFrame } from '#app/workspace/http/read-frame.ts'
import { WorkspaceFrame } from '#app/workspace/ui/workspace-frame.tsx'
import type { Route } from './+types/insights-frame'

const CONTENT = Object.values(SITE_PAGES).map(({ path }) => path)

export const middleware: Route.MiddlewareFunction[] = [requirePlanOfMembers]

/** One address, two frames: the site's for visitors, without scripts as there; the workspace's for members. */
export const handle = {
  hydrate: (loaded: Route.ComponentProps['loaderData'] | undefined) => Boolean(loaded?.member),
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

/** What visitors get is the same for all of them; see the site's own frame. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await findViewer(context)
  const year = new Date().getFullYear()
  if (viewer)
    return data(
      { member: await readFrame(request, context), origin: '', year },
      { headers: { Link: fontsLink([instrument]) } },
    )
  return data(
    { member: null, origin: services().config.appUrl, year },
    {
      headers: {
        'Cache-Control': 'public, max-age=0, s-maxage=300, must-revalidate',
        Vary: 'Accept-Encoding, Cookie',
      },
    },
  )
}

export default function InsightsFrame({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const { member, year } = loaderData
  if (member)
    return (
      <WorkspaceFrame view={member} path={pathname} query={search}>
        <Outlet />
      </WorkspaceFrame>
    )
  return (
    <SiteFrame currentPath={pathname} year={year}>
      <Outlet />
      <FetchAhead paths={CONTENT} />
    </SiteFrame>
  )
}

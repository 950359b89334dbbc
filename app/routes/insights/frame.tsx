import { data, Outlet, useLocation } from 'react-router'
import { SITE_PAGES } from '#app/copy/site/pages.ts'
import { requirePlanOfMembers } from '#app/http/guards.ts'
import { readFrame } from '#app/http/page/read-frame.ts'
import { services } from '#app/http/services.ts'
import { findViewer } from '#app/http/viewer.ts'
import { FetchAhead } from '#app/ui/site/frame/fetch-ahead.tsx'
import { SiteFrame } from '#app/ui/site/frame/site-frame.tsx'
import fraunces from '#app/ui/theme/fonts/fraunces-core.woff2?url'
import { WorkspaceFrame } from '#app/ui/workspace/workspace-frame.tsx'
import type { Route } from './+types/frame'

const CONTENT = Object.values(SITE_PAGES).map(({ path }) => path)

export const middleware: Route.MiddlewareFunction[] = [requirePlanOfMembers]

/** One address, two frames (spec, "Routes"): the site's for visitors, without scripts as there; the workspace's for members. */
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
  if (viewer) return data({ member: await readFrame(request, context), origin: '', year })
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

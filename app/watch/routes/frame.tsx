import { Outlet, useLocation } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { hasWatch } from '#app/watch/services/has-watch.ts'
import { WatchFrame } from '#app/watch/ui/watch-frame.tsx'
import type { Route } from './+types/frame'

/** For everything below it as well: the middleware of a layout runs before the actions of its pages. */
export const middleware: Route.MiddlewareFunction[] = [requireGate('hasBrandWatch', hasWatch)]

export async function loader({ request, context }: Route.LoaderArgs) {
  return { lock: featureLock(await workspaceContext(request, context), 'brand_watch') }
}

export default function WatchFrameRoute({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <WatchFrame currentPath={pathname} lock={loaderData.lock}>
      <Outlet />
    </WatchFrame>
  )
}

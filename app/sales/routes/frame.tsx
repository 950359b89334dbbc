import { Outlet, useLocation } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { hasSales } from '#app/sales/services/has-sales.ts'
import { HubFrame } from '#app/sales/ui/hub-frame.tsx'
import type { Route } from './+types/frame'

/** For everything below it as well: the middleware of a layout runs before the actions of its pages. */
export const middleware: Route.MiddlewareFunction[] = [requireGate('hasSalesHub', hasSales)]

export async function loader({ request, context }: Route.LoaderArgs) {
  return { lock: featureLock(await workspaceContext(request, context), 'sales_hub') }
}

export default function SalesFrameRoute({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <HubFrame currentPath={pathname} lock={loaderData.lock}>
      <Outlet />
    </HubFrame>
  )
}

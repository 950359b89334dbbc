import { Outlet, useLocation } from 'react-router'
import fraunces from '#app/design/theme/fonts/fraunces-core.woff2?url'
import instrument from '#app/design/theme/fonts/instrument-core.woff2?url'
import { fontsAhead } from '#app/platform/http/fonts-ahead.ts'
import { requirePlan } from '#app/platform/http/guards.ts'
import { readFrame } from '#app/workspace/http/read-frame.ts'
import { WorkspaceFrame } from '#app/workspace/ui/workspace-frame.tsx'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [requirePlan, fontsAhead([fraunces, instrument])]

export function loader({ request, context }: Route.LoaderArgs) {
  return readFrame(request, context)
}

export default function WorkspaceRoute({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  return (
    <WorkspaceFrame view={loaderData} path={pathname} query={search}>
      <Outlet />
    </WorkspaceFrame>
  )
}

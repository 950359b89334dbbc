import { Outlet, useLocation } from 'react-router'
import { WORKSPACE_FONTS } from '#app/design/theme/workspace-fonts.ts'
import { fontsAhead } from '#app/platform/http/fonts-ahead.ts'
import { requirePlan } from '#app/platform/http/guards.ts'
import { readFrame } from '#app/workspace/http/read-frame.ts'
import { WorkspaceFrame } from '#app/workspace/ui/workspace-frame.tsx'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [requirePlan, fontsAhead(WORKSPACE_FONTS)]

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

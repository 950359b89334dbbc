import { Outlet } from 'react-router'
import { requireOwnWorkspace, requirePlan, signedIn } from '#app/platform/http/guards.ts'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [requirePlan, requireOwnWorkspace]

/** Without a loader of its own the middleware would not run when a script moves between the screens. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await signedIn(request, context)
  return null
}

export default function OnboardingRoute() {
  return <Outlet />
}

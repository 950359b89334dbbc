import { Outlet } from 'react-router'
import { requirePlan, signedIn } from '#app/http/guards.ts'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [requirePlan]

/** Without a loader of its own the middleware would not run when a script moves between the screens. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await signedIn(request, context)
  return null
}

export default function OnboardingRoute() {
  return <Outlet />
}

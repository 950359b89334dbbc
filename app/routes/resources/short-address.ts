import { redirect } from 'react-router'
import type { Route } from './+types/short-address'

/** Where the short and the older addresses of the spec lead (section 2, "Redirects"; design, section 2). */
const TARGETS: Record<string, string> = {
  '/dashboard': '/app/dashboard',
  '/storybank': '/app/storybank',
  '/clarify': '/app/clarify',
  '/strategy': '/app/strategy',
  '/campaigns': '/app/campaigns',
  '/analytics': '/app/analytics',
  '/settings': '/app/settings',
  '/support': '/app/support',
  '/upgrade': '/app/upgrade',
  '/create': '/app/content?tab=create',
  '/content': '/app/content',
  '/convert': '/app/sales-hub',
  '/connect': '/app/content?tab=publish',
  '/app/planner': '/app/content',
  '/app/connect': '/app/content?tab=publish',
  '/app/research': '/app/brand-watch',
  '/app/saleshub': '/app/sales-hub',
  '/app/brandwatch': '/app/brand-watch',
  '/app/select-tier': '/select-tier',
  '/app/offer-details': '/app/sales-hub',
}

/** Sends a short address on, and its query with it. */
export function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const target = new URL(TARGETS[url.pathname.replace(/\/$/, '')] ?? '/', url.origin)
  for (const [name, value] of url.searchParams) target.searchParams.append(name, value)
  return redirect(`${target.pathname}${target.search}`, 302)
}

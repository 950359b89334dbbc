import { redirect } from 'react-router'
import type { Route } from './+types/short-address'

/** Where the short addresses of the spec lead (section 2, "Redirects"). */
const TARGETS: Record<string, string> = {
  '/dashboard': '/app/dashboard',
  '/storybank': '/app/storybank',
  '/clarify': '/app/clarify',
  '/upgrade': '/app/upgrade',
  '/content': '/app/content',
  '/create': '/app/content?tab=create',
}

/** Sends a short address on, and its query with it. */
export function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const target = new URL(TARGETS[url.pathname.replace(/\/$/, '')] ?? '/', url.origin)
  for (const [name, value] of url.searchParams) target.searchParams.append(name, value)
  return redirect(`${target.pathname}${target.search}`, 302)
}

import { redirect } from 'react-router'
import { shortAddressTarget } from '#core/workspace/short-addresses.ts'
import type { Route } from './+types/short-address'

/** Sends a short address on, and its query with it. */
export function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  return redirect(shortAddressTarget(url.pathname, url.searchParams), 302)
}

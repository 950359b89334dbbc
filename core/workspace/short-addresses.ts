/** Where the short and the older addresses lead. */
export const SHORT_ADDRESSES: Readonly<Record<string, string>> = {
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

/** The address that a short one leads to, with the query of the request behind its own; '/' for one we do not know. */
export function shortAddressTarget(path: string, query: URLSearchParams): string {
  const short = path.replace(/\/$/, '')
  const target = Object.hasOwn(SHORT_ADDRESSES, short) ? (SHORT_ADDRESSES[short] ?? '/') : '/'
  const [to = '/', own = ''] = target.split('?')
  const params = [own, query.toString()].filter(part => part !== '').join('&')
  return params === '' ? to : `${to}?${params}`
}

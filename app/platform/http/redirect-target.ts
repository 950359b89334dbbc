import { config } from '#app/config.server.ts'
import { normaliseTier } from '#core/billing/tiers.ts'
import { safeRedirectPath } from '#core/identity/redirect-target.ts'

/** Where to go after signing in: the page that was asked for, if it is one of ours, else the start. */
export function redirectTarget(request: Request): string {
  const query = new URL(request.url).searchParams
  // Back from paying; the page itself decides what this tier is worth.
  const tier = query.get('success') === 'true' ? normaliseTier(query.get('tier')) : null
  if (tier) return `/checkout-success?tier=${tier}&trial=true`
  return wantedPage(request) ?? '/'
}

/** The page of ours that an address says somebody wanted, most often the request’s own; null when it names none. */
export function wantedPage({ url }: Pick<Request, 'url'>): string | null {
  return ownPath(new URL(url).searchParams.get('redirectTo'))
}

/** A wish to go somewhere, if it is a page of ours that one can come back to; else null. */
export function ownPath(target: unknown): string | null {
  const path = safeRedirectPath(target, config().appUrl)
  return path && !/^\/(auth|sign-out|signup)(?![\w-])/.test(path) ? path : null
}

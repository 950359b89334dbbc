import type { MiddlewareFunction } from 'react-router'
import { config } from '#app/config.server.ts'
import { requestScope } from './request-scope.ts'
import { SONNER_STYLE_HASHES } from './sonner-style-hashes.ts'
import { permissionsPolicy, standardHeaders } from './standard-headers.ts'

/**
 * The Content-Security-Policy of a page. Scripts run by nonce only. Style attributes are allowed because React writes
 * them for widths and positions; style elements and sheets must be ours. `isFramed` lets other sites frame the page.
 */
export function contentSecurityPolicy(
  nonce: string,
  secure: boolean,
  formTargets: readonly string[] = [],
  isFramed = false,
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}' ${SONNER_STYLE_HASHES.map(hash => `'${hash}'`).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // What somebody recorded a moment ago is played from the page itself.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    `frame-ancestors ${isFramed ? '*' : "'none'"}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const STRIPE_PAGES = ['https://checkout.stripe.com', 'https://billing.stripe.com']

/**
 * Other origins that a form of ours may lead to: Chromium holds the redirect that answers a form against form-action.
 * Google's sign-in and Stripe's hosted pages, where they are set up.
 */
export function formTargets(): string[] {
  const { google, stripe } = config()
  return [
    ...(google ? [new URL(google.issuer).origin] : []),
    ...(stripe ? (stripe.apiBase ? [stripe.apiBase] : STRIPE_PAGES) : []),
  ]
}

/** Forms that founders frame in their own pages: they know nobody who is signed in and change nothing of theirs. */
const FRAMED = /^\/f\/[^/]+\/embed(\/thanks)?$/
/** What other sites load: a script of theirs, and logos and fires of brands, which web mailboxes show. */
const SHARED = /^\/(embed\.js|(?:logo|hearth)\/[^/]+)$/

/** Headers that every answer carries, whatever route made it, errors included. */
export const securityHeaders: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next()
  const { pathname } = new URL(request.url)
  const isFramed = FRAMED.test(pathname)
  const { secure } = config()
  const headers = response.headers
  const isPage = headers.get('content-type')?.includes('text/html') ?? false
  if (isPage)
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(requestScope(context).nonce, secure, formTargets(), isFramed),
    )
  for (const [name, value] of Object.entries(standardHeaders(secure))) headers.set(name, value)
  // Voice notes are recorded from any page of a signed-in person, who may have come there without loading another.
  if (isPage && !isFramed) headers.set('Permissions-Policy', permissionsPolicy('self'))
  if (isFramed) headers.delete('X-Frame-Options')
  if (SHARED.test(pathname)) headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  // What a signed-in person sees must not be kept by anyone in between; public pages opt out by saying how long.
  // Nor may anybody get the cookie that was meant for somebody else along with a page for all.
  if (!headers.has('Cache-Control') || headers.has('Set-Cookie')) headers.set('Cache-Control', 'no-store')
  headers.set('X-Request-Id', requestScope(context).id)
  return response
}

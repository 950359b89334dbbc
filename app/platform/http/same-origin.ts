import type { MiddlewareFunction } from 'react-router'
import { config } from '#app/config.server.ts'
import { requestScope } from './request-scope.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether an unsafe request may act, resource routes included, which the framework's own check skips: its Origin is
 * ours, or, when a browser sends none, its Sec-Fetch-Site says that it came from ourselves. Anything else is another
 * site's doing.
 */
export function mayAct(request: Request, appUrl: string): boolean {
  if (SAFE_METHODS.has(request.method.toUpperCase())) return true
  const origin = request.headers.get('Origin')
  if (origin !== null) return origin === appUrl
  const site = request.headers.get('Sec-Fetch-Site')
  return site === 'same-origin' || site === 'none'
}

/** Deliveries that show by a signature who they come from, and so need no Origin. */
const SIGNED_PATHS = new Set(['/webhooks/stripe', '/webhooks/inbound-mail'])

/** Mail programs post here for their users, without an Origin or a cookie: the token in the address says it all. */
const UNSUBSCRIBE = /^\/(?:(?:unsubscribe|ask-for\/mails)\/[^/]+|newsletter\/unsubscribe)$/

/** Founders' own pages post here what their visitors sent, for a form that is open to all; no cookie is looked at. */
const FORM_API = /^\/api\/forms\/[^/]+$/

/** Hubs post here that a feed has news: the name in the address and a signature over the body say it all. */
const HUB = /^\/websub\/[^/]+$/

/** Programs call this with a token of their own; no cookie is looked at. */
const API = /^\/(?:api\/v1(?:\/|$)|mcp$|oauth\/(?:token|revoke)$)/

/**
 * A phone's share sheet posts here, without an Origin and, on some phones, without a cookie. Another site may as well: all it
 * comes to is something that waits until the person confirms it (app/captures/routes/share.ts).
 */
const SHARE = '/app/share'

/** What may be posted from anywhere, because it acts for nobody who is signed in, or changes nothing of theirs. */
const isOpenToAll = (path: string) =>
  path === SHARE ||
  SIGNED_PATHS.has(path) ||
  UNSUBSCRIBE.test(path) ||
  FORM_API.test(path) ||
  HUB.test(path) ||
  API.test(path)

/** Refuses every unsafe request from elsewhere: pages, `.data` requests and resource routes alike. */
export const sameOrigin: MiddlewareFunction<Response> = ({ request, context }) => {
  if (mayAct(request, config().appUrl) || isOpenToAll(new URL(request.url).pathname)) return
  requestScope(context).log.warn(
    { origin: request.headers.get('Origin') },
    'refused an action from another site',
  )
  throw new Response('This form was sent from another site, so we didn’t accept it.', {
    status: 403,
    statusText: 'Forbidden',
  })
}

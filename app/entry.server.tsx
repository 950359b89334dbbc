import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router'
import { config } from './config.server.ts'
import { FailureContext } from './design/layout/failure.ts'
import { NonceContext } from './design/layout/nonce.ts'
import { ACCOUNT_PAGES } from './identity/copy/account-pages.ts'
import { readViewer } from './identity/services/sessions/read-viewer.ts'
import { startAfterPaint } from './platform/client/start-after-paint.island.ts'
import { formStamp } from './platform/http/form-stamp.ts'
import { newIdempotencyKey } from './platform/http/idempotency-key.ts'
import { openKeptAnswers } from './platform/http/kept/answer-kept.ts'
import { placeToKeep } from './platform/http/kept/keep-pages.ts'
import { PageBody } from './platform/http/page-body.ts'
import { newNonce, newRequestId, openRequestScope, requestScope } from './platform/http/request-scope.ts'
import { contentSecurityPolicy, formTargets } from './platform/http/security-headers.ts'
import { shownRoutes } from './platform/http/shown-routes.ts'
import { closeEventStreams } from './platform/live/event-stream.ts'
import { isOutage } from './platform/outage/is-outage.ts'
import { ARTICLES } from './site/copy/articles.ts'
import { FORM_PAGES, SITE_PAGES } from './site/copy/pages.ts'

/** How long a streamed part of a page may take before the rest is given up. */
const STREAM_TIMEOUT_MS = 6_000
/** A page that is finished this soon is sent in one piece; a slower one is streamed from then on. */
const WHOLE_WITHIN_MS = 50

const STARTER = `(${startAfterPaint.toString().replace(/\n\s+/g, '\n')})()`

/** Public pages with a form read well before their scripts run, and say so: `handle.scripts`. */
function startsAfterPaint({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(
    ({ route }) => (route.handle as { scripts?: string } | undefined)?.scripts === 'after-paint',
  )
}

/** Pages that our server may keep in memory: the same to every visitor without a session. */
export const contentPaths = [
  ...Object.values(SITE_PAGES).map(({ path }) => path),
  ...ARTICLES.map(({ slug }) => `/insights/${slug}`),
]

/** Those of them where visitors arrive. */
export const arrivalPaths = [SITE_PAGES.home.path, SITE_PAGES.landing.path, SITE_PAGES.pricing.path]

/** Pages with a form that every visitor without a cookie sees alike, but for the parts made anew (`freshParts`). */
export const visitorPaths = [
  ...Object.values(FORM_PAGES).map(({ path }) => path),
  ...Object.values(ACCOUNT_PAGES).map(({ path }) => path),
]

/** What each answer of those has for itself. */
export const freshParts = { nonce: newNonce, stamp: formStamp, key: newIdempotencyKey, id: newRequestId }

/** Our server calls this when it is told to stop: streams would keep it waiting for ever. */
export const closeStreams = closeEventStreams

/** And this once the last request was answered. */
export { finishWork } from './platform/workers/at-stop.ts'

/** Our server calls this once for each request, before any middleware; with it where the answer may be kept. */
export function createLoadContext(clientAddress: string, request?: Request): RouterContextProvider {
  const context = new RouterContextProvider()
  const scope = openRequestScope(context, clientAddress)
  if (request) scope.keepAt = placeToKeep(request)
  return context
}

/** Our server asks this before the app. */
export const answerKept = openKeptAnswers(readViewer)

/** Bugs are logged with the request's id and no personal data; refusals and closed tabs are not bugs. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const scope = requestScope(context)
  if (isOutage(error)) scope.outage = true
  scope.log.error({ err: error, route: scope.route }, 'request failed')
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  const scope = requestScope(loadContext)
  const { nonce, log, id, outage } = scope
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, config().secure, formTargets()))
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const answer = (body: PageBody) => {
    const content = body.toResponseBody()
    if (content instanceof Uint8Array) {
      headers.set('Content-Length', String(content.byteLength))
      scope.whole = content
    }
    return new Response(content, { status, headers })
  }
  return new Promise((resolve, reject) => {
    const body = new PageBody(startsAfterPaint(routerContext) ? STARTER : null)
    let isSent = false
    let whole: NodeJS.Timeout | undefined
    const limit = setTimeout(() => abort(), STREAM_TIMEOUT_MS)
    const clear = () => {
      // Left running, the timers would keep the whole page in memory until they fire.
      clearTimeout(whole)
      clearTimeout(limit)
    }
    const send = () => {
      if (isSent) return
      isSent = true
      try {
        pipe(body)
        resolve(answer(body))
      } catch (error) {
        reject(error)
      }
    }
    const isPatient = isbot(request.headers.get('user-agent'))
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <FailureContext value={{ requestId: id, isOutage: outage }}>
          <ServerRouter context={shownRoutes(routerContext)} url={request.url} nonce={nonce} />
        </FailureContext>
      </NonceContext>,
      {
        nonce,
        // What is there in time belongs into the page, however long it is.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          if (!isPatient) whole = setTimeout(send, WHOLE_WITHIN_MS)
        },
        onAllReady() {
          clear()
          send()
        },
        onShellError(error: unknown) {
          clear()
          reject(error)
        },
        onError(error: unknown) {
          if (isSent) log.error({ err: error }, 'part of a page failed to render')
        },
      },
    )
  })
}

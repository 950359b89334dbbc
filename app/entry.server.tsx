import { isbot } from 'isbot'
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router'
import { config } from './config.server.ts'
import { FailureContext } from './design/layout/failure.ts'
import { NonceContext } from './design/layout/nonce.ts'
import { ACCOUNT_PAGES } from './identity/copy/account-pages.ts'
import { readViewer } from './identity/services/sessions/read-viewer.ts'
import { startAfterPaint } from './platform/client/start-after-paint.island.ts'
import { dataScript } from './platform/http/data-script.ts'
import { formStamp } from './platform/http/form-stamp.ts'
import { newIdempotencyKey } from './platform/http/idempotency-key.ts'
import { openKeptAnswers } from './platform/http/kept/answer-kept.ts'
import { placeToKeep } from './platform/http/kept/keep-pages.ts'
import { readWithin } from './platform/http/read-within.ts'
import { newNonce, newRequestId, openRequestScope, requestScope } from './platform/http/request-scope.ts'
import { contentSecurityPolicy, formTargets } from './platform/http/security-headers.ts'
import { shownRoutes } from './platform/http/shown-routes.ts'
import { streamPage } from './platform/http/stream-page.ts'
import { wholePage } from './platform/http/whole-page.ts'
import { closeEventStreams } from './platform/live/event-stream.ts'
import { isOutage } from './platform/outage/is-outage.ts'
import { ARTICLE_SLUGS } from './site/copy/articles.ts'
import { FORM_PAGES, SITE_PAGES } from './site/copy/pages.ts'

/** A page whose data is there this soon is sent in one piece; a slower one is streamed. */
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
  ...ARTICLE_SLUGS.map(slug => `/insights/${slug}`),
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

/** Answers with a page: in one piece where all of it is there, else as a stream that begins with its frame. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const scope = requestScope(loadContext)
  const { nonce, log, id, outage } = scope
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, config().secure, formTargets()))
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const starter = startsAfterPaint(routerContext) ? STARTER : null
  const { serverHandoffStream: handoff, ...context } = shownRoutes(routerContext)
  const pageWith = (dataStream?: ReadableStream<Uint8Array> | null) => (
    <NonceContext value={nonce}>
      <FailureContext value={{ requestId: id, isOutage: outage }}>
        <ServerRouter
          context={dataStream ? { ...context, serverHandoffStream: dataStream } : context}
          url={request.url}
          nonce={nonce}
        />
      </FailureContext>
    </NonceContext>
  )
  const answer = (content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>) => {
    if (content instanceof Uint8Array) {
      headers.set('Content-Length', String(content.byteLength))
      scope.whole = content
    }
    return new Response(content, { status, headers })
  }
  const data = handoff && (await readWithin(handoff, WHOLE_WITHIN_MS))
  if (!data?.stream) {
    // The router says once it is rendered whether the page has scripts, and so whether it wants its data.
    const scripts = () =>
      data && context.renderMeta?.didRenderScripts ? dataScript(data.whole.toString(), nonce) : ''
    const whole = wholePage(pageWith(), { scripts, starter })
    if (whole) return answer(whole)
  }
  const page = await streamPage(pageWith(data?.stream ?? new Response(data?.whole).body), {
    ...{ nonce, starter, isPatient: isbot(request.headers.get('user-agent')) },
    onLateError: error => log.error({ err: error }, 'part of a page failed to render'),
  })
  return answer(page)
}

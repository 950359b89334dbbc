import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router'
import { config } from './config.server.ts'
import { SITE_PAGES } from './copy/site/pages.ts'
import { contentSecurityPolicy, formTargets } from './http/csp/security-headers.ts'
import { openRequestScope, requestScope } from './http/request-scope.ts'
import { isOutage } from './services/support/is-outage.ts'
import { FailureContext } from './ui/layout/failure.ts'
import { NonceContext } from './ui/layout/nonce.ts'
import { ARTICLES } from './ui/site/articles/articles.ts'

/** How long a streamed part of a page may take before the rest is given up. */
const STREAM_TIMEOUT_MS = 6_000

/** Pages that our server may keep in memory: the same to every visitor without a session. */
export const contentPaths = [
  ...Object.values(SITE_PAGES).map(({ path }) => path),
  ...ARTICLES.map(({ slug }) => `/insights/${slug}`),
]

/** Our server calls this once for each request, before any middleware. */
export function createLoadContext(clientAddress: string): RouterContextProvider {
  const context = new RouterContextProvider()
  openRequestScope(context, clientAddress)
  return context
}

/** Bugs are logged with the request's id and no personal data; refusals and closed tabs are not bugs. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const scope = requestScope(context)
  if (isOutage(error)) scope.outage = true
  scope.log.error({ err: error, path: new URL(request.url).pathname }, 'request failed')
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  const { nonce, log, id, outage } = requestScope(loadContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, config().secure, formTargets()))
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  return new Promise((resolve, reject) => {
    let shellSent = false
    const ready: keyof RenderToPipeableStreamOptions = isbot(request.headers.get('user-agent'))
      ? 'onAllReady'
      : 'onShellReady'
    const timeout = setTimeout(() => abort(), STREAM_TIMEOUT_MS)
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <FailureContext value={{ requestId: id, isOutage: outage }}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </FailureContext>
      </NonceContext>,
      {
        nonce,
        [ready]() {
          shellSent = true
          const body = new PassThrough({
            final(callback) {
              // Left running, the timer would keep the whole page in memory until it fires.
              clearTimeout(timeout)
              callback()
            },
          })
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onShellError(error: unknown) {
          clearTimeout(timeout)
          reject(error)
        },
        onError(error: unknown) {
          if (shellSent) log.error({ err: error }, 'part of a page failed to render')
        },
      },
    )
  })
}

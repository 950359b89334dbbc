import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { createRequestListener } from '@react-router/node'
import compression from 'compression'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import sirv from 'sirv'
import type { Config } from '#app/config.server.ts'
import type { AnswerKept } from '#app/platform/http/kept/answer-kept.ts'
import { fileHeaders } from '#app/platform/http/standard-headers.ts'
import { record } from '#app/platform/metrics/registry.ts'
import { clientAddress } from './client-address.ts'
import { openContentCache } from './content-cache.ts'
import { drain, listen } from './drain.ts'
import { LONGEST_BODY_MS, limitBody } from './limit-body.ts'
import { openLoadGauge } from './load-gauge.ts'
import type { RenderPage } from './page-memory.ts'
import { answerPlainly, type PlainAnswer, plainHeaders, unseenHeaders } from './plain-answer.ts'
import { requestGuard } from './request-guard.ts'
import { RoutesByAddress } from './routes-by-address.ts'
import { type FreshParts, openVisitorPages } from './visitor-pages.ts'

/** What the app's bundle offers its server besides the routes (app/entry.server.tsx). */
interface AppEntry {
  /** With the request where its answer may be kept. */
  createLoadContext(clientAddress: string, request?: Request): RouterContextProvider
  /** Answers of the workspace that were given before and hold still. */
  readonly answerKept: AnswerKept
  /** Ends the event streams, which would never end by themselves. */
  closeStreams(): void
  /** Does what was left for the end, once the last request was answered. */
  finishWork(): Promise<void>
  /** Addresses of the pages that are the same to every visitor. */
  readonly contentPaths: readonly string[]
  /** Those of them where visitors arrive, who have none of our files yet. */
  readonly arrivalPaths: readonly string[]
  /** Addresses of the pages with a form that are, but for `freshParts`, the same to every visitor without a cookie. */
  readonly visitorPaths: readonly string[]
  readonly freshParts: FreshParts
}

export interface WebServer {
  readonly port: number
  /**
   * Says that it is not ready and goes on for `noticeMs`, so that a balancer sends the next ones elsewhere; then stops
   * taking requests, lets running ones finish, and is back within five seconds more whatever they do.
   */
  close(options?: { noticeMs?: number }): Promise<void>
}

/** How long a file may be kept by browsers. */
function cacheControlOf(path: string): string {
  // Names under /assets/ carry a hash of what is in them, so they never change.
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/**
 * Serves the built app with node:http: static files, then the app. Not
 * `react-router-serve`, which neither drains nor limits (docs/decisions).
 */
export async function openWebServer(
  build: ServerBuild,
  config: Config,
  clientDir: string,
): Promise<WebServer> {
  const entry = build.entry.module as unknown as AppEntry
  // Measured: the library's default brotli quality costs more than rendering the page.
  const compress = compression({
    threshold: 1024,
    level: 4,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  })
  const headersOfFiles = new Map(Object.entries(fileHeaders(config.secure)))
  const files = sirv(clientDir, {
    etag: true,
    gzip: true,
    brotli: true,
    dotfiles: false,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', cacheControlOf(path))
    },
  })
  // That a file has not changed is said without `setHeaders`: these stand there before, and go where it is no file.
  const assets = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    response.setHeaders(headersOfFiles)
    files(request, response, () => {
      for (const name of headersOfFiles.keys()) response.removeHeader(name)
      next()
    })
  }
  const appWith = (routes: ServerBuild['routes']) =>
    createRequestListener({
      // Who may act is decided by our middleware alone, for every route (`sameOrigin`): the router would refuse by itself,
      // without a header of ours, and what mail programs post from a page of theirs as well.
      build: { ...build, routes, allowedActionOrigins: ['**'] },
      mode: 'production',
      getLoadContext: (request, client) =>
        entry.createLoadContext(clientAddress(client.address, request.headers, config.trustProxy), request),
    })
  const routesByAddress = new RoutesByAddress(build.routes)
  const apps = new Map<ServerBuild['routes'], ReturnType<typeof appWith>>()
  const app = (request: IncomingMessage, response: ServerResponse) => {
    const routes = routesByAddress.forPath((request.url ?? '/').split('?', 1)[0] ?? '/')
    const listener = apps.get(routes) ?? appWith(routes)
    apps.set(routes, listener)
    if (isRefusedByRouter(request)) response.setHeaders(new Map(Object.entries(unseenHeaders(config.secure))))
    return listener(request, response)
  }

  const ours = new URL(config.appUrl)
  const render = createRequestHandler(build, 'production')
  const renderForAll: RenderPage = (path, theme) =>
    render(
      new Request(new URL(path, ours), { headers: { Cookie: `theme=${theme}` } }),
      entry.createLoadContext('127.0.0.1'),
    )
  const answerFromMemory = openContentCache(entry.contentPaths, renderForAll, {
    styled: entry.arrivalPaths,
    readSheet: href => readFile(join(clientDir, href), 'utf8').catch(() => null),
  })
  const answerVisitor = openVisitorPages(entry.visitorPaths, renderForAll, entry.freshParts)
  const answerAgain = async ({ method, url = '', headers }: IncomingMessage, response: ServerResponse) => {
    if (method !== 'GET' || !headers.cookie || headers.authorization) return false
    // Whatever goes wrong, the app answers.
    const answer = await entry.answerKept(url, headers.cookie).catch(() => null)
    if (!answer) return false
    response.writeHead(200, answer.headers).end(answer.body)
    return true
  }

  const refuse = requestGuard(config)
  const load = openLoadGauge()
  let draining = false
  const server = createServer((request, response) => {
    if (draining) response.setHeader('Connection', 'close')
    if (limitBody(request, response, config.secure)) return
    const answer = (plain: PlainAnswer) => answerPlainly(response, plain, config.secure)
    const refusal = refuse(request)
    if (refusal) return void answer(refusal)
    if (answerFromMemory(request, response) || answerVisitor(request, response)) return
    if (draining && request.url === '/readyz') return void answer({ status: 503, text: 'stopping\n' })
    if (request.url === '/healthz') return void answer({ status: 200, text: 'ok\n' })
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isLook = request.url === '/readyz' || request.url === '/metrics'
    const toApp = () => {
      if (load.gauge.isOverloaded && !isLook) {
        record(({ refusals }) => refusals.inc())
        return answer(TOO_BUSY)
      }
      compress(request, response, () => {
        // A body is lost to whoever listens later than now.
        if (isRead)
          void answerAgain(request, response).then(isAnswered => isAnswered || app(request, response))
        else app(request, response)
      })
    }
    if (isRead) assets(request, response, toApp)
    else toApp()
  })
  server.on('clientError', (error, socket) => refuseUnread(error, socket as Socket, config.secure))
  server.keepAliveTimeout = 65_000
  server.headersTimeout = 20_000
  // Each body has a time of its own, which ends before this one.
  server.requestTimeout = LONGEST_BODY_MS + 10_000

  const port = await listen(server, config)
  return {
    port,
    async close({ noticeMs = 0 } = {}) {
      draining = true
      if (noticeMs > 0) await new Promise(resolve => setTimeout(resolve, noticeMs))
      entry.closeStreams()
      await drain(server)
      await entry.finishWork()
      load.close()
    },
  }
}

/** Refused for a page by the router itself, before any of our middleware is asked: this method, and what is no origin. */
function isRefusedByRouter({ method, headers: { origin = 'null' } }: IncomingMessage): boolean {
  return method === 'OPTIONS' || (origin !== 'null' && !URL.canParse(origin))
}

/** Said at once, where waiting would only make more of those who wait. */
const TOO_BUSY: PlainAnswer = {
  status: 503,
  text: 'We’re very busy at the moment. Please try again in a few seconds.\n',
  headers: { 'Retry-After': '5' },
}

/** What is wrong with a request that could not even be read, by the code of what the parser says. */
const UNREAD: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what is no request at all as any other: with our headers, and the end of the connection. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Socket, secure: boolean): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy()
  const status = UNREAD[error.code ?? ''] ?? 400
  const answer = { status, text: 'We can’t read that request.\n', headers: { Connection: 'close' } }
  const headers = Object.entries(plainHeaders(answer, secure)).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${answer.text}`)
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants } from 'node:zlib'
import { createRequestListener } from '@react-router/node'
import compression from 'compression'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import sirv from 'sirv'
import type { Config } from '#app/config.server.ts'
import { clientAddress } from './client-address.ts'
import { openContentCache } from './content-cache.ts'

/** What the app's bundle offers its server besides the routes (app/entry.server.tsx). */
interface AppEntry {
  createLoadContext(clientAddress: string): RouterContextProvider
  /** Ends the event streams, which would never end by themselves. */
  closeStreams(): void
  /** Addresses of the pages that are the same to every visitor. */
  readonly contentPaths: readonly string[]
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface WebServer {
  readonly port: number
  /**
   * Says that it is not ready and goes on for `noticeMs`, so that a balancer sends the next ones elsewhere; then stops
   * taking requests, lets running ones finish, and is back within five seconds more whatever they do.
   */
  close(options?: { noticeMs?: number }): Promise<void>
}

/** How long running requests may take to finish once we were told to stop: streams would never finish by themselves. */
const DRAIN_MS = 5_000

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
  }) as unknown as Middleware
  const assets = sirv(clientDir, {
    etag: true,
    gzip: true,
    brotli: true,
    dotfiles: false,
    setHeaders(response, path) {
      response.setHeader('X-Content-Type-Options', 'nosniff')
      // Names under /assets/ carry a hash of what is in them, so they never change.
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  const app = createRequestListener({
    // Behind a TLS proxy the request looks like http; the one origin we answer to is configured, or every action would
    // be refused as another site's.
    build: { ...build, allowedActionOrigins: [new URL(config.appUrl).host] },
    mode: 'production',
    getLoadContext: (request, client) =>
      entry.createLoadContext(clientAddress(client.address, request.headers, config.trustProxy)),
  })

  const ours = new URL(config.appUrl)
  const render = createRequestHandler(build, 'production')
  const answerFromMemory = openContentCache(entry.contentPaths, (path, theme) =>
    render(
      new Request(new URL(path, ours), { headers: { Cookie: `theme=${theme}` } }),
      entry.createLoadContext('127.0.0.1'),
    ),
  )

  let draining = false
  const server = createServer((request, response) => {
    if (draining) response.setHeader('Connection', 'close')
    response.once('finish', () => letGoOfBody(request))
    const isOurName = ours.hostname !== 'localhost' || request.headers.host === ours.host
    if (isOurName && answerFromMemory(request, response)) return
    const refusal = refuse(request, config, draining)
    if (refusal) return void answer(response, refusal.status, refusal.text, refusal.headers)
    if (request.url === '/healthz') return void answer(response, 200, 'ok\n')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const toApp = () => compress(request, response, () => void app(request, response))
    if (isRead) assets(request, response, toApp)
    else toApp()
  })
  server.keepAliveTimeout = 65_000
  server.headersTimeout = 20_000
  server.requestTimeout = 60_000

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close({ noticeMs = 0 } = {}) {
      draining = true
      if (noticeMs > 0) await new Promise(resolve => setTimeout(resolve, noticeMs))
      entry.closeStreams()
      await drain(server)
    },
  }
}

/** A body nobody read would keep its sender waiting for ever: what is left of it is read into nothing. */
function letGoOfBody(request: IncomingMessage): void {
  if (request.complete) return
  request.removeAllListeners('data')
  request.resume()
}

/** The most a request may announce, in bytes; what a form may hold is decided where it is read. */
const BODY_LIMIT_BYTES = 10_000_000

interface Refusal {
  status: number
  text: string
  headers?: Record<string, string>
}

/** What the app must never see: addresses that are none, and requests that arrive while we leave. */
function refuse(request: IncomingMessage, config: Config, draining: boolean): Refusal | null {
  const host = request.headers.host ?? ''
  const target = request.url ?? ''
  if (!target.startsWith('/') || target.startsWith('//') || !URL.canParse(`http://${host}${target}`)) {
    return { status: 400, text: 'We can’t read that address.\n' }
  }
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) {
    return { status: 413, text: 'That’s too much to send at once.\n', headers: { Connection: 'close' } }
  }
  if (draining && target === '/readyz') return { status: 503, text: 'stopping\n' }
  const ours = new URL(config.appUrl)
  const url = new URL(`http://${host}`)
  // Cookies and form origins belong to one name, so a laptop's other names for itself lead there.
  if (
    ours.hostname === 'localhost' &&
    /^(127\.0\.0\.1|\[::1\])$/.test(url.hostname) &&
    target !== '/healthz'
  ) {
    if (request.method === 'GET' && url.port === ours.port) {
      return { status: 302, text: '', headers: { Location: `${ours.origin}${target}` } }
    }
  }
  return null
}

function answer(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  response.end(text)
}

function drain(server: Server): Promise<void> {
  return new Promise(resolve => {
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}

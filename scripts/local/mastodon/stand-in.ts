import { loadBooks, saveBooks } from '../frame/book-file.ts'
import { type GivenOrder, newOrder, readOrder } from '../frame/orders.ts'
import { type Asked, serveLocally } from '../frame/serve.ts'
import { refuse } from './answer.ts'
import { answerCall, findCall } from './api.ts'
import { board, mediaFile, statusPage } from './board.ts'
import { type Books, EMPTY } from './books.ts'
import { FAILING_CALLS, FAILURES, type FailureOrder, takeFailure } from './failures.ts'
import { decide, giveToken, metadata, registerApp, revokeToken, showAuthorize } from './oauth.ts'
import { readGiven, wrongParameters } from './parameters.ts'

export interface MastodonStandIn {
  /** Its origin. */
  readonly url: string
  /** For tests: everything it remembers. */
  readonly books: Books
  /** For tests: method and path of each call of the API and of OAuth, oldest first. */
  readonly calls: readonly string[]
  /** For tests: the most posts that one account sent at once. */
  mostAtOnce(): number
  /** The next `times` calls of a kind fail; see `FAILURES`. */
  fail(order: GivenOrder<FailureOrder>): void
  close(): Promise<void>
}

export interface StandInOptions {
  /** 0 takes the one of the last time, else a free one. */
  readonly port?: number
  /** Where the books are kept between runs; null forgets them. */
  readonly file?: string | null
  /** A server of before 4.3: no description of itself, no PKCE, no scope `profile`. */
  readonly isOlder?: boolean
}

const BODY_LIMIT = 110_000_000
const LIMIT = 300
const WINDOW_MS = 5 * 60_000
const REMEMBERED = 2000

/**
 * The stand-in for a Mastodon server: apps, OAuth, media and statuses on loopback, with a page that shows what was
 * posted. Nothing real happens. `POST /_control` makes it fail.
 */
export async function openMastodonStandIn(options: StandInOptions = {}): Promise<MastodonStandIn> {
  const file = options.file ?? null
  const books = loadBooks(file, EMPTY)
  const orders: FailureOrder[] = []
  const calls: string[] = []
  const isOlder = options.isOlder ?? false
  const underWay = new Map<string, number>()
  let mostAtOnce = 0

  /** Counts a post of an account as under way until it is called. */
  function enter(request: Request, call: string): () => void {
    const who = call === 'POST /api/v1/statuses' ? request.headers.get('Authorization') : null
    if (who === null) return () => {}
    const atOnce = (underWay.get(who) ?? 0) + 1
    underWay.set(who, atOnce)
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    let isIn = true
    return () => {
      if (isIn) underWay.set(who, (underWay.get(who) ?? 1) - 1)
      isIn = false
    }
  }

  async function handle({ request, send, drop }: Asked, url: string): Promise<void> {
    const { pathname } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    const leave = enter(request, call)
    try {
      await handleCounted({ request, send, drop }, { pathname, call, url, leave })
    } finally {
      leave()
    }
  }

  async function handleCounted(
    { request, send, drop }: Asked,
    { pathname, call, url, leave }: { pathname: string; call: string; url: string; leave: () => void },
  ): Promise<void> {
    if (/^\/(api|oauth\/(token|revoke))/.test(pathname)) {
      calls.push(call)
      if (calls.length > REMEMBERED) calls.shift()
    }
    const isApi = pathname.startsWith('/api/v')
    const order = isApi ? takeFailure(orders, call) : null
    if (order?.failure === 'drop') return drop()
    // Whoever sent it may have given up long since, and counts as gone.
    if (order?.failure === 'late') {
      leave()
      await new Promise(resolve => setTimeout(resolve, order.ms))
    }
    const refusal = order ? refusalOf(order) : null
    const isSlow = order?.failure === 'media_working'
    const answer = refusal ?? (await answerRequest(request, { pathname, call, url, isSlow }))
    if (request.method === 'POST') saveBooks(file, books)
    if (order?.failure === 'accept_then_drop') return drop()
    if (order?.failure === 'accept_then_error') return send(refuse(500, 'Internal Server Error'))
    if (order?.failure === 'slow') await new Promise(resolve => setTimeout(resolve, order.ms))
    return send(answer, isApi ? limits() : {})
  }

  /** What the page or the API says to a request that does not fail. */
  async function answerRequest(
    asked: Request,
    { pathname, call, url, isSlow }: { pathname: string; call: string; url: string; isSlow: boolean },
  ): Promise<Response> {
    if (pathname === '/.well-known/oauth-authorization-server')
      return isOlder ? refuse(404, 'Not Found') : metadata(url)
    if (call === 'GET /oauth/authorize') return showAuthorize(books, new URL(asked.url), isOlder)
    if (call === 'POST /oauth/authorize')
      return decide(books, new URLSearchParams(await asked.text()), isOlder)
    if (call === 'POST /_control') return control(new URLSearchParams(await asked.text()))
    if (call === 'GET /') return board(books, orders, url)
    const shown = /^\/@\w+\/(\d+)$/.exec(pathname)?.[1]
    if (shown) return statusPage(books, shown, url)
    const file = /^\/media\/(\d+)$/.exec(pathname)?.[1]
    if (file) return mediaFile(books, file)

    const found = findCall(asked.method, pathname)
    const given = await readGiven(asked)
    const wrong = wrongParameters(found?.name ?? call, given)
    if (wrong.length > 0) return refuse(422, wrong.join('. '))
    if (call === 'POST /api/v1/apps') return registerApp(books, given, isOlder)
    if (call === 'POST /oauth/token') return giveToken(books, given)
    if (call === 'POST /oauth/revoke') return revokeToken(books, given)
    if (!found) return refuse(404, 'Record not found')
    const bearer = /^Bearer (.+)$/.exec(asked.headers.get('Authorization') ?? '')?.[1] ?? ''
    const token = books.tokens[bearer] ?? null
    if (bearer !== '' && !token) return refuse(401, 'The access token was revoked')
    const key = asked.headers.get('Idempotency-Key')
    return answerCall(books, found, { method: asked.method, path: pathname, given, token, key, url, isSlow })
  }

  function control(form: URLSearchParams): Response {
    const order = readOrder(form, { failures: FAILURES, calls: FAILING_CALLS })
    if (form.has('revoke')) books.tokens = {}
    else if (form.has('forget')) books.apps = {}
    else if (form.has('well')) orders.length = 0
    else if (order) orders.push(order)
    return new Response(null, { status: 303, headers: { Location: '/' } })
  }

  const server = await serveLocally({
    port: options.port ?? 0,
    lastPort: books.port,
    bodyLimit: BODY_LIMIT,
    handle,
  })
  books.port = server.port
  saveBooks(file, books)
  return {
    url: server.url,
    books,
    calls,
    mostAtOnce: () => mostAtOnce,
    fail: order => void orders.push(newOrder(order)),
    async close() {
      await server.close()
      saveBooks(file, books)
    },
  }
}

/** What a call is answered that fails before anything is done; null when it is done first. */
function refusalOf({ failure }: FailureOrder): Response | null {
  if (failure === 'unavailable') return refuse(503, 'Service Unavailable', { 'Retry-After': '2' })
  if (failure === 'limited')
    return refuse(429, 'Too many requests', {
      ...limits(),
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': new Date(Date.now() + 3000).toISOString(),
      'Retry-After': '3',
    })
  if (failure === 'unauthorised') return refuse(401, 'The access token is invalid')
  if (failure === 'forbidden') return refuse(403, 'Your login is currently disabled')
  if (failure === 'processing')
    return refuse(422, 'Cannot attach files that have not finished processing. Try again in a moment!')
  if (failure === 'error') return refuse(500, 'Internal Server Error')
  return null
}

function limits(): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(LIMIT),
    'X-RateLimit-Remaining': String(LIMIT - 1),
    'X-RateLimit-Reset': new Date(Math.ceil(Date.now() / WINDOW_MS) * WINDOW_MS).toISOString(),
  }
}

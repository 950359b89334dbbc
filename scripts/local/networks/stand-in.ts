import type { OAuthNetwork } from '#app/config.server.ts'
import { json } from '../frame/answer.ts'
import { loadBooks, saveBooks } from '../frame/book-file.ts'
import { type GivenOrder, newOrder, readOrder } from '../frame/orders.ts'
import { type Asked, serveLocally } from '../frame/serve.ts'
import { board, mediaFile } from './board.ts'
import { type Books, EMPTY, LOCAL_CLIENT } from './books.ts'
import type { Dialect } from './dialect.ts'
import { facebookDialect } from './facebook/dialect.ts'
import { FAILING_CALLS, FAILURES, type FailingCalls, type FailureOrder, takeFailure } from './failures.ts'
import { instagramDialect } from './instagram/dialect.ts'
import { linkedinDialect } from './linkedin/dialect.ts'
import { decide, giveTokens, revoke, sessionOf, showAuthorize } from './oauth.ts'
import { threadsDialect } from './threads/dialect.ts'
import { tiktokDialect } from './tiktok/dialect.ts'
import { xDialect } from './x/dialect.ts'

const DIALECTS: readonly Dialect[] = [
  linkedinDialect,
  xDialect,
  threadsDialect,
  instagramDialect,
  facebookDialect,
  tiktokDialect,
]

export interface NetworksStandIn {
  /** Its origin. */
  readonly url: string
  /** For tests: everything it remembers. */
  readonly books: Books
  /** For tests: method and path of each call, its grant type behind it where there is one, oldest first. */
  readonly calls: readonly string[]
  /** The next `times` calls of a kind fail; see `FAILURES`. */
  fail(order: GivenOrder<FailureOrder>): void
  /** What an operator would set so that the app speaks to it, for the networks that it knows. */
  readonly environment: Readonly<Record<OAuthNetwork, Record<string, string>>>
  close(): Promise<void>
}

const BODY_LIMIT = 110_000_000
const REMEMBERED = 2000

/**
 * The stand-in for the networks that know an app by an id and a secret, each below its own name on one origin, with a page
 * that shows what was published. Nothing real happens. `POST /_control` makes it fail.
 */
export async function openNetworksStandIn(
  options: {
    /** 0 takes the one of the last time, else a free one. */
    readonly port?: number
    /** Where the books are kept between runs; null forgets them. */
    readonly file?: string | null
  } = {},
): Promise<NetworksStandIn> {
  const file = options.file ?? null
  const books = loadBooks(file, EMPTY)
  const orders: FailureOrder[] = []
  const calls: string[] = []

  async function handle({ request, send, drop }: Asked, url: string): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url)
    const body = new Uint8Array(await request.arrayBuffer())
    const dialect = DIALECTS.find(
      ({ network }) => pathname === `/${network}` || pathname.startsWith(`/${network}/`),
    )
    if (!dialect) return send(answerFrame(request.method, pathname, body))
    const path = pathname.slice(dialect.network.length + 1)
    const call = `${request.method} ${path}`
    const form = new URLSearchParams(Buffer.from(body).toString('utf8'))
    const kind = kindOf(dialect, call, form)
    if (kind) remember(`${request.method} ${pathname}${kind === 'refresh' ? ' refresh_token' : ''}`)
    const order = takeFailure(orders, kind)
    if (order?.failure === 'drop') return drop()
    const refusal = order ? refusalOf(dialect, order) : null
    if (refusal) return send(refusal)
    const answer = await answerNetwork(dialect, { request, call, path, query, body, form, url })
    if (request.method !== 'GET') saveBooks(file, books)
    if (order?.failure === 'accept_then_drop') return drop()
    if (order?.failure === 'accept_then_error') return send(dialect.refuse(500, 'Internal Server Error'))
    if (order?.failure === 'slow') await new Promise(resolve => setTimeout(resolve, order.ms))
    return send(answer)
  }

  function answerNetwork(
    dialect: Dialect,
    asked: {
      request: Request
      call: string
      path: string
      query: URLSearchParams
      body: Uint8Array
      form: URLSearchParams
      url: string
    },
  ): Response | Promise<Response> {
    const { request, call, path, query, body, form, url } = asked
    const { door, network } = dialect
    const header = request.headers.get('Authorization')
    if (call === 'GET ' || call === 'GET /') return board(books, DIALECTS, dialect)
    if (call === `GET ${door.authorizePath}`) return showAuthorize(dialect, query)
    if (call === `POST ${door.authorizePath}`) return decide(books, dialect, form)
    if (call === `POST ${door.tokenPath}`) return giveTokens(books, dialect, form, header ?? '')
    if (call === `POST ${door.revokePath}`) return revoke(books, dialect, form, header ?? '')
    const session = sessionOf(books, dialect, header)
    return dialect.answer({ request, call, path, query, body, session, books, base: `${url}/${network}` })
  }

  function answerFrame(method: string, pathname: string, body: Uint8Array): Response {
    const picture = /^\/_media\/([\w:%-]+)$/.exec(pathname)?.[1]
    if (picture) return mediaFile(books, decodeURIComponent(picture))
    if (method === 'POST' && pathname === '/_control')
      return control(new URLSearchParams(Buffer.from(body).toString('utf8')))
    return pathname === '/' ? board(books, DIALECTS, null) : json({ message: 'Not found' }, 404)
  }

  function control(form: URLSearchParams): Response {
    const order = readOrder(form, { failures: FAILURES, calls: FAILING_CALLS })
    if (form.has('revoke')) books.sessions = []
    else if (form.has('expire')) for (const session of books.sessions) session.accessExpiresAt = 0
    else if (form.has('well')) orders.length = 0
    else if (order) orders.push(order)
    return new Response(null, { status: 303, headers: { Location: '/' } })
  }

  function remember(call: string): void {
    calls.push(call)
    if (calls.length > REMEMBERED) calls.shift()
  }

  const port = options.port ?? 0
  const server = await serveLocally({ port, lastPort: books.port, bodyLimit: BODY_LIMIT, handle })
  books.port = server.port
  saveBooks(file, books)
  return {
    url: server.url,
    books,
    calls,
    fail: order => void orders.push(newOrder(order)),
    environment: environmentOf(server.url),
    async close() {
      await server.close()
      saveBooks(file, books)
    },
  }
}

function environmentOf(url: string): Readonly<Record<OAuthNetwork, Record<string, string>>> {
  const all = DIALECTS.map(({ network }) => {
    const name = network.toUpperCase()
    const { id, secret } = LOCAL_CLIENT
    const own = {
      [`${name}_CLIENT_ID`]: id,
      [`${name}_CLIENT_SECRET`]: secret,
      [`${name}_API_BASE`]: `${url}/${network}`,
    }
    return [network, own] as const
  })
  return Object.fromEntries(all) as Record<OAuthNetwork, Record<string, string>>
}

function kindOf({ door, kindOf: ofApi }: Dialect, call: string, form: URLSearchParams): FailingCalls | null {
  if (call === `POST ${door.tokenPath}`)
    return form.get('grant_type') === 'refresh_token' ? 'refresh' : 'sign_in'
  return ofApi(call)
}

/** What a call is answered that fails before anything is done; null when it is done first. */
function refusalOf(dialect: Dialect, { failure }: FailureOrder): Response | null {
  const said = (status: number, message: string, headers: Record<string, string> = {}) => {
    const answer = dialect.refuse(status, message)
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
    return answer
  }
  if (failure === 'unavailable') return said(503, 'Service Unavailable', { 'Retry-After': '2' })
  if (failure === 'limited')
    return said(429, 'Too many requests', {
      'Retry-After': '3',
      'x-rate-limit-reset': String(Math.ceil(Date.now() / 1000) + 3),
    })
  if (failure === 'unauthorised') return said(401, 'The token used in the request is invalid')
  return failure === 'error' ? said(500, 'Internal Server Error') : null
}

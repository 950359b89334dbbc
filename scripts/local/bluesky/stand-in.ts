import { loadBooks, saveBooks } from '../frame/book-file.ts'
import { type GivenOrder, newOrder, readOrder } from '../frame/orders.ts'
import { type Asked, serveLocally } from '../frame/serve.ts'
import { page, refuse, refuseOAuth, refuseToken } from './answer.ts'
import { board, postPage } from './board.ts'
import { type Books, EMPTY, type StandInSession } from './books.ts'
import { awaits, type CallKind, FAILING_CALLS, FAILURES, type FailureOrder, takeFailure } from './failures.ts'
import { didDocument, wellKnownDid } from './identity.ts'
import { authenticate, findClient, type ReadDocument, readLocalDocument } from './oauth/clients.ts'
import { decide, showConsent } from './oauth/consent.ts'
import { resourceMetadata, serverMetadata } from './oauth/metadata.ts'
import { openProofs } from './oauth/proofs.ts'
import { pushRequest } from './oauth/requests.ts'
import { giveTokens, revoke } from './oauth/tokens.ts'
import { openBlobStore } from './repo/blobs.ts'
import { limitHeaders, openPoints, refuseLimit } from './repo/points.ts'
import { answerMethod, findMethod } from './xrpc.ts'

export interface BlueskyStandIn {
  /** Its origin: personal data server, authorisation server, directory of DIDs and AppView in one. */
  readonly url: string
  /** For tests: everything it remembers. */
  readonly books: Books
  /** For tests: method, path and grant type of each call by programs, oldest first; those refused for their client, proof or token are left out. */
  readonly calls: readonly string[]
  /** The next `times` calls of a kind fail; see `FAILURES`. */
  fail(order: GivenOrder<FailureOrder>): void
  close(): Promise<void>
}

export interface StandInOptions {
  /** 0 takes the one of the last time, else a free one. */
  readonly port?: number
  /** Where the books are kept between runs, with a folder for blobs beside; null forgets them. */
  readonly file?: string | null
  /** A server that knows no granular scopes. */
  readonly isOlder?: boolean
  /** Points of one account an hour. */
  readonly points?: number
  /** How long a nonce is handed out, in milliseconds. */
  readonly nonceMs?: number
  /** Fetches the documents of clients; without it only those on 127.0.0.1 can be. */
  readonly readDocument?: ReadDocument
}

/** A call of a program that may be answered now. */
interface Ready {
  readonly answer: () => Response | Promise<Response>
}

const BODY_LIMIT = 60_000_000
const IMAGE_BYTES = 2_000_000
const POINTS = 5000
const NONCE_MS = 60_000
const REMEMBERED = 5000

/**
 * The stand-in for Bluesky: accounts, OAuth with pushed requests and proofs of possession, records and blobs on loopback,
 * with a page that shows what was posted. Nothing real happens. `POST /_control` makes it fail.
 */
export async function openBlueskyStandIn(options: StandInOptions = {}): Promise<BlueskyStandIn> {
  const file = options.file ?? null
  const books = loadBooks(file, EMPTY)
  const store = openBlobStore(file === null ? null : `${file}.blobs`)
  const points = openPoints(options.points ?? POINTS)
  const proofs = openProofs(options.nonceMs ?? NONCE_MS)
  const readDocument = options.readDocument ?? readLocalDocument
  const isOlder = options.isOlder ?? false
  const orders: FailureOrder[] = []
  const calls: string[] = []
  let imageBytes = IMAGE_BYTES

  async function handle({ request, send, drop }: Asked, url: string): Promise<void> {
    const { pathname } = new URL(request.url)
    const isProgram = /^\/(?:xrpc\/|oauth\/(?:par|token|revoke)$)/.test(pathname)
    if (!isProgram) {
      const answer = await answerPage(request, pathname, url)
      if (request.method === 'POST') saveBooks(file, books)
      return send(answer)
    }
    const isOAuth = pathname.startsWith('/oauth/')
    const form = isOAuth ? new URLSearchParams(await request.text()) : new URLSearchParams()
    const kind = kindOf(pathname, form)
    const demand = takeNonceFailure(kind, request)
    const ready = demand ?? (isOAuth ? await readyOAuth(request, form, url) : readyXrpc(request, url))
    const headers = { 'DPoP-Nonce': proofs.nonce(), 'Cache-Control': 'no-store' }
    if (ready instanceof Response) return send(ready, headers)

    const grant = form.get('grant_type')
    calls.push(`${request.method} ${pathname}${grant === null ? '' : ` ${grant}`}`)
    if (calls.length > REMEMBERED) calls.shift()
    const isGranular = /(?:^| )(?:repo|blob|rpc)[:?]/.test(form.get('scope') ?? '')
    const order = takeFailure(
      orders,
      kind,
      failure =>
        failure !== 'nonce' && failure !== 'wrong_issuer' && (failure !== 'old_scopes' || isGranular),
    )
    if (order?.failure === 'drop') return drop()
    const answer = (order ? refusalOf(order, isOAuth) : null) ?? (await ready.answer())
    if (request.method === 'POST') saveBooks(file, books)
    if (order?.failure === 'accept_then_drop') return drop()
    if (order?.failure === 'accept_then_error') return send(broken(isOAuth), headers)
    if (order?.failure === 'slow') await new Promise(resolve => setTimeout(resolve, order.ms))
    return send(answer, headers)
  }

  /** What the browser, or whoever looks up a server, is shown. */
  async function answerPage(request: Request, pathname: string, url: string): Promise<Response> {
    const call = `${request.method} ${pathname}`
    if (call === 'GET /') return board(books, orders, imageBytes)
    if (call === 'GET /.well-known/oauth-protected-resource') return resourceMetadata(url)
    if (call === 'GET /.well-known/oauth-authorization-server') return serverMetadata(url)
    if (call === 'GET /.well-known/atproto-did') return wellKnownDid(books, request.headers.get('Host') ?? '')
    if (call === 'GET /oauth/authorize') return showConsent(books, new URL(request.url).searchParams)
    if (call === 'POST /oauth/authorize') {
      const order = takeFailure(orders, 'sign_in', failure => failure === 'wrong_issuer')
      const form = new URLSearchParams(await request.text())
      return decide(books, form, order ? 'http://localhost:1' : url)
    }
    if (call === 'POST /_control') return control(new URLSearchParams(await request.text()))
    const did = /^\/(did(?::|%3A)plc(?::|%3A)\w+)$/i.exec(pathname)?.[1]
    if (did) return didDocument(books, decodeURIComponent(did), url)
    const [, actor, rkey] = /^\/profile\/([\w.:%-]+)\/post\/(\w+)$/.exec(pathname) ?? []
    if (actor && rkey) return postPage(books, decodeURIComponent(actor), rkey)
    return page('There is nothing here', '<p><a href="/">All posts</a></p>', 404)
  }

  async function readyOAuth(request: Request, form: URLSearchParams, url: string): Promise<Ready | Response> {
    const { pathname } = new URL(request.url)
    if (request.method !== 'POST') return refuseOAuth(405, 'invalid_request', 'Method not allowed')
    const client = await findClient(form.get('client_id') ?? '', { readDocument, isOlder })
    if (client instanceof Response) return client
    const proof = proofs.check(request, null)
    if ('error' in proof) return refuseOAuth(400, proof.error, proof.description)
    const authentic = authenticate(client, form, url)
    if (authentic instanceof Response) return authentic
    const asker = { clientId: client.id, kid: authentic.kid, jkt: proof.jkt }
    if (pathname === '/oauth/par') return { answer: () => pushRequest(books, client, form, proof.jkt) }
    if (pathname === '/oauth/token') return { answer: () => giveTokens(books, form, asker) }
    return { answer: () => revoke(books, form.get('token') ?? '', client.id) }
  }

  function readyXrpc(request: Request, url: string): Ready | Response {
    const { pathname, searchParams: query } = new URL(request.url)
    const method = findMethod(pathname)
    if (!method) return refuse(501, 'MethodNotImplemented', 'Method Not Implemented')
    const session = method.asks === 'nothing' ? null : readSession(request)
    if (session instanceof Response) return session
    const world = { books, store, points, url, imageBytes }
    return { answer: () => answerMethod(method, world, { request, query, session }) }
  }

  /** Whose token comes with a call; null when none does. */
  function readSession(request: Request): StandInSession | null | Response {
    const header = request.headers.get('Authorization')
    if (header === null) return null
    const token = /^DPoP (.+)$/.exec(header)?.[1]
    if (!token) return refuseToken('invalid_token', 'Unexpected authorization type')
    const proof = proofs.check(request, token)
    if ('error' in proof) return refuseToken(proof.error, proof.description)
    const session = books.sessions.find(({ access }) => access === token)
    if (!session) return refuseToken('invalid_token', 'Invalid token')
    if (session.accessExpiresAt < Date.now()) return refuseToken('invalid_token', 'Token expired')
    if (session.jkt !== proof.jkt) return refuseToken('invalid_token', 'Invalid DPoP key binding')
    return session
  }

  /** A demand for another nonce, where that was ordered; calls without a proof are never asked. */
  function takeNonceFailure(kind: CallKind, request: Request): Response | null {
    if (!awaits(orders, kind, 'nonce') || !request.headers.has('DPoP')) return null
    const demand = proofs.demandNonce(request)
    if (!demand) return null
    takeFailure(orders, kind, failure => failure === 'nonce')
    return request.headers.has('Authorization')
      ? refuseToken(demand.error, demand.description)
      : refuseOAuth(400, demand.error, demand.description)
  }

  function control(form: URLSearchParams): Response {
    const order = readOrder(form, { failures: FAILURES, calls: FAILING_CALLS })
    const post = books.records[form.get('post') ?? '']
    const act = form.get('act')
    if (form.has('revoke')) books.sessions = []
    else if (form.has('expire')) for (const session of books.sessions) session.accessExpiresAt = 0
    else if (form.has('image_bytes')) imageBytes = Number(form.get('image_bytes'))
    else if (form.has('well')) {
      orders.length = 0
      imageBytes = IMAGE_BYTES
    } else if (post && act === 'like') post.likes += 1
    else if (post && act === 'repost') post.reposts += 1
    else if (post && act === 'delete') delete books.records[post.uri]
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
    fail: order => void orders.push(newOrder(order)),
    async close() {
      await server.close()
      saveBooks(file, books)
    },
  }
}

function kindOf(pathname: string, form: URLSearchParams): CallKind {
  if (pathname === '/oauth/token' && form.get('grant_type') === 'refresh_token') return 'refresh'
  if (pathname === '/oauth/revoke') return 'other'
  return pathname.startsWith('/oauth/') ? 'sign_in' : (findMethod(pathname)?.kind ?? 'other')
}

/** What a call is answered that fails before anything is done; null when it is done first. */
function refusalOf({ failure }: FailureOrder, isOAuth: boolean): Response | null {
  if (failure === 'unavailable')
    return refuse(503, 'ServiceUnavailable', 'Service Unavailable', { 'Retry-After': '2' })
  if (failure === 'limited') return refuseLimit(limitHeaders(POINTS, 0, Date.now() + 3000))
  if (failure === 'expired')
    return isOAuth
      ? refuseOAuth(400, 'invalid_grant', 'Invalid refresh token')
      : refuseToken('invalid_token', 'Token expired')
  if (failure === 'taken_down') return refuse(401, 'AccountTakedown', 'Account has been taken down')
  if (failure === 'too_large') return refuse(413, 'PayloadTooLarge', 'request entity too large')
  if (failure === 'old_scopes') return refuseOAuth(400, 'invalid_scope', 'Unsupported scope')
  if (failure === 'error') return broken(isOAuth)
  return null
}

function broken(isOAuth: boolean): Response {
  return isOAuth
    ? refuseOAuth(500, 'server_error', 'Unknown error')
    : refuse(500, 'InternalServerError', 'Internal Server Error')
}

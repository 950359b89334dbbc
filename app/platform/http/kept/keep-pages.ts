import { createHash } from 'node:crypto'
import type { MiddlewareFunction } from 'react-router'
import { withNotes } from '#app/platform/answer-notes.ts'
import type { Viewer } from '#app/platform/viewer.ts'
import { LIVE } from '#core/shared/live/live.ts'
import { isMoment } from '#core/shared/live/moment.ts'
import { newIdempotencyKey } from '../idempotency-key.ts'
import { lastingHeaders } from '../lasting-headers.ts'
import { templateOf } from '../page-template.ts'
import { readWithin } from '../read-within.ts'
import { newNonce, requestScope } from '../request-scope.ts'
import { services } from '../services.ts'
import { findViewer } from '../viewer.ts'
import { type KeptPlace, minuteOf, PageShelf } from './page-shelf.ts'

/** Where the workspace lies; everything else is either the same for all or nobody's to keep. */
const WORKSPACE = /^\/app(?:[/?.]|$)/
/** Data that is not finished this soon goes out as it comes. */
const WHOLE_WITHIN_MS = 50
/** A page larger than this is not kept. */
const MOST_PAGE_BYTES = 512 * 1024

/** The pages of this process: the app keeps them, and its server asks for them before the app. */
export const pageShelf = new PageShelf()

/** Names a browser by all that it says of itself, without keeping its secrets. */
export function browserKey(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64')
}

/** Where the answer to a request may be kept, or null: only what a browser reads in the workspace, and from the primary. */
export function placeToKeep(request: Request): KeptPlace | null {
  const { pathname, search } = new URL(request.url)
  const cookie = request.headers.get('Cookie')
  if (request.method !== 'GET' || !cookie || !WORKSPACE.test(pathname)) return null
  if (request.headers.has('Authorization') || services().config.databaseReplicaUrl) return null
  return { browser: browserKey(cookie), address: `${pathname}${search}` }
}

/** Who sees a page, as text: another role, plan, name or clock makes it another page. */
export function viewerText({ asOf, isUnwritten, ...who }: Viewer): string {
  return JSON.stringify(who)
}

/**
 * Keeps what was answered in the workspace, so that it can be given again while nothing was written there: the moment of the
 * database that counts is the one before the page's loaders read anything. Stands before all others, to see their headers.
 */
export const keepPages: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const scope = requestScope(context)
  const place = scope.keepAt
  if (!place) {
    const answer = await next()
    if (request.method !== 'GET') forgetPages(request)
    return answer
  }
  const { result, notes } = await withNotes(() => next())
  const type = result.headers.get('content-type') ?? ''
  const isData = type.startsWith('text/x-script')
  const viewer = await findViewer(context)
  // By this the page asks for what changes before it follows the changes of its workspace.
  if (viewer && type.startsWith('text/html') && isMoment(viewer.asOf))
    result.headers.set('Server-Timing', `${LIVE.momentName};desc="${viewer.asOf}"`)
  const { response, whole } = isData ? await wholeData(result) : { response: result, whole: scope.whole }
  if (!whole || whole.byteLength > MOST_PAGE_BYTES) return response
  if (notes.asksOthers || notes.hasFailed) return response
  const headers = lastingHeaders(response)
  if (!headers || !viewer) return response
  const nonce = isData ? null : scope.nonce
  const values = [...(nonce ? [nonce] : []), ...notes.keys]
  pageShelf.keep(place, {
    template: templateOf(Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength), values),
    fresh: values.map(value => (value === nonce ? newNonce : newIdempotencyKey)),
    headers,
    nonce,
    viewer: viewerText(viewer),
    asOf: viewer.asOf,
    route: scope.route ?? '',
    minute: minuteOf(services().now()),
  })
  return response
}

/** The answer with its data in one piece where it is finished in time, and that piece. */
async function wholeData(
  answer: Response,
): Promise<{ response: Response; whole: Uint8Array<ArrayBuffer> | null }> {
  if (!answer.body) return { response: answer, whole: null }
  const { status, headers } = answer
  const { whole, stream } = await readWithin(answer.body, WHOLE_WITHIN_MS)
  if (whole) headers.set('Content-Length', String(whole.byteLength))
  return { response: new Response(whole ?? stream, { status, headers }), whole }
}

/** Whoever has sent a form sees what became of it, also what this process alone knows. */
function forgetPages(request: Request): void {
  const cookie = request.headers.get('Cookie')
  if (cookie) pageShelf.forget(browserKey(cookie))
}

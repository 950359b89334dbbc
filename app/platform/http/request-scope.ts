import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { createContext, type RouterContextProvider } from 'react-router'
import { logger } from '#app/platform/log/logger.ts'
import { randomText } from '#app/platform/secrets/random-text.ts'
import type { KeptPlace } from './kept/page-shelf.ts'

/** What one request carries from the first middleware to the last byte. */
export interface RequestScope {
  /** Shown to the user when something breaks, and on every log line of this request. */
  readonly id: string
  /** Fresh for each response; the only thing that lets a script run (Content-Security-Policy). */
  readonly nonce: string
  readonly log: Logger
  /** Where the request came from, as far as TRUST_PROXY lets us believe it. */
  readonly clientAddress: string
  /** The pattern of the route that takes it, such as `/shared/:token`: what may be logged of its address. */
  route: string | null
  /** Set when the database could not serve this request: the answer is then 503, to be asked again soon. */
  outage: boolean
  /** Seconds until the next try counts, set by whatever refused this one; sent along with status 429. */
  retryAfter: number | null
  /** Where the answer may be kept (kept/keep-pages.ts); null where it may not. */
  keepAt: KeptPlace | null
  /** The page, when it was finished in time to be sent in one piece. */
  whole: Uint8Array<ArrayBuffer> | null
}

const scopeContext = createContext<RequestScope>()

/** A nonce that nobody can guess. */
export function newNonce(): string {
  return randomText(16)
}

/** What every answer is known by. */
export function newRequestId(): string {
  return randomUUID()
}

/** Makes the context of a request; the server calls it once for each request, before any middleware. */
export function openRequestScope(context: RouterContextProvider, clientAddress: string): RequestScope {
  const id = newRequestId()
  const scope: RequestScope = {
    id,
    nonce: newNonce(),
    log: logger().child({ requestId: id }),
    clientAddress,
    route: null,
    outage: false,
    retryAfter: null,
    keepAt: null,
    whole: null,
  }
  context.set(scopeContext, scope)
  return scope
}

/** The scope of this request. The development server opens none, so the first reader does. */
export function requestScope(context: Readonly<RouterContextProvider>): RequestScope {
  try {
    return context.get(scopeContext)
  } catch {
    return openRequestScope(context as RouterContextProvider, '127.0.0.1')
  }
}

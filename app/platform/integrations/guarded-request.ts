import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { BlockedError, publicLookup } from './public-lookup.ts'

/** A request to a server whose name somebody typed. */
export interface GuardedRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Milliseconds for all of it. */
  readonly timeoutMs: number
  /** Ends it sooner. */
  readonly signal?: AbortSignal | undefined
  /** Bytes of the answer that are read, when not 4,000,000; a longer one counts as lost. */
  readonly mostBytes?: number
  /** Takes a packed answer and unpacks it; `mostBytes` counts what comes out. */
  readonly unpacks?: boolean
  /** Lets plain http on its usual port through as well, for what is public anyway. */
  readonly allowsHttp?: boolean
  /** The one origin that may lie on a private address and speak plain http; null for none. */
  readonly localOrigin: string | null
}

/** What became of it: whether a byte of it can have arrived is always known. */
export type GuardedAnswer =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      /** As text. */
      readonly body: string
      /** As it came. */
      readonly bytes: Uint8Array
    }
  /** No connection came about, so nothing was sent. `blocked`: we would not have it. */
  | { readonly kind: 'not_sent'; readonly isBlocked: boolean; readonly detail: string }
  /** It was sent, and the answer never came, came too late or cannot be read. */
  | { readonly kind: 'lost'; readonly detail: string; readonly status?: number }

const MOST_BYTES = 4_000_000
const CONNECT_MS = 10_000

const UNPACKERS: Readonly<Record<string, (() => Transform) | undefined>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * One request over a connection of its own that cannot be led inside: https on its usual port only, no literal addresses,
 * no names or passwords in the address, every address that a name stands for has to be public and is checked as the
 * connection is made, so that a name cannot change its mind in between. Redirects are answers like any other. Never
 * throws.
 */
export async function guardedRequest(request: GuardedRequest): Promise<GuardedAnswer> {
  const isLocal = request.localOrigin !== null && request.url.origin === request.localOrigin
  const objection = isLocal ? null : objectionTo(request.url, request.allowsHttp ?? false)
  if (objection) return { kind: 'not_sent', isBlocked: true, detail: objection }

  const limits = [AbortSignal.timeout(request.timeoutMs), ...(request.signal ? [request.signal] : [])]
  const limit = AbortSignal.any(limits)
  const progress: Progress = { isConnected: false }
  try {
    const call = begin(request, limit, isLocal, progress)
    try {
      return await answerTo(call, request, progress)
    } finally {
      call.destroy()
    }
  } catch (error) {
    const detail = describe(limit.aborted ? limit.reason : error)
    const { isConnected, status } = progress
    if (!isConnected) return { kind: 'not_sent', isBlocked: isBlocked(error), detail }
    return { kind: 'lost', detail, ...(status === undefined ? {} : { status }) }
  }
}

/** How far a request has come. */
interface Progress {
  isConnected: boolean
  status?: number
}

/** Node's own client: undici, which keeps connections, would be another 10 MiB of each process. */
function begin(
  { method, url, headers, unpacks }: GuardedRequest,
  signal: AbortSignal,
  isLocal: boolean,
  progress: Progress,
): ClientRequest {
  const isSecure = url.protocol === 'https:'
  const call = (isSecure ? httpsRequest : httpRequest)(url, {
    method,
    headers: { ...headers, 'accept-encoding': unpacks ? 'gzip, deflate, br' : 'identity' },
    signal,
    // A connection is used once: none that idled can break under a request and leave us wondering.
    agent: false,
    ...(isLocal ? {} : { lookup: publicLookup }),
  })
  const tooLate = setTimeout(() => call.destroy(new Error('The connection took too long')), CONNECT_MS)
  call.once('close', () => clearTimeout(tooLate))
  call.once('socket', socket =>
    // What is written before waits in the socket.
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      progress.isConnected = true
      clearTimeout(tooLate)
    }),
  )
  return call
}

async function answerTo(
  call: ClientRequest,
  request: GuardedRequest,
  progress: Progress,
): Promise<GuardedAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve)
    call.on('error', reject)
    // An answer that switches protocols is none, and no error.
    call.once('close', () => reject(new Error('The connection ended without an answer')))
    call.end(request.body)
  })
  const status = answer.statusCode ?? 0
  progress.status = status
  const headers = Object.fromEntries(
    Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
  const chunks: Buffer[] = []
  let size = 0
  const body = unpacked(answer, headers['content-encoding'] ?? 'identity', request.unpacks ?? false)
  for await (const chunk of body) {
    size += chunk.length
    if (size > (request.mostBytes ?? MOST_BYTES)) throw new Error('The answer is too long')
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  return { kind: 'answered', status, headers, body: bytes.toString('utf8'), bytes }
}

/** The answer as it was before it was packed, piece by piece, so that little can become much only as far as it is read. */
function unpacked(body: Readable, encoding: string, unpacks: boolean): AsyncIterable<Buffer> {
  if (encoding === 'identity' || encoding === '') return body
  const unpack = unpacks ? UNPACKERS[encoding.trim().toLowerCase()] : undefined
  if (!unpack) throw new Error(`The answer is packed (${encoding.slice(0, 20)})`)
  // A failure of either ends both; it is thrown where the pieces are read.
  return pipeline(body, unpack(), () => {})
}

/** Why we do not even look up this address; null when we may. */
function objectionTo(
  { protocol, port, hostname, username, password }: URL,
  allowsHttp: boolean,
): string | null {
  if (protocol !== 'https:' && !(allowsHttp && protocol === 'http:')) return 'Only https is used'
  if (port !== '') return 'Only the usual port is used'
  if (username !== '' || password !== '') return 'An address with a name or a password is not used'
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return 'An address without a name is not used'
  return null
}

function isBlocked(error: unknown): boolean {
  return error instanceof BlockedError || (error instanceof Error && isBlocked(error.cause))
}

/** In words, without what was sent. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'The connection failed'
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
  return `${error.message || error.name}${code}`.slice(0, 200)
}

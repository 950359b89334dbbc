import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { isIP } from 'node:net'
import type { buildConnector, Client } from 'undici'
import { isPublicAddress } from './public-address.ts'

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

/** The address is one that we do not connect to. */
class BlockedError extends Error {
  override readonly name = 'BlockedError'
}

/**
 * One request over a connection of its own that cannot be led inside: https on its usual port only, no literal addresses,
 * no names or passwords in the address, every address that a name stands for has to be public and is checked as the
 * connection is made, so that a name cannot change its mind in between. Redirects are answers like any other. Never
 * throws.
 */
export async function guardedRequest(request: GuardedRequest): Promise<GuardedAnswer> {
  const isLocal = request.localOrigin !== null && request.url.origin === request.localOrigin
  const objection = isLocal ? null : objectionTo(request.url)
  if (objection) return { kind: 'not_sent', isBlocked: true, detail: objection }

  const { Client, buildConnector } = await import('undici')
  const connect = buildConnector({ timeout: CONNECT_MS, ...(isLocal ? {} : { lookup: publicLookup }) })
  let isConnected = false
  const watched: buildConnector.connector = (options, callback) =>
    connect(options, (...result) => {
      isConnected ||= result[0] === null
      callback(...result)
    })
  // A connection is used once: none that idled can break under a request and leave us wondering.
  const client = new Client(request.url.origin, { connect: watched, pipelining: 0 })
  const status: { code?: number } = {}
  try {
    return await send(client, request, status)
  } catch (error) {
    const detail = describe(error)
    if (!isConnected) return { kind: 'not_sent', isBlocked: isBlocked(error), detail }
    return { kind: 'lost', detail, ...(status.code === undefined ? {} : { status: status.code }) }
  } finally {
    await client.destroy().catch(() => {})
  }
}

async function send(
  client: Client,
  request: GuardedRequest,
  status: { code?: number },
): Promise<GuardedAnswer> {
  const limits = [AbortSignal.timeout(request.timeoutMs), ...(request.signal ? [request.signal] : [])]
  const answer = await client.request({
    method: request.method,
    path: `${request.url.pathname}${request.url.search}`,
    headers: { ...request.headers, 'accept-encoding': 'identity' },
    body: request.body ?? null,
    signal: AbortSignal.any(limits),
  })
  status.code = answer.statusCode
  const headers = Object.fromEntries(
    Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), String(value)]],
    ),
  )
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new Error(`The answer is packed (${encoding.slice(0, 20)})`)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > (request.mostBytes ?? MOST_BYTES)) throw new Error('The answer is too long')
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  return { kind: 'answered', status: answer.statusCode, headers, body: bytes.toString('utf8'), bytes }
}

/** Why we do not even look up this address; null when we may. */
function objectionTo({ protocol, port, hostname, username, password }: URL): string | null {
  if (protocol !== 'https:') return 'Only https is used'
  if (port !== '') return 'Only the usual port is used'
  if (username !== '' || password !== '') return 'An address with a name or a password is not used'
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return 'An address without a name is not used'
  return null
}

/** Looks a name up and gives its addresses only when all of them are public. */
function publicLookup(
  hostname: string,
  options: LookupOptions,
  callback: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new BlockedError('This server is on a private address'), '')
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
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

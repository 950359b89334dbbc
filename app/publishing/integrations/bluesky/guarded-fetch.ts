import { type GuardedAnswer, guardedRequest } from '#app/platform/integrations/guarded-request.ts'

/** Where the documents of accounts (DIDs) are kept. */
const DIRECTORY = 'https://plc.directory'

/** A request that came to nothing. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure'

  /** We would not have it. */
  readonly isBlocked: boolean

  constructor(message: string, isBlocked: boolean) {
    super(message)
    this.isBlocked = isBlocked
  }
}

export interface GuardedFetchOptions {
  /** `Config.blueskyLocalServer` */
  readonly localOrigin: string | null
  /** Milliseconds for each request that asks for something. */
  readonly timeoutMs: number
  /** Milliseconds for each that changes something, where they differ. */
  readonly writeTimeoutMs?: (url: URL) => number
  /** Told of every request as it begins, with null, and when it is over. */
  readonly watch?: (url: URL, answer: GuardedAnswer | null) => void
}

/**
 * `fetch` for libraries, over `guardedRequest`: nothing inside our network is reached. Follows no redirects: they are
 * answers. Throws a `FetchFailure` when no answer came. The directory of accounts is looked up at the local server first,
 * where there is one.
 */
export function guardedFetch(
  options: GuardedFetchOptions,
): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  const { localOrigin } = options
  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (localOrigin !== null && url.origin === DIRECTORY) {
      const local = await send(request.clone(), new URL(url.pathname, localOrigin), options)
      if (local.status !== 404) return local
    }
    return send(request, url, options)
  }
}

async function send(request: Request, url: URL, options: GuardedFetchOptions): Promise<Response> {
  const { method } = request
  if (method !== 'GET' && method !== 'POST') throw new FetchFailure(`${method} is not used`, true)
  const body = new Uint8Array(await request.arrayBuffer())
  request.signal.throwIfAborted()
  options.watch?.(url, null)
  const answer = await guardedRequest({
    method,
    url,
    headers: { ...Object.fromEntries(request.headers), 'user-agent': 'Brandhearth' },
    ...(body.length > 0 ? { body } : {}),
    timeoutMs: (method === 'POST' ? options.writeTimeoutMs?.(url) : undefined) ?? options.timeoutMs,
    signal: request.signal,
    localOrigin: options.localOrigin,
  })
  options.watch?.(url, answer)
  if (answer.kind !== 'answered')
    throw new FetchFailure(answer.detail, answer.kind === 'not_sent' && answer.isBlocked)
  const { status, headers, bytes } = answer
  const hasNoBody = status === 204 || status === 205 || status === 304
  return new Response(hasNoBody ? null : Buffer.from(bytes), { status, headers })
}

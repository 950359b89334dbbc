import { Resolver } from 'node:dns/promises'
import { guardedRequest } from '#app/platform/integrations/guarded-request.ts'

type Did = `did:plc:${string}` | `did:web:${string}`

const DID = /^did:(?:plc:[a-z2-7]{24}|web:[a-zA-Z0-9.-]{1,253})$/
/** Names that mean nobody on the open Internet. */
const RESERVED = /\.(?:test|example|invalid|localhost|local|internal|arpa|onion|alt)$/
const PATIENCE_MS = 5000
const LONGEST_ANSWER = 4000

/**
 * Whose handle this is, by what its owner says: a record in the name's DNS, or a file at the address that it is. The
 * local server is asked first, where there is one. Null when nobody says so; the account's own document has to say the
 * same, which is looked at elsewhere. Never throws.
 */
export async function resolveHandle(
  handle: string,
  localOrigin: string | null,
  signal?: AbortSignal,
): Promise<Did | null> {
  const local = localOrigin === null ? null : await askServer(localOrigin, handle, localOrigin, signal)
  if (local !== null || RESERVED.test(handle)) return local
  return (await askNames(handle, signal)) ?? (await askHost(handle, signal))
}

/** Whose handle this is, as a server of Bluesky's kind knows it; null when it does not. Never throws. */
export async function askServer(
  origin: string,
  handle: string,
  localOrigin: string | null,
  signal?: AbortSignal,
): Promise<Did | null> {
  const url = new URL('/xrpc/com.atproto.identity.resolveHandle', origin)
  url.searchParams.set('handle', handle)
  const limits = { timeoutMs: PATIENCE_MS, mostBytes: LONGEST_ANSWER, localOrigin, signal }
  const answer = await guardedRequest({ method: 'GET', url, ...limits })
  if (answer.kind !== 'answered' || answer.status !== 200) return null
  return readDid(/"did"\s*:\s*"([^"]+)"/.exec(answer.body)?.[1])
}

async function askNames(handle: string, signal?: AbortSignal): Promise<Did | null> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const stop = () => resolver.cancel()
  signal?.addEventListener('abort', stop)
  try {
    const records = await resolver.resolveTxt(`_atproto.${handle}`)
    const said = records.map(parts => parts.join('')).filter(text => text.startsWith('did='))
    // Two that disagree are none.
    return said.length === 1 ? readDid(said[0]?.slice(4)) : null
  } catch {
    return null
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

async function askHost(handle: string, signal?: AbortSignal): Promise<Did | null> {
  const url = URL.parse(`https://${handle}/.well-known/atproto-did`)
  if (!url) return null
  const limits = { timeoutMs: PATIENCE_MS, mostBytes: LONGEST_ANSWER, localOrigin: null, signal }
  const answer = await guardedRequest({ method: 'GET', url, ...limits })
  return answer.kind === 'answered' && answer.status === 200 ? readDid(answer.body.trim()) : null
}

function readDid(said: string | undefined): Did | null {
  return said !== undefined && DID.test(said) ? (said as Did) : null
}

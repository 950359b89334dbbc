import * as v from 'valibot'
import { sanitiseText } from '../../shared/sanitise/text.ts'
import { isBlank, truncateUnits } from '../../shared/text.ts'

/** Bytes of a document at most. */
export const MOST_DOCUMENT_BYTES = 20_000

/** Characters of an app’s name, of an address it is answered at, and of that one’s host: as many as are kept. */
const MOST = { name: 80, address: 2000, host: 300 } as const

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

const documentSchema = v.object({
  client_id: v.string(),
  client_name: v.pipe(v.string(), v.transform(cleanName), v.minLength(1)),
  redirect_uris: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(MOST.address))),
    v.minLength(1),
    v.maxLength(50),
  ),
  // We keep no secrets with apps: whoever has one is another kind.
  token_endpoint_auth_method: v.optional(v.literal('none')),
})

/** An app, as it says who it is at its own address (Client ID Metadata Document). */
export interface OAuthClient {
  readonly id: string
  readonly name: string
  readonly redirectUris: readonly string[]
}

/**
 * The address that a client id is: https with a path, without a query, a name or a password in it; null for another. On
 * `localHosts` plain http as well.
 */
export function readClientId(text: string, localHosts: readonly string[]): URL | null {
  if (text.length > 500 || !URL.canParse(text)) return null
  const url = new URL(text)
  const isLocal = url.protocol === 'http:' && localHosts.includes(url.host)
  if (url.protocol !== 'https:' && !isLocal) return null
  if (url.username || url.password || url.search || url.hash || url.pathname === '/') return null
  return url.href === text ? url : null
}

/** Reads a document; null for what is none, or another app’s. */
export function readClientDocument(json: unknown, id: string): OAuthClient | null {
  const read = v.safeParse(documentSchema, json)
  if (!read.success || read.output.client_id !== id) return null
  const { client_name: name, redirect_uris: redirectUris } = read.output
  return { id, name, redirectUris }
}

/** A name on one line, without what nobody sees: that could make it read as another’s. */
function cleanName(name: string): string {
  const oneLine = sanitiseText(name)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
  // Joining lines can bring a stripped word back together, hence the second look.
  const seen = truncateUnits(sanitiseText(oneLine), MOST.name).trim()
  return isBlank(seen) ? '' : seen
}

/** Does this lead to the person’s own machine, where any program may listen? */
export function isLoopback(uri: string): boolean {
  return URL.canParse(uri) && isLoopbackName(new URL(uri).hostname)
}

/** Is this a host’s name, as the URL parser spells it, of the very machine that asks for it? */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}

/**
 * The address to answer at: one of the app’s own, letter by letter, on https; on the person’s own machine on http and any
 * port (RFC 8252). Null for another, and for one that couldn’t be kept as it was written.
 */
export function readRedirectUri({ redirectUris }: OAuthClient, given: string): URL | null {
  if (!URL.canParse(given) || given.length > MOST.address || /\p{Cc}/u.test(given)) return null
  const url = new URL(given)
  if (url.href.length > MOST.address || url.host.length > MOST.host) return null
  if (url.username || url.password || url.hash) return null
  if (url.protocol === 'https:') return redirectUris.includes(given) ? url : null
  if (url.protocol !== 'http:' || !isLoopback(given)) return null
  return redirectUris.some(own => isLoopback(own) && withoutPort(own) === withoutPort(given)) ? url : null
}

function withoutPort(uri: string): string {
  const { protocol, hostname, pathname, search } = new URL(uri)
  return `${protocol}//${hostname}${pathname}${search}`
}

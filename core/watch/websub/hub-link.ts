import { addMs, DAY_MS, MINUTE_MS } from '../../shared/time.ts'

/** Where a feed says that news of it are told, and what it calls itself there. */
export interface HubLink {
  readonly hub: string
  readonly topic: string
}

/** How long we ask to be told, in seconds: hubs may grant less. */
export const LEASE_SECONDS = 10 * 24 * 60 * 60
/** The shortest lease that is believed, and the longest, in seconds. */
const LEASE_BOUNDS = { shortest: 60, longest: 90 * 24 * 60 * 60 } as const
/** When we ask again: a hub that has not confirmed, and one that refused. In milliseconds. */
export const ASK_AGAIN_MS = { unconfirmed: DAY_MS, refused: 7 * DAY_MS } as const
/** Between two looks that a hub may bring about, in milliseconds. */
export const HINT_GAP_MS = MINUTE_MS

/** The links of a `Link` header (RFC 8288) with the relations `hub` and `self`, as they stand there; '' for none. */
export function readLinkHeader(header: string): HubLink {
  const found = { hub: '', topic: '' }
  for (const match of header.slice(0, 4000).matchAll(/<([^<>]{1,2000})>([^<]{0,500})/g)) {
    const [, target = '', parameters = ''] = match
    const relations = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s";,]+))/i.exec(parameters)
    const words = (relations?.[1] ?? relations?.[2] ?? '').toLowerCase().split(/\s+/)
    if (words.includes('hub') && found.hub === '') found.hub = target
    if (words.includes('self') && found.topic === '') found.topic = target
  }
  return found
}

/**
 * May this hub call us? Our address has to be public and https; a hub on a host that is allowed locally may call any
 * address of ours.
 */
export function canBeCalled(appUrl: string, hub: string, localHosts: readonly string[]): boolean {
  if (!URL.canParse(appUrl) || !URL.canParse(hub)) return false
  const [us, them] = [new URL(appUrl), new URL(hub)]
  if (localHosts.includes(them.host)) return true
  return us.protocol === 'https:' && us.port === '' && /\.[a-z]{2,}$/i.test(us.hostname)
}

/** A lease as a hub grants it (`hub.lease_seconds`): until when, and when to ask again, well before it ends. */
export function leaseFrom(text: string, now: Date): { readonly until: Date; readonly askAt: Date } {
  const said = /^\d{1,12}$/.test(text) ? Number(text) : LEASE_SECONDS
  const seconds = Math.min(LEASE_BOUNDS.longest, Math.max(LEASE_BOUNDS.shortest, said))
  return { until: addMs(now, seconds * 1000), askAt: addMs(now, seconds * 750) }
}

/** The signature of a delivery (`X-Hub-Signature: sha256=…`), for the methods that we take; null for anything else. */
export function readHubSignature(
  header: string,
): { readonly method: 'sha1' | 'sha256' | 'sha384' | 'sha512'; readonly hex: string } | null {
  const match = /^(sha1|sha256|sha384|sha512)=([\da-f]{40,128})$/i.exec(header.trim())
  if (!match?.[1] || !match[2]) return null
  const method = match[1].toLowerCase() as 'sha1' | 'sha256' | 'sha384' | 'sha512'
  return { method, hex: match[2].toLowerCase() }
}

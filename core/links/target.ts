import { sanitiseUrl } from '../shared/sanitise/values.ts'
import { type LinkPlace, slugWords } from './slug.ts'

/** The query's name under which a page of ours is told which link led there. */
export const VIA = 'via'

/** Longest address a link may lead to, in characters. */
export const TARGET_MOST = 2000

/**
 * An address that a link may lead to, as browsers write it: https, without a password in it. `isLocal` also lets http
 * through to this machine, for trying things out. Null for anything else.
 */
export function readTarget(input: unknown, { isLocal = false }: { isLocal?: boolean } = {}): string | null {
  const address = sanitiseUrl(input)
  if (address === null || address.length > TARGET_MOST) return null
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:') return address
  return isLocal && (hostname === 'localhost' || hostname === '127.0.0.1') ? address : null
}

/** The slug that an address of ours carries, as far as it can be one; null without. */
export function readVia(params: { get(name: string): string | null }): string | null {
  const slug = params.get(VIA) ?? ''
  return /^[a-z0-9][a-z0-9-]{1,99}$/.test(slug) ? slug : null
}

/**
 * Where somebody who follows the link is sent. A page of ours is told the slug (`via`), any other by the rule of UTM in
 * lower case: source is the platform, medium the place, campaign the campaign's name, content the slug. What the target
 * already says stays as it is.
 */
export function trackedTarget(input: {
  target: string
  slug: string
  network: string
  place: LinkPlace
  /** The campaign's name; null without one. */
  campaign: string | null
  /** Our own origin. */
  origin: string
}): string {
  const { slug, network, place, campaign, origin } = input
  const url = new URL(input.target)
  const marks: readonly (readonly [string, string])[] =
    url.origin === origin
      ? [[VIA, slug]]
      : [
          ['utm_source', slugWords(network)],
          ['utm_medium', place],
          ['utm_campaign', slugWords(campaign ?? '')],
          ['utm_content', slug],
        ]
  for (const [name, value] of marks)
    if (value !== '' && !url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

import { sanitiseUrl } from '../shared/sanitise/values.ts'

/** Longest address of a source, in characters. */
export const SOURCE_ADDRESS_MOST = 2000

/** Pages whose feed has an address that can be made from theirs. */
const BUILDERS: readonly ((url: URL) => string | null)[] = [
  ({ hostname, pathname }) => {
    const channel = pathname.match(/^\/channel\/(UC[\w-]{22})(?:\/|$)/)?.[1]
    return isHost(hostname, 'youtube.com') && channel
      ? `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`
      : null
  },
  ({ hostname, pathname, searchParams }) => {
    const list = searchParams.get('list') ?? ''
    return isHost(hostname, 'youtube.com') && pathname === '/playlist' && /^[\w-]{10,64}$/.test(list)
      ? `https://www.youtube.com/feeds/videos.xml?playlist_id=${list}`
      : null
  },
  ({ hostname, pathname }) => {
    const profile = pathname.match(/^\/profile\/([\w.:-]{3,253})\/?$/)?.[1]
    return isHost(hostname, 'bsky.app') && profile ? `https://bsky.app/profile/${profile}/rss` : null
  },
  ({ hostname, pathname }) => {
    const page = pathname.match(/^\/((?:r|user|u)\/[\w-]{2,30})\/?$/)?.[1]
    return isHost(hostname, 'reddit.com') && page ? `https://www.reddit.com/${page}/.rss` : null
  },
  // Mastodon and what speaks its language: the profile's own page, or its feed already.
  ({ origin, hostname, pathname }) => {
    const account = pathname.match(/^\/@(\w[\w.-]{0,59}?)(?:\.rss)?\/?$/)?.[1]
    return account && !isHost(hostname, 'youtube.com') && !isHost(hostname, 'medium.com')
      ? `${origin}/@${account}.rss`
      : null
  },
  // Apple's directory names the feed of a podcast to everybody who asks.
  ({ hostname, pathname }) => {
    const podcast = pathname.match(/\/id(\d{3,15})(?:\/|$)/)?.[1]
    return hostname === 'podcasts.apple.com' && podcast
      ? `https://itunes.apple.com/lookup?entity=podcast&id=${podcast}`
      : null
  },
  ({ hostname, pathname }) => {
    const account = pathname.match(/^\/(@[\w.-]{1,60})\/?$/)?.[1]
    return isHost(hostname, 'medium.com') && account ? `https://medium.com/feed/${account}` : null
  },
]

function isHost(hostname: string, of: string): boolean {
  return hostname === of || hostname.endsWith(`.${of}`)
}

/** The address of a page as somebody typed or pasted it; https is put before a bare one. Null where it is no web address. */
export function readPageAddress(input: unknown): string | null {
  if (typeof input !== 'string') return null
  const typed = input.trim().replace(/#.*$/s, '')
  const bare = typed.replace(/^feed:(?:\/\/)?/i, '')
  const address = sanitiseUrl(/^https?:\/\//i.test(bare) ? bare : bare === '' ? '' : `https://${bare}`)
  if (address === null || address.length > SOURCE_ADDRESS_MOST) return null
  const url = new URL(address)
  return url.hostname.includes('.') || url.hostname === 'localhost' ? url.href : null
}

/**
 * The address of a source as somebody typed or pasted it: as that of a page, and pages of YouTube, Bluesky, Reddit,
 * Mastodon, Medium and Apple Podcasts become their feed's. Null where it is no web address.
 */
export function readSourceAddress(input: unknown): string | null {
  const address = readPageAddress(input)
  if (address === null) return null
  const url = new URL(address)
  for (const build of BUILDERS) {
    const built = build(url)
    if (built) return built
  }
  return address
}

/** Is it a page of a service that gives no feeds to anybody? */
export function isWithoutFeed(address: string): boolean {
  return isHost(new URL(address).hostname, 'spotify.com')
}

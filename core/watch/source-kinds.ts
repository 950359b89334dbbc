import { readSourceAddress } from './source-address.ts'

/** What can be followed by its name, without knowing an address. */
export const NAMED_SOURCES = [
  'news',
  'youtube',
  'bluesky',
  'mastodon',
  'hashtag',
  'reddit',
  'reddit_search',
  'podcast',
] as const
export type NamedSource = (typeof NAMED_SOURCES)[number]

/** The server that is asked for a hashtag when none is named. */
const MASTODON = 'mastodon.social'

/**
 * The address at which a named source is found; null where the name cannot be one. A news search is Google's, in British
 * English; a hashtag may name its server (`rye@example.social`).
 */
export function namedSourceAddress(kind: NamedSource, name: string): string | null {
  const text = name.trim().replace(/\s+/g, ' ')
  if (/^https?:\/\//i.test(text)) return readSourceAddress(text)
  switch (kind) {
    case 'news':
      return text === ''
        ? null
        : `https://news.google.com/rss/search?q=${encodeURIComponent(text)}&hl=en-GB&gl=GB&ceid=GB:en`
    case 'youtube': {
      const channel = text.match(/^UC[\w-]{22}$/)?.[0]
      if (channel) return `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`
      const handle = text.match(/^@?([\p{L}\p{N}._-]{3,60})$/u)?.[1]
      return handle ? `https://www.youtube.com/@${encodeURIComponent(handle)}` : null
    }
    case 'bluesky': {
      const handle = text.match(/^@?([a-z\d][a-z\d.-]{0,250}[a-z\d])$/i)?.[1]?.toLowerCase()
      if (!handle) return null
      return `https://bsky.app/profile/${handle.includes('.') ? handle : `${handle}.bsky.social`}/rss`
    }
    case 'mastodon': {
      const [, account, server] = text.match(/^@?(\w[\w.-]{0,59})@([a-z\d.-]{3,250}\.[a-z]{2,24})$/i) ?? []
      return account && server ? `https://${server.toLowerCase()}/@${account}.rss` : null
    }
    case 'hashtag': {
      const [, tag, server = MASTODON] =
        text.match(/^#?([\p{L}\p{N}_]{1,100})(?:@([a-z\d.-]{3,250}\.[a-z]{2,24}))?$/iu) ?? []
      return tag ? `https://${server.toLowerCase()}/tags/${encodeURIComponent(tag)}.rss` : null
    }
    case 'reddit': {
      const [, kindOf = 'r', page] = text.match(/^\/?(?:(r|u|user)\/)?([\w-]{2,30})\/?$/i) ?? []
      return page ? `https://www.reddit.com/${kindOf.toLowerCase()}/${page}/.rss` : null
    }
    case 'reddit_search':
      return text === '' ? null : `https://www.reddit.com/search.rss?q=${encodeURIComponent(text)}&sort=new`
    case 'podcast':
      return text.includes('.') ? readSourceAddress(text) : null
  }
}

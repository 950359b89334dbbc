import { fitsPlatform } from './platforms/count.ts'
import type { PlatformId } from './platforms/platforms.ts'

/** A run of a post as the network shows it. Line breaks stay in the text. */
export interface PreviewPart {
  readonly kind: 'text' | 'link' | 'hashtag' | 'mention'
  readonly text: string
}

export interface Preview {
  /** What is seen before anything is opened; the whole text where the network does not fold. */
  readonly shown: readonly PreviewPart[]
  /** What is behind the fold; none when everything is seen. */
  readonly folded: readonly PreviewPart[]
  /** The network's own words on the fold, e.g. `… more`. */
  readonly more: string
  /** Whether the text keeps to the network's limit. */
  readonly fits: boolean
}

interface Look {
  /** Characters seen before the fold, and lines; null where the network shows everything. */
  readonly fold: { readonly characters: number; readonly lines: number; readonly more: string } | null
  /** What the network turns into links of its own. */
  readonly hashtags: boolean
  readonly mentions: boolean
  readonly links: 'as-written' | 'plain' | 'bare-20' | 'bare-30' | 'host'
}

/**
 * How each network shows a text in its feed. No network publishes where it folds, and the place moves with the width of
 * the screen and with each release. These are the round figures that are commonly given, not measured by us, so a
 * preview says about where the fold falls: Instagram 125 characters, Facebook 477 or five lines, LinkedIn 210 or three
 * lines, TikTok 80. X, Bluesky, Mastodon and Threads show a text within their limits whole. Instagram and TikTok do not
 * make links of addresses. X and Mastodon drop the scheme and cut long addresses; Bluesky shows the host and 13
 * characters of the path.
 */
const LOOKS: Readonly<Record<PlatformId, Look>> = {
  instagram: {
    fold: { characters: 125, lines: 3, more: '… more' },
    hashtags: true,
    mentions: true,
    links: 'plain',
  },
  facebook: {
    fold: { characters: 477, lines: 5, more: '… See more' },
    hashtags: true,
    mentions: false,
    links: 'as-written',
  },
  linkedin: {
    fold: { characters: 210, lines: 3, more: '…more' },
    hashtags: true,
    mentions: false,
    links: 'as-written',
  },
  twitter: {
    fold: { characters: 280, lines: 10, more: 'Show more' },
    hashtags: true,
    mentions: true,
    links: 'bare-20',
  },
  tiktok: {
    fold: { characters: 80, lines: 2, more: 'more' },
    hashtags: true,
    mentions: true,
    links: 'plain',
  },
  mastodon: { fold: null, hashtags: true, mentions: true, links: 'bare-30' },
  bluesky: { fold: null, hashtags: true, mentions: true, links: 'host' },
  threads: { fold: null, hashtags: true, mentions: true, links: 'as-written' },
  newsletter: { fold: null, hashtags: false, mentions: false, links: 'as-written' },
  blog: { fold: null, hashtags: false, mentions: false, links: 'as-written' },
}

const MARKS =
  /(?<link>https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?'’)\]])|(?<hashtag>(?<![\p{L}\p{N}_&#])[#＃](?=[\p{L}\p{N}\p{M}_]*\p{L})[\p{L}\p{N}\p{M}_]+)|(?<![\p{L}\p{N}_@.])@[\p{L}\p{N}_](?:[\w.-]*\w)?(?:@[\w-]+(?:\.[\w-]+)+)?/gu

function shownLink(address: string, how: Look['links']): string {
  if (how === 'as-written') return address
  const bare = address.replace(/^https?:\/\/(?:www\.)?/iu, '')
  if (how === 'host') {
    const slash = bare.search(/[/?#]/u)
    if (slash < 0) return bare
    const path = bare.slice(slash)
    return path === '/'
      ? bare.slice(0, slash)
      : bare.slice(0, slash) + (path.length > 15 ? `${path.slice(0, 13)}...` : path)
  }
  const most = how === 'bare-20' ? 26 : 30
  return bare.length > most ? `${bare.slice(0, most)}…` : bare
}

function partsOf(text: string, look: Look): PreviewPart[] {
  const parts: PreviewPart[] = []
  let from = 0
  const plain = (to: number) => {
    if (to > from) parts.push({ kind: 'text', text: text.slice(from, to) })
    from = to
  }
  for (const match of text.matchAll(MARKS)) {
    const { link, hashtag } = match.groups ?? {}
    if (link !== undefined ? look.links === 'plain' : hashtag !== undefined ? !look.hashtags : !look.mentions)
      continue
    plain(match.index)
    from = match.index + match[0].length
    if (link !== undefined) parts.push({ kind: 'link', text: shownLink(link, look.links) })
    else parts.push({ kind: hashtag === undefined ? 'mention' : 'hashtag', text: match[0] })
  }
  plain(text.length)
  return parts
}

/** Where the given line of a text ends, from 1; the length of a text with fewer lines. */
function endOfLine(text: string, line: number): number {
  let end = -1
  for (let at = 0; at < line; at++) {
    end = text.indexOf('\n', end + 1)
    if (end < 0) return text.length
  }
  return end
}

/**
 * Where the fold falls in a text without white space round it; its length when everything is seen. Never within a
 * character, nor within a word but for one that is longer than two fifths of what is seen.
 */
export function foldAt(platform: PlatformId, text: string): number {
  const fold = LOOKS[platform].fold
  if (!fold) return text.length
  const byLines = endOfLine(text, fold.lines)
  // On X the limit is the fold, and links count for less than they are long.
  const fitsWhole = platform === 'twitter' ? fitsPlatform(platform, text) : text.length <= fold.characters
  if (fitsWhole) return platform === 'twitter' ? text.length : byLines
  const cut = text.slice(0, fold.characters)
  const space = cut.search(/\s\S*$/u)
  let byCharacters = space > fold.characters * 0.6 ? space : fold.characters
  const unit = text.charCodeAt(byCharacters - 1)
  if (unit >= 0xd800 && unit <= 0xdbff) byCharacters -= 1
  return Math.min(byLines, byCharacters)
}

/** A text as the network shows it in its feed: its own links, hashtags and mentions, and where it folds. */
export function previewOf(platform: PlatformId, text: string): Preview {
  const look = LOOKS[platform]
  const shown = text.trim()
  const fold = foldAt(platform, shown)
  return {
    shown: partsOf(shown.slice(0, fold), look),
    folded: partsOf(shown.slice(fold), look),
    more: look.fold?.more ?? '',
    fits: fitsPlatform(platform, text),
  }
}

import { endOfAddress } from '../shared/address-end.ts'

const ADDRESS = /https?:\/\/[^\s<>"“”\u200b\u2060]+/giu
/** What ends a sentence, a bracket or a quotation behind an address, and is not of it. */
const BEHIND = `.,;:!?'’»]}*_~…`

/** Addresses of one text that get a link of ours at most. */
const MOST_LINKS = 20

/** Where people follow a link of ours. */
export function linkAddress(origin: string, slug: string): string {
  return `${origin}/l/${slug}`
}

/**
 * The https addresses of a text as they stand there, each once, at most twenty, and pages of ours at `origin` even where
 * that is a machine without https. Links of ours not again.
 */
export function addressesIn(text: string, origin: string): string[] {
  const found = new Set<string>()
  const own = linkAddress(origin, '')
  for (const [written] of text.matchAll(ADDRESS)) {
    const address = written.slice(0, endOfAddress(written, BEHIND))
    const isPage = address.toLowerCase().startsWith('https:') || address.startsWith(`${origin}/`)
    if (isPage && !address.startsWith(own)) found.add(address)
    if (found.size === MOST_LINKS) break
  }
  return [...found]
}

/** A text with links of ours in it. */
export interface LinkedText {
  readonly text: string
  /** Addresses that became a link of ours. */
  readonly tracked: number
  /** Addresses that stay as they were typed, because the text would be too long. */
  readonly kept: number
}

/**
 * A text with its addresses replaced by the links that stand for them: all, if that `fits` its network; else those that
 * count for no more than what was typed; else none. So it never makes a text too long that was not.
 */
export function insertLinks(
  text: string,
  links: ReadonlyMap<string, string>,
  rule: { readonly fits: (text: string) => boolean; readonly count: (text: string) => number },
): LinkedText {
  if (links.size === 0) return { text, tracked: 0, kept: 0 }
  const all = replaceAddresses(text, links)
  if (rule.fits(all)) return { text: all, tracked: links.size, kept: 0 }
  const short = new Map([...links].filter(([address, link]) => rule.count(link) <= rule.count(address)))
  const some = replaceAddresses(text, short)
  return short.size > 0 && (rule.fits(some) || !rule.fits(text))
    ? { text: some, tracked: short.size, kept: links.size - short.size }
    : { text, tracked: 0, kept: links.size }
}

function replaceAddresses(text: string, links: ReadonlyMap<string, string>): string {
  return text.replace(ADDRESS, written => {
    const end = endOfAddress(written, BEHIND)
    const link = links.get(written.slice(0, end))
    return link === undefined ? written : link + written.slice(end)
  })
}

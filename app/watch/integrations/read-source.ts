import { parseFeed } from 'feedsmith'
import { readEntity } from '#core/shared/html/entities.ts'
import { sanitiseUrl } from '#core/shared/sanitise/values.ts'
import { readArray, readInstant, readKey } from '#core/shared/untrusted.ts'
import { type Feed, type FeedItem, ITEM_LIMITS } from '#core/watch/item.ts'
import { plainText } from '#core/watch/plain-text.ts'
import { decodeBytes } from './decode-bytes.ts'

/** What lies at an address. */
export type ReadSource =
  | { readonly kind: 'feed'; readonly feed: Feed }
  /** A page, with the feeds that it names. */
  | { readonly kind: 'page'; readonly feeds: readonly { readonly address: string; readonly title: string }[] }
  | { readonly kind: 'unreadable' }

/** Feeds of a page that are offered. */
const MOST_FEEDS = 10
/** Characters of a page in which its feeds are looked for: they stand in its head. */
const HEAD = 200_000

/**
 * Reads what came from an address, whatever it is: RSS, Atom, RDF, JSON Feed, or a page that names its feeds. Runs in a
 * thread. A document type is taken out, and one that defines entities of its own is refused: none is ever expanded.
 */
export function readSource(bytes: Uint8Array, contentType: string, address: string): ReadSource {
  const text = decodeBytes(bytes, contentType).trimStart()
  if (/^(?:<!doctype html|<html)/i.test(text)) return { kind: 'page', feeds: listFeeds(text, address) }
  const podcasts = text.startsWith('{') ? listPodcasts(text) : []
  if (podcasts.length > 0) return { kind: 'page', feeds: podcasts }
  const source = text.startsWith('{') ? text : repairXml(text)
  if (source === null) return { kind: 'unreadable' }
  try {
    return { kind: 'feed', feed: toFeed(parseFeed(source, { maxItems: ITEM_LIMITS.items }), address) }
  } catch {
    return /<(?:html|head|body)[\s>]/i.test(text.slice(0, HEAD))
      ? { kind: 'page', feeds: listFeeds(text, address) }
      : { kind: 'unreadable' }
  }
}

/** XML as it should have been: without a document type, with `&nbsp;` and its kind as characters, lone `&` escaped. */
function repairXml(text: string): string | null {
  const open = text.slice(0, 2000).search(/<!doctype/i)
  let xml = text
  if (open >= 0) {
    const end = text.indexOf('>', open)
    if (end < 0 || text.slice(open, end).includes('[')) return null
    xml = text.slice(0, open) + text.slice(end + 1)
  }
  if (/<!ENTITY/i.test(xml.slice(0, 20_000))) return null
  const parts = xml.split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
  return parts
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/&(?:(#?\w{1,10});)?/g, repairEntity)))
    .join('')
}

function repairEntity(all: string, name: string | undefined): string {
  if (name === undefined) return '&amp;'
  if (['amp', 'lt', 'gt', 'quot', 'apos'].includes(name) || /^#(x[\da-f]+|\d+)$/i.test(name)) return all
  return readEntity(name) ?? `&amp;${name};`
}

const repairAddress = (all: string, name: string) => readEntity(name) ?? all

/** The feeds that Apple's directory of podcasts answers with. */
function listPodcasts(text: string): { address: string; title: string }[] {
  try {
    return readArray(readKey(JSON.parse(text), 'results')).flatMap(result => {
      const address = sanitiseUrl(readKey(result, 'feedUrl'))
      return address && address.length <= 2000
        ? [{ address, title: plainText(readKey(result, 'collectionName'), 200) }]
        : []
    })
  } catch {
    return []
  }
}

/** The feeds that a page names in its head. */
function listFeeds(html: string, base: string): { address: string; title: string }[] {
  const found = new Map<string, string>()
  for (const [tag] of html.slice(0, HEAD).matchAll(/<link\s[^<>]{1,2000}>/gi)) {
    const attribute = (name: string) =>
      tag
        .match(new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i'))
        ?.slice(1)
        .find(Boolean) ?? ''
    const isFeed = /^application\/(rss\+xml|atom\+xml|feed\+json|rdf\+xml)\s*(;|$)/i.test(attribute('type'))
    if (!isFeed || !/(^|\s)(alternate|feed)(\s|$)/i.test(attribute('rel'))) continue
    const address = sanitiseUrl(
      URL.parse(attribute('href').replace(/&(#?\w{1,10});/g, repairAddress), base)?.href,
    )
    if (address && address.length <= 2000 && !found.has(address) && found.size < MOST_FEEDS)
      found.set(address, plainText(attribute('title'), 200))
  }
  return [...found].map(([address, title]) => ({ address, title }))
}

type Parsed = ReturnType<typeof parseFeed>

function toFeed(parsed: Parsed, base: string): Feed {
  switch (parsed.format) {
    case 'json': {
      const { title, home_page_url: site, items = [], hubs = [], feed_url: self } = parsed.feed
      return feedOf(
        { title, site, hub: hubs.find(({ type }) => /^websub$/i.test(type ?? ''))?.url, self },
        base,
        items.map(item => ({
          guid: item.id,
          title: item.title,
          summary: item.summary ?? item.content_text ?? item.content_html,
          author: item.authors?.[0]?.name,
          address: item.url ?? item.external_url,
          published: item.date_published ?? item.date_modified,
        })),
      )
    }
    case 'atom': {
      const { title, links = [], entries = [] } = parsed.feed
      return feedOf(
        { title: textOf(title), site: pageOf(links), ...hubOf(links) },
        base,
        entries.map(entry => ({
          guid: entry.id,
          title: textOf(entry.title),
          summary: textOf(entry.summary) || textOf(entry.content),
          author: entry.authors?.[0]?.name,
          address: pageOf(entry.links ?? []),
          published: entry.published ?? entry.updated,
        })),
      )
    }
    default: {
      const { title, link, items = [] } = parsed.feed
      const atom: { atom?: { links?: readonly Link[] } } = parsed.feed as never
      return feedOf(
        { title, site: link, ...hubOf(atom.atom?.links ?? []) },
        base,
        items.map(item => {
          const rss: { guid?: { value?: string | undefined }; pubDate?: unknown; authors?: unknown } =
            item as never
          return {
            guid: rss.guid?.value,
            title: item.title,
            summary: item.description ?? item.content?.encoded,
            author:
              item.dc?.creators?.[0] ?? (Array.isArray(rss.authors) ? nameOf(rss.authors[0]) : undefined),
            address: item.link,
            published: rss.pubDate ?? item.dc?.dates?.[0],
          }
        }),
      )
    }
  }
}

interface RawItem {
  readonly guid: unknown
  readonly title: unknown
  readonly summary: unknown
  readonly author: unknown
  readonly address: unknown
  readonly published: unknown
}

interface RawHead {
  readonly title: unknown
  readonly site: unknown
  readonly hub: unknown
  readonly self: unknown
}

function feedOf(head: RawHead, base: string, items: readonly RawItem[]): Feed {
  const [hub, topic] = [addressOf(head.hub, base), addressOf(head.self, base)]
  return {
    hub: hub && topic ? { hub, topic } : null,
    title: plainText(head.title, 200),
    site: addressOf(head.site, base),
    items: items.slice(0, ITEM_LIMITS.items).flatMap(item => itemOf(item, base)),
  }
}

function itemOf(raw: RawItem, base: string): FeedItem[] {
  const summary = plainText(raw.summary, ITEM_LIMITS.summary)
  // Notes and short posts have no title: their first words stand for it.
  const title = plainText(raw.title, ITEM_LIMITS.title) || plainText(raw.summary, 80)
  const address = addressOf(raw.address, base) || addressOf(raw.guid, base)
  if (title === '' && address === '') return []
  const guid = typeof raw.guid === 'string' ? raw.guid.slice(0, 2000) : ''
  const author = plainText(raw.author, ITEM_LIMITS.author)
  return [
    {
      guid,
      title: title || address.slice(0, ITEM_LIMITS.title),
      summary,
      author,
      address,
      publishedAt: readInstant(raw.published),
    },
  ]
}

function addressOf(value: unknown, base: string): string {
  if (typeof value !== 'string' || value.trim() === '') return ''
  if (!/^https?:/i.test(value.trim()) && !/^[/?]/.test(value.trim())) return ''
  const address = sanitiseUrl(URL.parse(value.trim(), base)?.href) ?? ''
  return address.length <= ITEM_LIMITS.address ? address : ''
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string'
    ? value.value
    : ''
}

function nameOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : value
}

interface Link {
  readonly href?: string | undefined
  readonly rel?: string | undefined
}

function hubOf(links: readonly Link[]): { hub: string | undefined; self: string | undefined } {
  const of = (relation: string) => links.find(({ rel }) => rel === relation)?.href
  return { hub: of('hub'), self: of('self') }
}

function pageOf(links: readonly Link[]): string {
  const pages = links.filter(({ rel }) => rel === undefined || rel === 'alternate')
  return pages[0]?.href ?? ''
}

import { endOfAddress } from '../../shared/address-end.ts'
import { countGraphemes } from '../../shared/text.ts'
import { utf8Length } from '../../shared/utf8-length.ts'
import { isTopLevelDomain } from './top-level-domain.ts'

/** What a stretch of a Bluesky post is, by its place in the text's UTF-8: Bluesky makes nothing a link by itself. */
export interface Facet {
  readonly index: { readonly byteStart: number; readonly byteEnd: number }
  readonly features: readonly [
    | { readonly $type: 'app.bsky.richtext.facet#link'; readonly uri: string }
    | { readonly $type: 'app.bsky.richtext.facet#tag'; readonly tag: string }
    | { readonly $type: 'app.bsky.richtext.facet#mention'; readonly did: string },
  ]
}

interface Mark {
  readonly kind: 'link' | 'tag' | 'handle'
  readonly start: number
  readonly end: number
  /** The whole address, the tag without its sign, or the handle in lower case without its sign. */
  readonly value: string
}

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const IN_LINK = '[^\\s<>"“”\\u200b\\u2060]'
const MARKS = new RegExp(
  [
    `(?<link>[Hh]ttps?://${IN_LINK}+)`,
    `(?<bare>(?<![\\p{L}\\p{N}\\p{M}_@#＃/.:-])(?:${LABEL}\\.){1,8}(?<domain>[a-z]{2,24})(?![\\p{L}\\p{N}\\p{M}_@-]|\\.[\\p{L}\\p{N}])(?:[/?]${IN_LINK}*)?)`,
    '(?<tag>(?<![\\p{L}\\p{N}\\p{M}_&#＃/])[#＃](?!\\ufe0f)(?=[\\p{L}\\p{N}\\p{M}_]*\\p{L})[\\p{L}\\p{N}\\p{M}_]+)',
    `(?<handle>(?<![\\p{L}\\p{N}_@./])@(?:[a-zA-Z\\d](?:[a-zA-Z\\d-]{0,61}[a-zA-Z\\d])?\\.){1,8}[a-zA-Z](?:[a-zA-Z\\d-]{0,61}[a-zA-Z\\d])?)`,
  ].join('|'),
  'gu',
)
/** What ends a sentence, a bracket or a quotation behind an address, and is not of it. */
const BEHIND = `.,;:!?'’»”"(]}*_~…`
const LONGEST_ADDRESS = 2000
const MOST_TAG = { graphemes: 64, bytes: 640 }

/**
 * Every link, hashtag and mention of a text, in order, apart from each other. `dids` says whose handles are whose, in
 * lower case; a handle that is not in it stays text. Linear in the text's length.
 */
export function blueskyFacets(text: string, dids: ReadonlyMap<string, string>): Facet[] {
  let from = 0
  let bytes = 0
  return marksOf(text).flatMap((mark): Facet[] => {
    const feature = featureOf(mark, dids)
    if (!feature) return []
    const byteStart = bytes + utf8Length(text.slice(from, mark.start))
    const byteEnd = byteStart + utf8Length(text.slice(mark.start, mark.end))
    from = mark.end
    bytes = byteEnd
    return [{ index: { byteStart, byteEnd }, features: [feature] }]
  })
}

/** The handles that a text mentions, each once, in lower case and without the sign before it. */
export function mentionedHandles(text: string): string[] {
  return [...new Set(marksOf(text).flatMap(({ kind, value }) => (kind === 'handle' ? [value] : [])))]
}

/** The first address in a text, whole; null when there is none. */
export function firstLink(text: string): string | null {
  return marksOf(text).find(({ kind }) => kind === 'link')?.value ?? null
}

function featureOf({ kind, value }: Mark, dids: ReadonlyMap<string, string>): Facet['features'][0] | null {
  if (kind === 'link') return { $type: 'app.bsky.richtext.facet#link', uri: value }
  if (kind === 'tag') return { $type: 'app.bsky.richtext.facet#tag', tag: value }
  const did = dids.get(value)
  return did === undefined ? null : { $type: 'app.bsky.richtext.facet#mention', did }
}

function marksOf(text: string): Mark[] {
  const marks: Mark[] = []
  for (const { index: start, groups = {} } of text.matchAll(MARKS)) {
    const { link, bare, domain, tag, handle } = groups
    const written = link ?? bare
    if (written !== undefined) {
      if (domain !== undefined && !isTopLevelDomain(domain)) continue
      const shown = written.slice(0, endOfAddress(written, BEHIND))
      const value = addressOf(link === undefined ? `https://${shown}` : shown)
      if (value !== null) marks.push({ kind: 'link', start, end: start + shown.length, value })
    } else if (tag !== undefined) {
      const value = tag.slice(1)
      if (isTagLength(value)) marks.push({ kind: 'tag', start, end: start + tag.length, value })
    } else if (handle !== undefined)
      marks.push({
        kind: 'handle',
        start,
        end: start + handle.length,
        value: handle.slice(1).toLowerCase(),
      })
  }
  return marks
}

/** Is a tag short enough? No text has more graphemes than units, so a short one need not be taken apart. */
function isTagLength(value: string): boolean {
  const isShort = value.length <= MOST_TAG.graphemes
  return isShort || (countGraphemes(value) <= MOST_TAG.graphemes && utf8Length(value) <= MOST_TAG.bytes)
}

function addressOf(written: string): string | null {
  if (written.length > LONGEST_ADDRESS || !URL.canParse(written)) return null
  const { href, hostname } = new URL(written)
  return hostname.includes('.') && href.length <= LONGEST_ADDRESS ? href : null
}

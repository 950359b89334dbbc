import { readEntities } from '../../shared/html/entities.ts'
import { htmlPieces, readAttributes } from '../../shared/html/html-pieces.ts'

/** What a page says: to people in `blocks`, to programs in `data` and `properties`. */
export interface PageHtml {
  readonly title: string
  /** Runs of text that stand for themselves: a paragraph, a heading, a row of a table. */
  readonly blocks: readonly string[]
  /** What its scripts of type `application/ld+json` hold. */
  readonly data: readonly string[]
  /** Values of `meta` tags and of `itemprop`, by lower-case name. */
  readonly properties: readonly { readonly name: string; readonly value: string }[]
}

const LIMITS = { blocks: 10_000, block: 20_000, data: 50, dataLength: 1_000_000, properties: 500, value: 500 }

/** Parts of a page that are never its text. */
const IGNORED = new Set(
  'nav aside script style noscript template svg math iframe object canvas select datalist dialog audio video head'.split(
    ' ',
  ),
)
const IGNORED_ROLES = new Set(
  'navigation banner contentinfo complementary dialog alertdialog search menu menubar tooltip'.split(' '),
)
/** Elements that do not end a run of text. */
const INLINE = new Set(
  `a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark meta link nobr output q rp rt ruby s
  samp small span strike strong sub sup time tt u var wbr`.split(/\s+/),
)
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr basefont bgsound keygen frame'.split(
    ' ',
  ),
)
/** Elements that end an earlier one of their name, which is often left open. */
const ENDS_ITSELF = new Set('p li td th tr dt dd option'.split(' '))
const CONSENT =
  /(?:^|[\s_-])(?:gdpr|onetrust|cookiebot|didomi|usercentrics|osano|termly|cookieyes|iubenda|cookie[\s_-]?(?:consent|banner|notice|bar|law|popup|modal|policy|overlay|settings|message|dialog|wall|control)s?|consent[\s_-]?(?:banner|manager|modal|popup|dialog|overlay|bar|notice))/i
const HIDING = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
const MICRODATA = new Set(['price', 'lowprice', 'highprice', 'pricecurrency'])

/**
 * Reads a page. What is hidden, leads around the site, or asks about cookies is left out; so are the header and the footer
 * of the site, but not those within its main part. Linear in its length.
 */
export function readHtml(html: string): PageHtml {
  const page = { title: '', blocks: [] as string[], data: [] as string[] }
  const properties: { name: string; value: string }[] = []
  const open: { readonly name: string; readonly isIgnored: boolean }[] = []
  const counts = new Map<string, number>()
  let ignored = 0
  let line = ''
  // A cell of a row has ended: its mark stands before what comes next.
  let isCellOver = false
  // The price of an element's own text; one at a time.
  const priced: { name: string; depth: number; text: string }[] = []

  const count = (name: string) => counts.get(name) ?? 0
  const addProperty = (name: string, value: string) => {
    if (properties.length < LIMITS.properties && value.trim() !== '' && value.length <= LIMITS.value)
      properties.push({ name, value: readEntities(value).trim() })
  }
  const endBlock = () => {
    const text = readEntities(line.slice(0, LIMITS.block))
      .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
      .trim()
    line = ''
    isCellOver = false
    if (text !== '' && page.blocks.length < LIMITS.blocks) page.blocks.push(text)
  }
  const pop = () => {
    const element = open.pop()
    if (!element) return
    counts.set(element.name, count(element.name) - 1)
    if (element.isIgnored) ignored -= 1
    const [price] = priced
    if (!price || open.length > price.depth) return
    addProperty(price.name, price.text)
    priced.pop()
  }
  const isIgnoredHere = (name: string, attributes: ReadonlyMap<string, string>) => {
    if (IGNORED.has(name)) return true
    const isWithinMain = count('main') + count('article') + count('section') > 0
    if ((name === 'header' || name === 'footer') && !isWithinMain) return true
    if (attributes.size === 0 || name === 'body' || name === 'html') return false
    return (
      attributes.has('hidden') ||
      attributes.get('aria-hidden') === 'true' ||
      IGNORED_ROLES.has(attributes.get('role') ?? '') ||
      HIDING.test((attributes.get('style') ?? '').slice(0, 300)) ||
      (name !== 'main' &&
        CONSENT.test(`${attributes.get('id') ?? ''} ${attributes.get('class') ?? ''}`.slice(0, 500)))
    )
  }

  for (const piece of htmlPieces(html)) {
    if (piece.kind === 'text') {
      if (ignored === 0 && line.length < LIMITS.block) addText(piece.text)
      for (const price of priced) if (price.text.length <= LIMITS.value) price.text += piece.text
    } else if (piece.kind === 'raw') {
      if (piece.name === 'title' && page.title === '')
        page.title = oneLine(readEntities(piece.text.slice(0, 2000)))
      const isData =
        piece.name === 'script' &&
        /^application\/ld\+json\s*(?:;|$)/i.test(readAttributes(piece.attributes).get('type')?.trim() ?? '')
      if (isData && page.data.length < LIMITS.data && piece.text.length <= LIMITS.dataLength)
        page.data.push(piece.text)
    } else if (piece.kind === 'close') {
      if (!INLINE.has(piece.name)) endOrPart(piece.name)
      if (count(piece.name) > 0) {
        while (open.length > 0 && open.at(-1)?.name !== piece.name) pop()
        pop()
      }
    } else {
      const { name } = piece
      const attributes = readAttributes(piece.attributes)
      if (!INLINE.has(name)) endOrPart(name)
      if (ENDS_ITSELF.has(name) && open.at(-1)?.name === name) pop()
      noteProperty(name, attributes)
      if (VOID.has(name) || piece.attributes.endsWith('/')) continue
      const isIgnored = isIgnoredHere(name, attributes)
      if (isIgnored) ignored += 1
      open.push({ name, isIgnored })
      counts.set(name, count(name) + 1)
    }
  }
  endBlock()
  return { ...page, properties }

  function addText(text: string): void {
    const isBlank = !/\S/.test(text)
    if (isBlank && line === '') return
    line += isCellOver && !isBlank ? ` · ${text}` : text
    isCellOver &&= isBlank
  }

  /** The cells of a row are parts of one run of text; all else ends it. */
  function endOrPart(name: string): void {
    if (name !== 'td' && name !== 'th') endBlock()
    else isCellOver = line !== ''
  }

  function noteProperty(name: string, attributes: ReadonlyMap<string, string>): void {
    const item = attributes.get('itemprop')?.trim().toLowerCase()
    const value = attributes.get('content')
    if (name === 'meta') {
      const key = (attributes.get('property') ?? attributes.get('name') ?? '').trim().toLowerCase()
      if (value && key) addProperty(key, value)
      if (value && item) addProperty(item, value)
    } else if (item && MICRODATA.has(item)) {
      if (value !== undefined) addProperty(item, value)
      else if (priced.length === 0 && !VOID.has(name))
        priced.push({ name: item, depth: open.length, text: '' })
    }
  }
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 200)
}

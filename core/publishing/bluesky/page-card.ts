import { truncateUnits } from '../../shared/text.ts'
import { decodeEntities } from '../html-entities.ts'

/** Characters of a page that are read: what describes it stands at its beginning. */
const MOST_HTML = 200_000
const MOST_TAGS = 500
const LONGEST_TAG = 4000
const LONGEST = { title: 300, description: 1000, address: 2000 }
const ATTRIBUTE = /([a-z][a-z:-]{0,30})\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** What a page says about itself. */
export interface PageCard {
  readonly title: string
  /** '' when it says nothing. */
  readonly description: string
  /** The whole address of its picture; null when it names none. */
  readonly picture: string | null
}

/** What a page at an address says about itself for others to show; null when it does not even have a title. */
export function readPageCard(html: unknown, address: string): PageCard | null {
  if (typeof html !== 'string') return null
  const page = html.slice(0, MOST_HTML)
  const said = new Map<string, string>()
  for (const part of page.split(/<meta(?=\s)/i, MOST_TAGS).slice(1)) {
    const { name, content } = readTag(part.slice(0, LONGEST_TAG))
    if (name !== '' && content !== '' && !said.has(name)) said.set(name, content)
  }
  const first = (...names: string[]) => names.map(name => said.get(name)).find(value => value) ?? ''
  const title = truncateUnits(first('og:title', 'twitter:title') || titleOf(page), LONGEST.title)
  if (title === '') return null
  const picture = first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image')
  return {
    title,
    description: truncateUnits(
      first('og:description', 'twitter:description', 'description'),
      LONGEST.description,
    ),
    picture:
      picture !== '' && picture.length <= LONGEST.address && URL.canParse(picture, address)
        ? new URL(picture, address).href
        : null,
  }
}

function readTag(part: string): { name: string; content: string } {
  let name = ''
  let content = ''
  for (const [, attribute = '', doubled, single, plain] of tagOf(part).matchAll(ATTRIBUTE)) {
    const value = textOf(doubled ?? single ?? plain ?? '')
    if (/^(?:property|name)$/i.test(attribute)) name ||= value.toLowerCase()
    if (/^content$/i.test(attribute)) content ||= value
  }
  return { name, content }
}

/** Up to where the tag ends, which a `>` in quotation marks does not. */
function tagOf(part: string): string {
  let quote = ''
  for (let at = 0; at < part.length; at++) {
    const character = part.charAt(at)
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return part.slice(0, at)
  }
  return part
}

function titleOf(page: string): string {
  const [, after = ''] = page.split(/<title(?=[\s>])/i, 2)
  const start = after.indexOf('>') + 1
  const end = after.slice(0, LONGEST_TAG).search(/<\/title/i)
  return start > 0 && end >= start ? textOf(after.slice(start, end)) : ''
}

function textOf(source: string): string {
  return decodeEntities(source).replace(/\s+/gu, ' ').trim()
}

import { sanitiseText } from '../shared/sanitise/text.ts'
import { truncateUnits } from '../shared/text.ts'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  pound: '£',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  bull: '•',
  middot: '·',
  eacute: 'é',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
}

/** The character that an entity of HTML stands for; null for one we do not know. */
export function readEntity(name: string): string | null {
  const code = /^#x[\da-f]{1,6}$/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : /^#\d{1,7}$/.test(name)
      ? Number(name.slice(1))
      : null
  if (code === null) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? null) : null
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return ''
  return String.fromCodePoint(code)
}

/** Text between tags of HTML with each entity that we know as its character; others stay. */
export function readEntities(text: string): string {
  return text.replace(/&(#?\w{1,10});/g, (all, name: string) => readEntity(name) ?? all)
}

/**
 * Somebody else's HTML as plain text in one line: tags and what scripts and styles hold are gone, entities are characters,
 * at most `most` characters. It is shown as text and never as HTML.
 */
export function plainText(html: unknown, most: number): string {
  if (typeof html !== 'string') return ''
  const text = readEntities(withoutTags(html.slice(0, 40_000)))
  const line = sanitiseText(text)
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
  return line.length <= most ? line : `${truncateUnits(line, most - 1).trimEnd()}…`
}

/** Without tags; read once from the left, so that no text takes longer than its length. */
function withoutTags(html: string): string {
  let text = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0 || !/[a-z!/?]/i.test(html[open + 1] ?? '')) {
      const end = open < 0 ? html.length : open + 1
      text += html.slice(at, end)
      at = end
      continue
    }
    text += html.slice(at, open)
    const hidden = /^<(script|style)\b/i.exec(html.slice(open, open + 8))?.[1]
    const close = hidden
      ? html.toLowerCase().indexOf(`</${hidden.toLowerCase()}`, open)
      : html.startsWith('<!--', open)
        ? html.indexOf('-->', open)
        : open
    const end = close < 0 ? -1 : html.indexOf('>', close)
    if (end < 0) break
    text += ' '
    at = end + 1
  }
  return text
}

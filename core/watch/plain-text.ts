import { readEntities } from '../shared/html/entities.ts'
import { sanitiseText } from '../shared/sanitise/text.ts'
import { truncateUnits } from '../shared/text.ts'

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

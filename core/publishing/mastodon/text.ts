import { decodeEntities } from '../html-entities.ts'

/** Longest HTML of a post that is read; a server of somebody else wrote it. */
const MOST_HTML = 200_000

const REMOTE_MENTION = /(@[\w.-]{1,100})@[\w-]{1,100}(?:\.[\w-]{1,100}){1,10}/gu

/**
 * The text that a reader sees in a post's HTML as Mastodon gives it: paragraphs are apart by an empty line, `<br>` is a
 * new line, links stand whole. Of more than 200,000 characters only the first are read; what is no text is ''.
 */
export function readMastodonHtml(html: unknown): string {
  if (typeof html !== 'string') return ''
  const [first = '', ...others] = html.slice(0, MOST_HTML).split('<')
  const parts = others.map(part => {
    const end = part.indexOf('>')
    // A `<` that opens no tag is text.
    if (end === -1) return `<${part}`
    return breakOf(part.slice(0, end)) + part.slice(end + 1)
  })
  return decodeEntities([first, ...parts].join('')).trim()
}

function breakOf(tag: string): string {
  const name = /^\/?\w+/.exec(tag)?.[0]?.toLowerCase()
  if (name === 'br') return '\n'
  return name === '/p' || name === '/blockquote' || name === '/pre' ? '\n\n' : name === '/li' ? '\n' : ''
}

/**
 * A text as Mastodon shows it to readers, so that what was approved and what is published can be compared: a mention of
 * somebody at another server loses the server, ends of lines are alike, spaces and empty lines that are folded on the
 * way are folded here too. What is no text is ''.
 */
export function normaliseMastodonText(text: unknown): string {
  if (typeof text !== 'string') return ''
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .split('\n')
    .map(line => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(REMOTE_MENTION, '$1')
    .trim()
}

import { readEntities } from './entities.ts'
import { htmlPieces, readAttributes } from './html-pieces.ts'

/** A document in HTML as plain text. */
export interface HtmlText {
  /** Its first heading, where it begins with one, else what its `title` says; '' where it has neither. */
  readonly title: string
  readonly text: string
}

const PARAGRAPHS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol blockquote pre table section article header figure hr details body'.split(
    ' ',
  ),
)
const LINES = new Set('br li tr summary figcaption'.split(' '))
const CELLS = new Set(['td', 'th'])
/** Never the text of a document. */
const HIDDEN = new Set('head nav svg math template noscript'.split(' '))

/**
 * The text of a document: paragraphs an empty line apart, items of lists with a dash in front. The heading that is its title
 * is not repeated, unless it is kept. Linear in its length, however broken it is.
 */
export function htmlText(html: string, { keepsHeading = false } = {}): HtmlText {
  const lines: string[] = []
  let line = ''
  let mark = ''
  let named = ''
  let heading: string | null = null
  let isInHeading = false
  let hidden: { readonly name: string; depth: number } | null = null
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    line = ''
    if (text === '') return
    lines.push(`${mark}${text}`)
    mark = ''
  }
  const endParagraph = () => {
    endLine()
    // Between the mark of an item and its first paragraph there is no empty line.
    if (mark === '' && lines.length > 0 && lines.at(-1) !== '') lines.push('')
  }
  for (const piece of htmlPieces(html)) {
    if (piece.kind === 'raw') {
      if (piece.name === 'title' && named === '') named = readEntities(piece.text)
    } else if (hidden) {
      // A head may end without saying so.
      if (hidden.name === 'head' && piece.kind === 'open' && piece.name === 'body') hidden.depth = 0
      if (piece.kind === 'open' && piece.name === hidden.name) hidden.depth += 1
      if (piece.kind === 'close' && piece.name === hidden.name) hidden.depth -= 1
      if (hidden.depth === 0) hidden = null
    } else if (piece.kind === 'text') {
      if (isInHeading) heading += readEntities(piece.text)
      else line += readEntities(piece.text)
    } else if (piece.kind === 'close') {
      if (piece.name === 'h1') isInHeading = false
      if (LINES.has(piece.name)) endLine()
      else if (PARAGRAPHS.has(piece.name)) endParagraph()
    } else {
      const { name, attributes } = piece
      if ((HIDDEN.has(name) || isProperties(name, attributes)) && !attributes.endsWith('/'))
        hidden = { name, depth: 1 }
      else if (
        name === 'h1' &&
        !keepsHeading &&
        heading === null &&
        lines.length === 0 &&
        line.trim() === ''
      ) {
        heading = ''
        isInHeading = true
      } else if (LINES.has(name)) endLine()
      else if (PARAGRAPHS.has(name)) endParagraph()
      else if (CELLS.has(name)) line += ' '
      if (name === 'li') mark = '- '
    }
  }
  endLine()
  const title = (heading?.trim() || named).replace(/\s+/g, ' ').trim()
  return { title, text: lines.join('\n').trim() }
}

/** The table of a page's properties, which Notion puts above its text. */
function isProperties(name: string, attributes: string): boolean {
  return name === 'table' && (readAttributes(attributes).get('class') ?? '').split(' ').includes('properties')
}

import { type Inline, parseInline } from './inline.ts'

/** A piece of a text written in our Markdown. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly content: Inline[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly content: Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: Inline[][] }
  | { readonly kind: 'table'; readonly head: Inline[][]; readonly rows: Inline[][][] }

export interface MarkdownDocument {
  /** The `key: value` lines between two `---` at the top. */
  readonly facts: Readonly<Record<string, string>>
  readonly blocks: readonly Block[]
  /** Words of the text itself. */
  readonly wordCount: number
}

const FACTS = /^---\n([\s\S]*?)\n---\n/

/**
 * Reads the Markdown that our articles, legal pages and help are written in: `##` and `###`, paragraphs, lists, quotes,
 * tables, links, bold and italic. Anything else is plain text; HTML is never passed through. Never throws.
 */
export function parseMarkdown(source: string): MarkdownDocument {
  const text = source.replaceAll('\r\n', '\n')
  const top = text.match(FACTS)
  const body = top ? text.slice(top[0].length) : text
  return {
    facts: top?.[1] ? readFacts(top[1]) : {},
    blocks: body.split(/\n{2,}/).flatMap(chunk => parseChunk(chunk.trim())),
    wordCount: (body.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).length,
  }
}

function readFacts(lines: string): Record<string, string> {
  const pairs = lines.split('\n').map(line => line.match(/^(\w+):\s*(.*)$/))
  return Object.fromEntries(pairs.flatMap(pair => (pair ? [[pair[1] ?? '', (pair[2] ?? '').trim()]] : [])))
}

function parseChunk(chunk: string): Block[] {
  if (chunk === '') return []
  const heading = chunk.match(/^(##|###) (.+)$/)
  if (heading?.[2]) {
    const level = heading[1] === '##' ? 2 : 3
    return [{ kind: 'heading', level, id: slugOf(heading[2]), content: parseInline(heading[2]) }]
  }
  const lines = chunk.split('\n')
  if (lines.every(line => line.startsWith('> '))) {
    return [{ kind: 'quote', content: parseInline(lines.map(line => line.slice(2)).join(' ')) }]
  }
  if (lines.length > 2 && lines.every(line => line.startsWith('|'))) return [parseTable(lines)]
  const marker = /^(?:- |\d+\. )/
  if (marker.test(chunk)) return [parseList(chunk)]
  return [{ kind: 'paragraph', content: parseInline(lines.join(' ')) }]
}

/** Lines that begin without a marker go on with the item above them. */
function parseList(chunk: string): Block {
  const items = chunk.split(/\n(?=- |\d+\. )/).map(item => item.replace(/^(?:- |\d+\. )/, ''))
  return {
    kind: 'list',
    ordered: /^\d/.test(chunk),
    items: items.map(item => parseInline(item.replace(/\n\s*/g, ' '))),
  }
}

function parseTable(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map(line =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map(cell => parseInline(cell.trim())),
  )
  return { kind: 'table', head, rows }
}

/** A heading as a fragment of an address: 'What we keep' becomes `what-we-keep`. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

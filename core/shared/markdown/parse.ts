import type { MarkedToken, Token, Tokens } from 'marked'
import { type Block, type Inline, inlineText, type ListItem } from './blocks.ts'
import { lexMarkdown } from './bounded-lexer.ts'

export interface MarkdownDocument {
  /** The `key: value` lines between two `---` at the top. */
  readonly facts: Readonly<Record<string, string>>
  readonly blocks: readonly Block[]
  /** Words of the text itself. */
  readonly wordCount: number
}

const FACTS = /^---\n([\s\S]*?)\n---\n/
/**
 * Links may lead into the site, to another one, or to a mailbox. Browsers read a backslash as a slash and skip control
 * characters, so neither may stand in a target.
 */
const SAFE_TARGET = /^(?:\/(?!\/)|https?:\/\/|mailto:|#)[^\s\\\p{Cc}]*$/iu

/**
 * Reads Markdown, of our own texts as well as of a model's answers. HTML stays text, an image is its description, and a
 * link to anywhere that is not allowed stays the text it was. Never throws; takes time with the length of the text alone.
 */
export function parseMarkdown(source: string): MarkdownDocument {
  const text = source.replaceAll('\r\n', '\n')
  const top = text.match(FACTS)
  const body = top ? text.slice(top[0].length) : text
  return {
    facts: top?.[1] ? readFacts(top[1]) : {},
    blocks: blocksOf(lexMarkdown(body)),
    wordCount: (body.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).length,
  }
}

function readFacts(lines: string): Record<string, string> {
  const facts = lines.split('\n').flatMap(line => {
    const [start = '', name = ''] = line.match(/^(\w+):\s*/) ?? []
    const value = line.slice(start.length)
    return start === '' || /[\r\u2028\u2029]/.test(value) ? [] : [[name, value.trim()] as const]
  })
  return Object.fromEntries(facts)
}

function blocksOf(tokens: readonly Token[]): Block[] {
  return (tokens as readonly MarkedToken[]).flatMap(blockOf)
}

function blockOf(token: MarkedToken): Block[] {
  switch (token.type) {
    case 'space':
      return []
    case 'heading': {
      const content = inlinesOf(token.tokens)
      return [{ kind: 'heading', level: token.depth < 3 ? 2 : 3, id: slugOf(inlineText(content)), content }]
    }
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(token.tokens) }]
    case 'list':
      return [
        {
          kind: 'list',
          ordered: token.ordered,
          start: token.start === '' ? 1 : token.start,
          items: token.items.map(itemOf),
        },
      ]
    case 'code':
      return [{ kind: 'code', text: token.text }]
    case 'table':
      return [{ kind: 'table', head: cellsOf(token.header), rows: token.rows.map(cellsOf) }]
    case 'hr':
      return [{ kind: 'rule' }]
    default:
      return [
        { kind: 'paragraph', content: inlinesOf('tokens' in token ? (token.tokens ?? [token]) : [token]) },
      ]
  }
}

function itemOf({ tokens }: Tokens.ListItem): ListItem {
  const [first, ...rest] = blocksOf(tokens)
  if (first?.kind === 'paragraph') return { content: first.content, blocks: rest }
  return { content: [], blocks: first ? [first, ...rest] : [] }
}

function cellsOf(cells: readonly Tokens.TableCell[]): Inline[][] {
  return cells.map(cell => inlinesOf(cell.tokens))
}

function inlinesOf(tokens: readonly Token[]): Inline[] {
  const runs: Inline[] = []
  for (const run of (tokens as readonly MarkedToken[]).flatMap(inlineOf)) {
    const last = runs.at(-1)
    if (run.kind === 'text' && last?.kind === 'text')
      runs[runs.length - 1] = { kind: 'text', text: last.text + run.text }
    else runs.push(run)
  }
  return runs
}

function inlineOf(token: MarkedToken): Inline[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', content: inlinesOf(token.tokens) }]
    case 'em':
      return [{ kind: 'emphasis', content: inlinesOf(token.tokens) }]
    case 'codespan':
      return [{ kind: 'code', text: token.text }]
    case 'br':
      return [{ kind: 'break' }]
    case 'link':
      if (!SAFE_TARGET.test(token.href)) return [{ kind: 'text', text: token.raw }]
      return [{ kind: 'link', to: token.href, content: inlinesOf(token.tokens) }]
    case 'image':
      return inlinesOf(token.tokens)
    case 'text':
    case 'escape':
      return [{ kind: 'text', text: token.text.replaceAll('\n', ' ') }]
    default:
      return [{ kind: 'text', text: token.raw }]
  }
}

/** A heading as a fragment of an address: 'What we keep' becomes `what-we-keep`. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

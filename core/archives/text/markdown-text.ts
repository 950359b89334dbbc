import { type Block, type Inline, inlineText } from '../../shared/markdown/blocks.ts'
import { parseMarkdown } from '../../shared/markdown/parse.ts'

/** A document in Markdown as plain text, with the `key: value` lines from its top. */
export interface MarkdownText {
  /** Of its first heading, where it begins with one; '' otherwise. */
  readonly title: string
  readonly text: string
  readonly facts: Readonly<Record<string, string>>
}

/** The text of a document without its marks: paragraphs an empty line apart, lists with a dash or a number in front. */
export function markdownText(source: string): MarkdownText {
  const { blocks, facts } = parseMarkdown(source)
  const [top, ...rest] = blocks
  const isTitled = top?.kind === 'heading'
  return {
    title: isTitled ? lineOf(top.content).trim() : '',
    text: textOf(isTitled ? rest : blocks),
    facts,
  }
}

function textOf(blocks: readonly Block[], between = '\n\n'): string {
  return blocks.map(blockText).filter(Boolean).join(between)
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return lineOf(block.content).trim()
    case 'quote':
      return textOf(block.blocks)
    case 'list':
      return block.items
        .map((item, at) => {
          const mark = block.ordered ? `${block.start + at}.` : '-'
          const below = textOf(item.blocks, '\n')
          return `${mark} ${lineOf(item.content).trim()}${below ? `\n${below}` : ''}`
        })
        .join('\n')
    case 'code':
      return block.text
    case 'table':
      return [block.head, ...block.rows].map(row => row.map(inlineText).join(' · ')).join('\n')
    case 'rule':
      return ''
  }
}

/** A line with its breaks kept; an address stands behind the words that link to it. */
function lineOf(runs: readonly Inline[]): string {
  return runs
    .map(run => {
      if ('text' in run) return run.text
      if (run.kind === 'break') return '\n'
      const words = lineOf(run.content)
      if (run.kind !== 'link' || !/^https?:/.test(run.to) || words === run.to) return words
      return `${words} (${run.to})`
    })
    .join('')
}

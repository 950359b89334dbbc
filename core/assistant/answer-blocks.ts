import type { Inline } from '../shared/markdown/inline.ts'
import { type Block, parseMarkdown } from '../shared/markdown/parse.ts'

/** An image's words without the image: nothing in an answer may make a browser fetch anything. */
const IMAGE = /!\[([^\]]*)\]\([^)]*\)/g

/** A link and, behind it, where it leads: a model may write any words over any address. */
function withTargets(runs: readonly Inline[]): Inline[] {
  return runs.flatMap((run): Inline[] => {
    if (run.kind !== 'link' || run.text === run.to) return [run]
    return [run, { kind: 'text', text: ` (${run.to})` }]
  })
}

function safeBlock(block: Block): Block {
  switch (block.kind) {
    case 'heading':
      return {
        kind: 'paragraph',
        content: block.content.map(run => (run.kind === 'text' ? { ...run, kind: 'strong' } : run)),
      }
    case 'list':
      return { ...block, items: block.items.map(withTargets) }
    case 'table':
      return {
        ...block,
        head: block.head.map(withTargets),
        rows: block.rows.map(row => row.map(withTargets)),
      }
    default:
      return { ...block, content: withTargets(block.content) }
  }
}

/**
 * A model's answer as blocks to show: the Markdown of our own texts, but without images, since an image tells its server
 * who reads it, and with the target of every link beside it, since a link's text may lie. Headings are bold lines. HTML
 * stays the text it is. Never throws.
 */
export function answerBlocks(text: string): Block[] {
  // The line break keeps a leading `---` from being read as facts about a document.
  return parseMarkdown(`\n${text.replace(IMAGE, '$1')}`).blocks.map(safeBlock)
}

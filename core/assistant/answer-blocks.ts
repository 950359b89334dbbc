import { type Block, type Inline, inlineText, type ListItem } from '../shared/markdown/blocks.ts'
import { parseMarkdown } from '../shared/markdown/parse.ts'

/** A link and, behind it, where it leads: a model may write any words over any address. */
function withTargets(runs: readonly Inline[]): Inline[] {
  return runs.flatMap((run): Inline[] => {
    if (run.kind === 'strong' || run.kind === 'emphasis')
      return [{ ...run, content: withTargets(run.content) }]
    if (run.kind !== 'link' || inlineText(run.content) === run.to) return [run]
    return [run, { kind: 'text', text: ` (${run.to})` }]
  })
}

function safeItem({ content, blocks }: ListItem): ListItem {
  return { content: withTargets(content), blocks: blocks.map(safeBlock) }
}

function safeBlock(block: Block): Block {
  switch (block.kind) {
    case 'heading':
      return { kind: 'paragraph', content: [{ kind: 'strong', content: withTargets(block.content) }] }
    case 'paragraph':
      return { ...block, content: withTargets(block.content) }
    case 'quote':
      return { ...block, blocks: block.blocks.map(safeBlock) }
    case 'list':
      return { ...block, items: block.items.map(safeItem) }
    case 'table':
      return {
        ...block,
        head: block.head.map(withTargets),
        rows: block.rows.map(row => row.map(withTargets)),
      }
    case 'code':
    case 'rule':
      return block
  }
}

/**
 * A model's answer as blocks to show: Markdown with the target of every link beside it, and headings as bold lines, since
 * they are none of the page's. Images are their descriptions, so that nothing in an answer makes a browser fetch anything;
 * HTML stays the text it is. Never throws.
 */
export function answerBlocks(text: string): Block[] {
  // The line break keeps a leading `---` from being read as facts about a document.
  return parseMarkdown(`\n${text}`).blocks.map(safeBlock)
}

/** A run of text within a line. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly content: readonly Inline[] }
  | { readonly kind: 'break' }

export interface ListItem {
  readonly content: readonly Inline[]
  /** What stands below its first paragraph: a list of its own, more paragraphs. */
  readonly blocks: readonly Block[]
}

/** A piece of a text written in Markdown. */
export type Block =
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3
      readonly id: string
      readonly content: readonly Inline[]
    }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      /** The number of the first item; 1 for a list without numbers. */
      readonly start: number
      readonly items: readonly ListItem[]
    }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  | { readonly kind: 'rule' }

/** The words of a line, without its marks. */
export function inlineText(runs: readonly Inline[]): string {
  return runs
    .map(run => ('text' in run ? run.text : run.kind === 'break' ? ' ' : inlineText(run.content)))
    .join('')
}

/** The words of a text, without its marks; pieces are one space apart. */
export function blockText(blocks: readonly Block[]): string {
  return blocks.flatMap(textsOf).join(' ')
}

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [inlineText(block.content)]
    case 'quote':
      return block.blocks.flatMap(textsOf)
    case 'list':
      return block.items.flatMap(item => [inlineText(item.content), ...item.blocks.flatMap(textsOf)])
    case 'code':
      return [block.text]
    case 'table':
      return [block.head, ...block.rows].flat().map(inlineText)
    case 'rule':
      return []
  }
}

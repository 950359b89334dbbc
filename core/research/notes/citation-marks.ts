import type { Block, Inline, ListItem } from '../../shared/markdown/blocks.ts'

/** `[1]` in a note's text: the citation of that number. */
const MARK = /\[(\d{1,4})\]/g

/** Where a citation stands on the page of its note. */
export function citationAnchor(number: number): string {
  return `citation-${number}`
}

/** The blocks of a note in which every mark of a citation that there is leads to it; any other stays text. */
export function linkCitations(blocks: readonly Block[], numbers: ReadonlySet<number>): Block[] {
  return blocks.map(block => linkBlock(block, numbers))
}

function linkBlock(block: Block, numbers: ReadonlySet<number>): Block {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, content: linkRuns(block.content, numbers) }
    case 'quote':
      return { ...block, blocks: linkCitations(block.blocks, numbers) }
    case 'list':
      return {
        ...block,
        items: block.items.map(
          (item): ListItem => ({
            content: linkRuns(item.content, numbers),
            blocks: linkCitations(item.blocks, numbers),
          }),
        ),
      }
    case 'table':
      return {
        ...block,
        head: block.head.map(cell => linkRuns(cell, numbers)),
        rows: block.rows.map(row => row.map(cell => linkRuns(cell, numbers))),
      }
    case 'code':
    case 'rule':
      return block
  }
}

function linkRuns(runs: readonly Inline[], numbers: ReadonlySet<number>): Inline[] {
  return runs.flatMap((run): Inline[] => {
    if (run.kind === 'strong' || run.kind === 'emphasis')
      return [{ ...run, content: linkRuns(run.content, numbers) }]
    return run.kind === 'text' ? linkText(run.text, numbers) : [run]
  })
}

function linkText(text: string, numbers: ReadonlySet<number>): Inline[] {
  const runs: Inline[] = []
  let from = 0
  const take = (to: number) => {
    if (to > from) runs.push({ kind: 'text', text: text.slice(from, to) })
  }
  for (const match of text.matchAll(MARK)) {
    const number = Number(match[1])
    if (!numbers.has(number)) continue
    take(match.index)
    runs.push({ kind: 'link', to: `#${citationAnchor(number)}`, content: [{ kind: 'text', text: match[0] }] })
    from = match.index + match[0].length
  }
  take(text.length)
  return runs
}

/** Numbers that a text cites, of those that there are. */
export function citedNumbers(body: string, numbers: ReadonlySet<number>): Set<number> {
  const cited = new Set<number>()
  for (const match of body.matchAll(MARK)) if (numbers.has(Number(match[1]))) cited.add(Number(match[1]))
  return cited
}

/** The text with every mark of a citation that there is turned into what `markOf` says. */
export function replaceMarks(
  body: string,
  numbers: ReadonlySet<number>,
  markOf: (number: number) => string,
): string {
  return body.replace(MARK, (mark, digits: string) =>
    numbers.has(Number(digits)) ? markOf(Number(digits)) : mark,
  )
}

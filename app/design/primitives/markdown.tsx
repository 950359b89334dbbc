import { Fragment } from 'react'
import type { Inline } from '#core/shared/markdown/inline.ts'
import type { Block } from '#core/shared/markdown/parse.ts'
import { Prose } from './surface/prose.tsx'

/** A long text of ours, as HTML. The words are never markup, whatever is in them. */
export function Markdown({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Prose>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
        <BlockView key={at} block={block} />
      ))}
    </Prose>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading id={block.id}>
          <Runs runs={block.content} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.content} />
        </p>
      )
    case 'quote':
      return (
        <blockquote>
          <Runs runs={block.content} />
        </blockquote>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may say the same
            <li key={at}>
              <Runs runs={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <TableView block={block} />
  }
}

const textOf = (runs: readonly Inline[] = []) => runs.map(run => run.text).join('')

/** On a phone each row is a small card whose cells say what they are; a table of four columns would be cut off there. */
function TableView({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label={`Table starting with ${textOf(block.rows[0]?.[0])}`}
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-left text-sm max-sm:block sm:min-w-xl">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line-strong">
            {block.head.map(cell => (
              <th key={textOf(cell)} scope="col" className="py-2 pr-4 font-semibold">
                <Runs runs={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {block.rows.map(row => (
            <tr
              key={row.map(cell => textOf(cell)).join('|')}
              className="border-b border-line align-top last:border-0 max-sm:grid max-sm:gap-1 max-sm:py-3.5"
            >
              {row.map((cell, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells stand in their columns
                  key={at}
                  className="wrap-anywhere first:font-semibold max-sm:block sm:py-2 sm:pr-4 sm:first:font-normal"
                >
                  {at > 0 ? (
                    <span aria-hidden="true" className="text-ink-faint sm:hidden">
                      {textOf(block.head[at])}:{' '}
                    </span>
                  ) : null}
                  <Runs runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Runs({ runs }: { runs: readonly Inline[] }) {
  return runs.map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs of a line have no other order
    <Fragment key={at}>{runView(run)}</Fragment>
  ))
}

function runView(run: Inline) {
  switch (run.kind) {
    case 'text':
      return run.text
    case 'strong':
      return <strong>{run.text}</strong>
    case 'emphasis':
      return <em>{run.text}</em>
    case 'code':
      return <code>{run.text}</code>
    case 'link':
      return <a href={run.to}>{run.text}</a>
  }
}

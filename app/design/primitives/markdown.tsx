import { Fragment } from 'react'
import { type Block, type Inline, inlineText } from '#core/shared/markdown/blocks.ts'
import { Prose } from './surface/prose.tsx'

/** A long text, as HTML. The words are never markup, whatever is in them. */
export function Markdown({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Prose>
      <Blocks blocks={blocks} />
    </Prose>
  )
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
    <BlockView key={at} block={block} />
  ))
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
          <Blocks blocks={block.blocks} />
        </blockquote>
      )
    case 'list': {
      const items = block.items.map(({ content, blocks }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may say the same
        <li key={at}>
          <Runs runs={content} />
          <Blocks blocks={blocks} />
        </li>
      ))
      return block.ordered ? (
        <ol start={block.start === 1 ? undefined : block.start}>{items}</ol>
      ) : (
        <ul>{items}</ul>
      )
    }
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'table':
      return <TableView block={block} />
    case 'rule':
      return <hr />
  }
}

/** On a phone each row is a small card whose cells say what they are; a table of four columns would be cut off there. */
function TableView({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label={`Table starting with ${inlineText(block.rows[0]?.[0] ?? [])}`}
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-left text-sm max-sm:block sm:min-w-xl">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line-strong">
            {block.head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells stand in their columns
              <th key={at} scope="col" className="py-2 pr-4 font-semibold">
                <Runs runs={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {block.rows.map((row, line) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
              key={line}
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
                      {inlineText(block.head[at] ?? [])}:{' '}
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
      return (
        <strong>
          <Runs runs={run.content} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Runs runs={run.content} />
        </em>
      )
    case 'code':
      return <code>{run.text}</code>
    case 'link':
      return (
        <a href={run.to}>
          <Runs runs={run.content} />
        </a>
      )
    case 'break':
      return <br />
  }
}

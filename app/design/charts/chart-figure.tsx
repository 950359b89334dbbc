import type { ReactNode } from 'react'

export interface ChartFigureProps {
  /** What the picture shows, in one sentence with its main number; read aloud in place of the picture. */
  summary: string
  /** The picture; hidden from assistive technology. */
  children: ReactNode
  /** The same data for those who read, as a <table>. */
  table: ReactNode
  /** Words on the fold that opens the table. */
  tableLabel?: string
  /** What reads the picture point by point, laid over it. */
  reader?: ReactNode
  /** Words below the picture for everybody, where the text beside it says what the summary does. */
  caption?: string | undefined
}

/** A picture with its data as a table behind it. */
export function ChartFigure({
  summary,
  children,
  table,
  tableLabel = 'Show as a table',
  reader,
  caption,
}: ChartFigureProps) {
  return (
    <figure className="grid min-w-0 gap-3">
      {caption ? null : <figcaption className="sr-only">{summary}</figcaption>}
      <div className="relative">
        <div aria-hidden="true">{children}</div>
        {reader}
      </div>
      <details className="chart-data text-sm">
        <summary className="opener">{tableLabel}</summary>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          aria-label="The same as a table"
          className="mt-2 max-h-80 overflow-auto print:max-h-none print:overflow-visible"
        >
          {table}
        </section>
      </details>
      {caption ? <figcaption className="-order-1 text-sm text-ink-soft">{caption}</figcaption> : null}
    </figure>
  )
}

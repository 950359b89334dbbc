import type { ReactNode } from 'react'
import { LaterFold } from '../primitives/surface/later-fold.tsx'

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
    <figure className="chart">
      {caption ? null : <figcaption className="sr-only">{summary}</figcaption>}
      <div className="relative">
        <div aria-hidden="true">{children}</div>
        {reader}
      </div>
      <LaterFold label={tableLabel} className="chart-data" openerClass="opener" isPrinted>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          aria-label="The same as a table"
        >
          {table}
        </section>
      </LaterFold>
      {caption ? <figcaption className="chart-caption">{caption}</figcaption> : null}
    </figure>
  )
}

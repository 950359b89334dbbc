import type { ReactNode } from 'react'

interface PictureFigureProps {
  /** What the picture shows, in one sentence with its main number; read aloud in place of the picture. */
  readonly summary: string
  /** The picture, which shows every number; hidden from assistive technology. */
  readonly children: ReactNode
  /** The same data as a <table>, for assistive technology alone; null where a picture beside it has it. */
  readonly table: ReactNode
}

/** A picture that shows every number itself. `ChartFigure` is for one whose table others want to read as well. */
export function PictureFigure({ summary, children, table }: PictureFigureProps) {
  return (
    <figure className="chart">
      <figcaption className="sr-only">{summary}</figcaption>
      <div aria-hidden="true">{children}</div>
      {table ? <div className="sr-only">{table}</div> : null}
    </figure>
  )
}

import { shortNumber } from './short-number.ts'

/** A note over a bar. */
export interface ChartMark {
  /** Place of its bar, from 0. */
  readonly bar: number
  readonly label: string
  readonly title: string
}

/** The numbers of the notes over the bars that they belong to, in the width of the chart. */
export function BarMarks({ marks, bars }: { marks: readonly ChartMark[]; bars: number }) {
  if (marks.length === 0) return null
  return (
    <svg role="presentation" className="chart-marks">
      {marks.map(({ bar, label, title }) => (
        <text key={bar} x={`${shortNumber((100 * (bar + 0.5)) / Math.max(1, bars))}%`} y="12">
          <title>{title}</title>
          {label}
        </text>
      ))}
    </svg>
  )
}

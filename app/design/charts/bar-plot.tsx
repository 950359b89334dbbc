import type { ReactNode } from 'react'
import { numberText } from '#core/shared/number-text.ts'

interface BarPlotProps {
  /** The number at the top of the axis; 0 is at its foot. */
  readonly most: number
  /** What each bar is for, from left to right. The first and the last are written under them. */
  readonly names: readonly string[]
  /** The bars, drawn in a field of 100 by 100 with its origin at the top. */
  readonly children: ReactNode
}

/** The axis, the field and the foot of a chart of bars: two columns of a grid. */
export function BarPlot({ most, names, children }: BarPlotProps) {
  return (
    <>
      <div className="chart-axis h-40">
        <span>{numberText(most)}</span>
        <span>0</span>
      </div>
      <svg role="presentation" viewBox="0 0 100 100" preserveAspectRatio="none" className="chart-field h-40">
        {[0, 100].map(y => (
          <path key={y} d={`M0,${y}H100`} />
        ))}
        {children}
      </svg>
      <span />
      <p>
        <span>{names[0]}</span>
        {names.length > 1 ? <span>{names.at(-1)}</span> : null}
      </p>
    </>
  )
}

import type { ReactNode } from 'react'

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
      <div className="flex h-40 flex-col justify-between text-right tabular-nums">
        <span className="-my-2">{most.toLocaleString('en-GB')}</span>
        <span className="-my-2">0</span>
      </div>
      <svg
        role="presentation"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="h-40 w-full overflow-visible"
      >
        {[0, 100].map(y => (
          <path key={y} d={`M0,${y}H100`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        ))}
        {children}
      </svg>
      <span />
      <p className="mt-2 flex justify-between gap-4">
        <span>{names[0]}</span>
        {names.length > 1 ? <span>{names.at(-1)}</span> : null}
      </p>
    </>
  )
}

import type { ReactNode } from 'react'
import { ChartFigure } from './chart-figure.tsx'

interface DayBarsProps {
  /** What the picture says, in one sentence. */
  readonly summary: string
  /** The same numbers and what else there is of each day, as a <table>. */
  readonly table: ReactNode
  /** One bar each, from left to right. */
  readonly days: readonly { readonly name: string; readonly count: number }[]
}

/** One number a day as bars. `BarChart` is for layers, notes and days that can be chosen. */
export function DayBars({ summary, table, days }: DayBarsProps) {
  const most = Math.max(4, ...days.map(({ count }) => count))
  const width = 100 / Math.max(1, days.length)
  return (
    <ChartFigure summary={summary} table={table}>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-ink-faint">
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
          {days.map(({ name, count }, place) => (
            <rect
              key={name}
              x={place * width + width * 0.15}
              y={100 - (100 * count) / most}
              width={width * 0.7}
              height={(100 * count) / most}
              fill="var(--ember)"
            >
              <title>{`${name}: ${count}`}</title>
            </rect>
          ))}
        </svg>
        <span />
        <p className="mt-2 flex justify-between gap-4">
          <span>{days[0]?.name}</span>
          {days.length > 1 ? <span>{days.at(-1)?.name}</span> : null}
        </p>
      </div>
    </ChartFigure>
  )
}

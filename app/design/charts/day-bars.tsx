import type { ReactNode } from 'react'
import { BarPlot } from './bar-plot.tsx'
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
      <div className="chart-plot grid-cols-[auto_1fr]">
        <BarPlot most={most} names={days.map(({ name }) => name)}>
          <g fill="var(--ember)">
            {days.map(({ name, count }, place) =>
              count === 0 ? null : (
                <rect
                  key={name}
                  x={(place * width + width * 0.15).toFixed(2)}
                  y={(100 - (100 * count) / most).toFixed(2)}
                  width={(width * 0.7).toFixed(2)}
                  height={((100 * count) / most).toFixed(2)}
                >
                  <title>{`${name}: ${count}`}</title>
                </rect>
              ),
            )}
          </g>
        </BarPlot>
      </div>
    </ChartFigure>
  )
}

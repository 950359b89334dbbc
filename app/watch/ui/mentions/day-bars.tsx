import { ChartFigure } from '#app/design/charts/chart-figure.tsx'
import { ChartTable } from '#app/design/charts/chart-table.tsx'

/** Items a day as bars, with the same numbers as a table. */
export function DayBars({
  summary,
  days,
}: {
  summary: string
  days: readonly { readonly name: string; readonly count: number }[]
}) {
  const most = Math.max(4, ...days.map(({ count }) => count))
  const width = 100 / Math.max(1, days.length)
  return (
    <ChartFigure
      summary={summary}
      table={
        <ChartTable
          caption={summary}
          head={['Day', 'Items']}
          rows={days.map(({ name, count }) => [name, count])}
        />
      }
    >
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

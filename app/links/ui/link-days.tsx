import { ChartFigure } from '#app/design/charts/chart-figure.tsx'
import { ChartTable } from '#app/design/charts/chart-table.tsx'
import { dayText } from '#core/schedule/when-text.ts'
import type { LinkPageProps } from './link-views.ts'

/** Bars of the people of each day, with the machines in the table only: thousands of them would hide everybody. */
export function LinkDays({ days }: Pick<LinkPageProps, 'days'>) {
  const most = Math.max(4, ...days.map(({ people }) => people))
  const people = days.reduce((sum, day) => sum + day.people, 0)
  const width = 100 / days.length
  const [first, last] = [days[0], days.at(-1)]
  return (
    <ChartFigure
      summary={`${people === 1 ? '1 person' : `${people} people`} in ${days.length} days`}
      table={
        <ChartTable
          caption="Who followed this link, by day"
          head={['Day', 'People', 'Machines']}
          rows={days
            .filter(day => day.people + day.machines > 0)
            .toReversed()
            .map(day => [dayText(day.day, { year: true }), day.people, day.machines])}
        />
      }
    >
      <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-ink-faint">
        <div className="flex h-40 flex-col justify-between text-right tabular-nums">
          <span className="-my-2">{most}</span>
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
          {days.map((day, at) => (
            <rect
              key={day.day}
              x={at * width + width * 0.15}
              y={100 - (100 * day.people) / most}
              width={width * 0.7}
              height={(100 * day.people) / most}
              fill="var(--ember)"
            />
          ))}
        </svg>
        <span />
        <p className="mt-2 flex justify-between">
          <span>{first ? dayText(first.day) : ''}</span>
          <span>{last ? dayText(last.day) : ''}</span>
        </p>
      </div>
    </ChartFigure>
  )
}

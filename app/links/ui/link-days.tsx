import { ChartTable } from '#app/design/charts/chart-table.tsx'
import { DayBars } from '#app/design/charts/day-bars.tsx'
import { dayText } from '#core/schedule/when-text.ts'
import type { LinkPageProps } from './link-views.ts'

/** Bars of the people of each day, with the machines in the table only: thousands of them would hide everybody. */
export function LinkDays({ days }: Pick<LinkPageProps, 'days'>) {
  const people = days.reduce((sum, day) => sum + day.people, 0)
  return (
    <DayBars
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
      days={days.map(day => ({ name: dayText(day.day), count: day.people }))}
    />
  )
}

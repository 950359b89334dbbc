import { Panel } from '#app/design/primitives/surface/panel.tsx'
import type { DashboardView } from './dashboard-view.ts'

/** The basic analytics that every plan has: what was done in the last 30 days, counted. */
export function MonthPanel({ month }: { month: DashboardView['month'] }) {
  const figures = [
    { name: 'Posts written', value: month.posts },
    { name: 'Posts published', value: month.out },
    { name: 'Checks', value: month.checks },
  ]
  return (
    <Panel title="The last 30 days">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
        {figures.map(({ name, value }) => (
          <div key={name} className="grid content-end">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-display text-3xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {month.checks === 0 ? (
        <p className="text-sm text-ink-soft">Check a post in the editor and it will count here.</p>
      ) : null}
    </Panel>
  )
}

import { Form, Link } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { classNames } from '#app/design/primitives/class-names.ts'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import type { Grouping } from '#core/analytics/numbers.ts'
import { PERIOD_PRESETS, type Period } from '#core/analytics/period.ts'
import { listQuery } from '#core/shared/list-address.ts'

/** Which days are looked at: one press, or days of one's own. Both stand in the address. */
export function PeriodChoice({ period, by }: { period: Period; by: Grouping }) {
  const grouping = by === 'network' ? null : by
  return (
    <div className="grid gap-3 print:hidden">
      <ul className="flex flex-wrap gap-2" aria-label="Period">
        {PERIOD_PRESETS.map(days => (
          <li key={days}>
            <Link
              to={`/app/analytics${listQuery({ period: days === 30 ? null : days, by: grouping })}`}
              preventScrollReset
              aria-current={period.preset === days ? 'true' : undefined}
              className={classNames('button button-sm', period.preset === days && 'bg-sunk font-semibold')}
            >
              {days === 365 ? 'Last year' : `Last ${days} days`}
            </Link>
          </li>
        ))}
      </ul>
      <Form method="get" action="/app/analytics" className="flex flex-wrap items-end gap-3">
        {grouping ? <input type="hidden" name="by" value={grouping} /> : null}
        <TextField
          key={`from ${period.from}`}
          id="from"
          name="from"
          type="date"
          label="From"
          defaultValue={period.from}
          required
        />
        <TextField
          key={`to ${period.to}`}
          id="to"
          name="to"
          type="date"
          label="To"
          defaultValue={period.to}
          required
        />
        <Button size="sm">Show days</Button>
      </Form>
    </div>
  )
}

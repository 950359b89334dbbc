import { Form, Link } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { classNames } from '#app/design/primitives/class-names.ts'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { PERIOD_PRESETS, type Period, periodParameters } from '#core/analytics/period.ts'
import { listQuery } from '#core/shared/list-address.ts'

/** Which days are looked at: one press, or days of one's own. Both stand in the address. */
export function PeriodChoice(props: {
  period: Period
  /** The page, what else its address says, and the days it shows when the address names none. */
  path: string
  keep?: Readonly<Record<string, string | null>>
  usual?: number
}) {
  const { period, path, keep = {}, usual } = props
  return (
    <div className="grid gap-3 print:hidden">
      <ul className="flex flex-wrap gap-2" aria-label="Period">
        {PERIOD_PRESETS.map(days => (
          <li key={days}>
            <Link
              to={`${path}${listQuery({ ...periodParameters({ ...period, preset: days }, usual), ...keep })}`}
              preventScrollReset
              aria-current={period.preset === days ? 'true' : undefined}
              className={classNames('button button-sm', period.preset === days && 'bg-sunk font-semibold')}
            >
              {days === 365 ? 'Last year' : `Last ${days} days`}
            </Link>
          </li>
        ))}
      </ul>
      <Form method="get" action={path} className="flex flex-wrap items-end gap-3">
        {Object.entries(keep).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <DateField
          key={`from ${period.from}`}
          id="from"
          name="from"
          label="From"
          defaultValue={period.from}
          required
        />
        <DateField key={`to ${period.to}`} id="to" name="to" label="To" defaultValue={period.to} required />
        <Button size="sm">Show days</Button>
      </Form>
    </div>
  )
}

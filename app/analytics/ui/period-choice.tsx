import { Form, Link } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { LaterFold } from '#app/design/primitives/surface/later-fold.tsx'
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
    <div className="flex flex-wrap items-start gap-x-5 gap-y-1 print:hidden">
      <ul className="quiet-choices" aria-label="Period">
        {PERIOD_PRESETS.map(days => (
          <li key={days}>
            <Link
              to={`${path}${listQuery({ ...periodParameters({ ...period, preset: days }, usual), ...keep })}`}
              preventScrollReset
              aria-current={period.preset === days ? 'true' : undefined}
            >
              {days === 365 ? 'Last year' : `Last ${days} days`}
            </Link>
          </li>
        ))}
      </ul>
      <LaterFold
        label="Other days"
        className="text-sm open:basis-full"
        openerClass="w-fit py-1 text-ink-soft hover:text-ink"
        open={period.preset === null}
      >
        <Form method="get" action={path} className="flex flex-wrap items-end gap-3 py-3">
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
      </LaterFold>
    </div>
  )
}

import { classNames } from '#app/design/primitives/class-names.ts'
import { formatDate } from '#core/shared/time.ts'
import type { StatusDay } from '#core/support/status-days.ts'

const LOOKS: Record<StatusDay['state'], string> = {
  working: 'h-8 bg-success',
  behind: 'h-5 bg-warning',
  unknown: 'h-2 bg-line',
}

/** One bar for each day, the oldest left: told apart by height as well as by colour, and summed up for those who listen. */
export function DayStrip({ name, days }: { name: string; days: readonly StatusDay[] }) {
  const [first] = days
  const last = days.at(-1)
  const late = days.filter(({ state }) => state === 'behind')
  const unmeasured = days.filter(({ state }) => state === 'unknown').length
  const sentence = [
    `${name}, ${days.length} days:`,
    late.length === 0 ? 'no late days' : `late on ${late.map(({ day }) => dayName(day)).join(', ')}`,
    ...(unmeasured > 0 ? [`not measured on ${unmeasured} days`] : []),
  ].join(' ')
  return (
    <div className="grid gap-1">
      <div role="img" aria-label={sentence} className="flex h-8 items-end gap-0.5">
        {days.map(day => (
          <span
            key={day.day}
            title={`${dayName(day.day)}: ${dayText(day)}`}
            className={classNames('min-w-0 flex-1 rounded-sm', LOOKS[day.state])}
          />
        ))}
      </div>
      <div aria-hidden className="flex justify-between text-xs">
        <span>{first ? dayName(first.day) : null}</span>
        <span>{last ? 'Today' : null}</span>
      </div>
    </div>
  )
}

function dayText({ checked, late }: StatusDay): string {
  if (checked === 0) return 'not measured'
  return late === 0 ? `on time in all ${checked} checks` : `late in ${late} of ${checked} checks`
}

const dayName = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), 'UTC')

import { classNames } from '../primitives/class-names.ts'
import { fullDay, weekdayName } from './day-label.ts'

export interface WeekDay {
  /** Calendar day in the user's zone, YYYY-MM-DD. */
  day: string
  scheduled: number
  out: number
  failed: number
}

export interface WeekStripProps {
  days: readonly WeekDay[]
  /** The calendar day that is today. */
  today: string
}

const kinds = [
  { key: 'out', word: 'published', sign: '✓', look: 'bg-success-soft text-success' },
  { key: 'scheduled', word: 'scheduled', sign: '○', look: 'bg-sunk text-ink-soft' },
  { key: 'failed', word: 'failed', sign: '!', look: 'bg-danger-soft text-danger' },
] as const

/**
 * Seven days with what is scheduled, out and failed on each; signs and words, not colour alone (where there is no room,
 * the words stand below). A list, so it needs no table.
 */
export function WeekStrip({ days, today }: WeekStripProps) {
  return (
    <div className="@container">
      <ol className="grid grid-cols-7 gap-1 sm:gap-2">
        {days.map(day => {
          const shown = kinds.filter(kind => day[kind.key] > 0)
          return (
            <li
              key={day.day}
              aria-current={day.day === today ? 'date' : undefined}
              className={classNames(
                'grid min-h-28 content-start gap-1.5 rounded-md border px-1 py-2 text-center sm:px-2',
                day.day === today ? 'border-ember bg-raised' : 'border-line',
              )}
            >
              <span className="text-xs font-semibold text-ink-soft">
                <span aria-hidden="true">{weekdayName(day.day)}</span>
                <span className="sr-only">{fullDay(day.day)}</span>
              </span>
              <span aria-hidden="true" className="font-display text-xl">
                {Number(day.day.slice(8))}
              </span>
              {shown.length === 0 ? <span className="sr-only">Nothing scheduled</span> : null}
              {shown.map(kind => (
                <span key={kind.key} className={classNames('rounded-full text-xs font-semibold', kind.look)}>
                  <span aria-hidden="true">{kind.sign} </span>
                  {day[kind.key]}
                  <span className="sr-only @2xl:not-sr-only"> {kind.word}</span>
                </span>
              ))}
            </li>
          )
        })}
      </ol>
      <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 text-xs text-ink-soft @2xl:hidden">
        {kinds.map(kind => (
          <span key={kind.key}>
            {kind.sign} {kind.word}
          </span>
        ))}
      </p>
    </div>
  )
}

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
  { key: 'out', word: 'published', sign: '✓' },
  { key: 'scheduled', word: 'scheduled', sign: '○' },
  { key: 'failed', word: 'failed', sign: '!' },
] as const

/**
 * Seven days with what is scheduled, out and failed on each; signs and words, not colour alone (where there is no room,
 * the words stand below). A list, so it needs no table.
 */
export function WeekStrip({ days, today }: WeekStripProps) {
  return (
    <div className="@container">
      <ol className="week-strip">
        {days.map(day => {
          const shown = kinds.filter(kind => day[kind.key] > 0)
          return (
            <li key={day.day} aria-current={day.day === today ? 'date' : undefined}>
              <p>
                <span aria-hidden="true">{weekdayName(day.day)}</span>
                <span className="sr-only">{fullDay(day.day)}</span>
              </p>
              <b aria-hidden="true">{Number(day.day.slice(8))}</b>
              {shown.length === 0 ? <span className="sr-only">Nothing scheduled</span> : null}
              {shown.map(kind => (
                <p key={kind.key} className={kind.key}>
                  <span aria-hidden="true">{`${kind.sign} `}</span>
                  {day[kind.key]}
                  <span className="sr-only @2xl:not-sr-only">{` ${kind.word}`}</span>
                </p>
              ))}
            </li>
          )
        })}
      </ol>
      <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 text-xs text-ink-soft @2xl:hidden">
        {kinds.map(kind => (
          <span key={kind.key}>{`${kind.sign} ${kind.word}`}</span>
        ))}
      </p>
    </div>
  )
}

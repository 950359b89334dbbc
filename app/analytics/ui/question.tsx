import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NUMBER_TEXTS, SOURCE_LABELS } from '#app/analytics/copy.ts'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { changePercent } from '#core/analytics/figures.ts'
import { type AnalyticsNumber, type RowsAddress, rowsParameters } from '#core/analytics/numbers.ts'
import { type Period, periodParameters, type Span } from '#core/analytics/period.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'

/** A number of a question, with that of the time before; a sum of pounds carries its own texts. */
export interface ShownNumber {
  readonly number: AnalyticsNumber
  readonly now: number
  readonly before: number
  readonly text?: (value: number) => string
}

/** The address of the rows that a number is the sum of. */
export function behindAddress(
  period: Period,
  address: Pick<RowsAddress, 'number'> & Partial<RowsAddress>,
): string {
  return `/app/analytics/behind${listQuery({ ...rowsParameters(address), ...periodParameters(period) })}`
}

/** The address of the rows behind a number in days of one’s own. */
export function behindSpan(
  { from, to }: Span,
  address: Pick<RowsAddress, 'number'> & Partial<RowsAddress>,
): string {
  return `/app/analytics/behind${listQuery({ ...rowsParameters(address), from, to })}`
}

/** One of the four questions: its sentence, its picture, its numbers and where they come from. */
export function Question(props: {
  title: string
  sentence: string
  /** A second sentence, where there is more to say. */
  more?: string
  period: Period
  numbers: readonly ShownNumber[]
  /** Said below what the numbers are made of. */
  note?: string
  children?: ReactNode
}) {
  const { title, sentence, more, period, numbers, note, children } = props
  return (
    <Panel title={title}>
      <p className="max-w-prose text-lg">{sentence}</p>
      {more ? <p className="max-w-prose">{more}</p> : null}
      {children}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
        {numbers.map(shown => (
          <NumberLine key={shown.number} {...shown} period={period} />
        ))}
      </dl>
      <details className="text-sm text-ink-soft">
        <summary className="cursor-pointer">Where these numbers come from</summary>
        <p className="pt-2">
          From {dayText(period.from, { year: true })} to {dayText(period.to, { year: true })}, compared with
          the {period.days === 1 ? 'day' : `${period.days} days`} before.
        </p>
        <dl className="grid gap-3 pt-3">
          {numbers.map(({ number }) => (
            <div key={number} className="grid max-w-prose gap-0.5">
              <dt className="font-semibold text-ink">{NUMBER_TEXTS[number].label}</dt>
              <dd>
                {SOURCE_LABELS[NUMBER_TEXTS[number].source]}. {NUMBER_TEXTS[number].formula}
              </dd>
            </div>
          ))}
        </dl>
        {note ? <p className="max-w-prose pt-3">{note}</p> : null}
      </details>
    </Panel>
  )
}

function NumberLine({ number, now, before, text, period }: ShownNumber & { period: Period }) {
  const said = text ?? (value => value.toLocaleString('en-GB'))
  const percent = text ? null : changePercent(now, before)
  const change = percent === null ? '' : ` (${percent > 0 ? '+' : ''}${percent}%)`
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-ink-soft">{NUMBER_TEXTS[number].label}</dt>
      <dd className="font-display text-2xl tabular-nums">
        {now === 0 ? (
          said(0)
        ) : (
          <Link to={behindAddress(period, { number })} className="link">
            {said(now)}
          </Link>
        )}
      </dd>
      <dd className="text-sm text-ink-soft tabular-nums">
        {said(before)} before{change}
      </dd>
    </div>
  )
}

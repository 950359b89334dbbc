import type { ReactNode } from 'react'
import { NUMBER_TEXTS, QUESTIONS, SOURCE_LABELS } from '#app/analytics/copy.ts'
import { LaterFold } from '#app/design/primitives/surface/later-fold.tsx'
import { LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { changePercent } from '#core/analytics/figures.ts'
import type { LetterSection } from '#core/analytics/letter/letter.ts'
import type { AnalyticsNumber } from '#core/analytics/numbers.ts'
import type { Period } from '#core/analytics/period.ts'
import { behindAddress } from '#core/analytics/rows-address.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { numberText } from '#core/shared/number-text.ts'
import { Words } from './words.tsx'

/** A number of a question, with that of the time before; a sum of pounds carries its own texts. */
export interface ShownNumber {
  readonly number: AnalyticsNumber
  readonly now: number
  readonly before: number
  readonly text?: (value: number) => string
}

/** One of the four questions: what came of it, its picture, and in the margin its numbers and where they come from. */
export function QuestionPart(props: {
  section: LetterSection
  period: Period
  numbers: readonly ShownNumber[]
  /** What cannot be said yet, and from when on. */
  notEnough: string | null
  /** Said below what the numbers are made of. */
  note?: string
  /** What the question ends with. */
  after?: ReactNode
  children?: ReactNode
}) {
  const { section, period, numbers, notEnough, note, after, children } = props
  const sources = [...new Set(numbers.map(({ number }) => NUMBER_TEXTS[number].source))]
  return (
    <LetterPart
      title={QUESTIONS[section.question]}
      anchor={section.question}
      margin={
        <>
          <dl className="letter-numbers" data-rooms="">
            {numbers.map(shown => (
              <NumberNote key={shown.number} {...shown} period={period} />
            ))}
          </dl>
          {notEnough ? <p>{notEnough}</p> : null}
          <p>{sources.map(source => `${SOURCE_LABELS[source]}.`).join(' ')}</p>
        </>
      }
    >
      {section.paragraphs.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are told apart by their place alone
        <p key={at} data-rooms="">
          <Words sentence={sentence} period={period} areRooms />
        </p>
      ))}
      {children}
      <LaterFold label="Where these numbers come from" className="letter-sources">
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
      </LaterFold>
      {after}
    </LetterPart>
  )
}

function NumberNote({ number, now, before, text, period }: ShownNumber & { period: Period }) {
  const said = text ?? numberText
  const percent = text ? null : changePercent(now, before)
  const change = percent === null ? '' : ` (${percent < 0 ? '−' : '+'}${Math.abs(percent)}%)`
  return (
    <div>
      <dt>{NUMBER_TEXTS[number].label}</dt>
      <dd>{now === 0 ? said(0) : <a href={behindAddress(period, { number })}>{said(now)}</a>}</dd>
      <dd>{`${said(before)} before${change}`}</dd>
    </div>
  )
}

import { NUMBER_TEXTS, QUESTIONS, REPORT_TEXTS, reportNumberText } from '#app/analytics/copy.ts'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import type { DailyFigures } from '#core/analytics/figures.ts'
import type { Period } from '#core/analytics/period.ts'
import type { ReportSection } from '#core/analytics/report.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'
import { ActedChart, ShowedUpChart } from '../question-charts.tsx'

export interface ReportSheetProps {
  readonly name: string
  readonly note: string
  readonly period: Period
  readonly today: string
  readonly sections: readonly ReportSection[]
  readonly parts: DailyFigures['parts']
  readonly platforms: readonly {
    readonly name: string | null
    readonly published: number
    readonly people: number
    readonly leads: number
    readonly firstPence: number
    readonly lastPence: number
  }[]
}

/** What a report says: each question with its sentence, numbers and picture, and the platforms. Nobody is named. */
export function ReportSheet({ name, note, period, today, sections, parts, platforms }: ReportSheetProps) {
  const isPounds = sections.some(({ question }) => question === 'paid')
  const days = `${dayText(period.from, { year: true })} to ${dayText(period.to, { year: true })}`
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <header className="grid gap-2">
        <h1 className="text-3xl wrap-anywhere">{name}</h1>
        <p className="text-ink-soft">
          {days}, beside the {period.days === 1 ? 'day' : `${period.days} days`} before. Counted on{' '}
          {dayText(today, { year: true })}.
        </p>
        {note ? (
          <p className="mt-2 border-l-2 border-ember pl-4 whitespace-pre-wrap wrap-anywhere">{note}</p>
        ) : null}
      </header>
      {sections.map(({ question, sentence, numbers }) => (
        <section key={question} aria-labelledby={`report-${question}`} className="grid min-w-0 gap-4">
          <h2 id={`report-${question}`} className="text-2xl">
            {QUESTIONS[question]}
          </h2>
          <p className="text-lg">{sentence}</p>
          {question === 'showedUp' ? <ShowedUpChart parts={parts} summary={sentence} page={null} /> : null}
          {question === 'acted' ? <ActedChart parts={parts} summary={sentence} page={null} /> : null}
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
            {numbers.map(({ number, now, before, isMoney }) => (
              <div key={number} className="grid content-start gap-0.5">
                <dt className="text-sm text-ink-soft">
                  {isMoney ? REPORT_TEXTS.won : NUMBER_TEXTS[number].label}
                </dt>
                <dd className="font-display text-2xl tabular-nums">{reportNumberText(now, isMoney)}</dd>
                <dd className="text-sm text-ink-soft tabular-nums">
                  {reportNumberText(before, isMoney)} before
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="grid min-w-0 gap-4">
        <h2 className="text-2xl">{REPORT_TEXTS.platforms}</h2>
        <DataTable
          caption={REPORT_TEXTS.platforms}
          captionHidden
          rows={platforms}
          rowKey={({ name }) => name ?? 'none'}
          columns={[
            { key: 'name', label: 'Platform', cell: ({ name }) => name ?? REPORT_TEXTS.none },
            { key: 'published', label: 'Published', numeric: true, cell: row => row.published },
            { key: 'people', label: 'People', numeric: true, cell: row => row.people },
            { key: 'leads', label: 'Got in touch', numeric: true, cell: row => row.leads },
            ...(isPounds
              ? [
                  {
                    key: 'first',
                    label: 'First touch',
                    numeric: true,
                    cell: (row: ReportSheetProps['platforms'][number]) => formatPence(row.firstPence),
                  },
                  {
                    key: 'last',
                    label: 'Last touch',
                    numeric: true,
                    cell: (row: ReportSheetProps['platforms'][number]) => formatPence(row.lastPence),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </article>
  )
}

import { ANALYTICS_TEXTS, PAID_NOTE, QUESTIONS } from '#app/analytics/copy.ts'
import { ChartNoAxesColumn } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { chartMarks } from '#core/analytics/annotations.ts'
import { DAILY_NUMBERS, type DailyNumber } from '#core/analytics/figures.ts'
import type { Grouping } from '#core/analytics/numbers.ts'
import { periodParameters } from '#core/analytics/period.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'
import { AnalyticsTabs } from './analytics-tabs.tsx'
import type { AnalyticsPageProps } from './analytics-views.ts'
import { GroupsTable } from './groups-table.tsx'
import { Notes } from './notes.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { Question, type ShownNumber } from './question.tsx'
import { ActedChart, plannedIn, ShowedUpChart } from './question-charts.tsx'
import { RowBars } from './row-bars.tsx'
import { SaveTables } from './save-tables.tsx'
import { ScoreBands } from './score-bands.tsx'

const TABLES = [
  ['weeks', 'Numbers by week'],
  ['scores', 'Scores'],
  ['groups', 'Where it came from'],
  ['notes', 'Notes'],
] as const

/** The four questions of a period, each with a sentence, a picture, and numbers that open their rows. */
export function AnalyticsPage(props: AnalyticsPageProps) {
  const { period, by, problem } = props
  return (
    <>
      <PageHeading
        title={ANALYTICS_TEXTS.title}
        description={ANALYTICS_TEXTS.description}
        actions={
          <>
            <ButtonLink to="/app/analytics/reports">Reports</ButtonLink>
            <ButtonLink to="/app/analytics/summary">Monday summary</ButtonLink>
            <ButtonLink to="/app/analytics/import">Import numbers</ButtonLink>
          </>
        }
      />
      <AnalyticsTabs current="numbers" />
      <div className="grid min-w-0 gap-8">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        <PeriodChoice period={period} path="/app/analytics" keep={{ by: by === 'network' ? null : by }} />
        <p className="text-ink-soft">
          {dayText(period.from, { year: true })} to {dayText(period.to, { year: true })}, beside the{' '}
          {period.days === 1 ? 'day' : `${period.days} days`} before.
        </p>
        {isEmpty(props) ? (
          <EmptyState
            icon={<ChartNoAxesColumn />}
            title={ANALYTICS_TEXTS.emptyTitle}
            example={ANALYTICS_TEXTS.example}
            action={
              <ButtonLink variant="primary" to="/app/content">
                Open the planner
              </ButtonLink>
            }
          >
            {ANALYTICS_TEXTS.empty}
          </EmptyState>
        ) : null}
        {isEmpty(props) ? (
          <Notes {...props} />
        ) : (
          <>
            <ShowedUp {...props} />
            <Sounded {...props} />
            <Acted {...props} />
            <Paid {...props} />
            <Notes {...props} />
            <GroupsTable {...props} />
            <SaveTables tables={TABLES} query={{ ...periodParameters(period), by }} />
          </>
        )}
      </div>
    </>
  )
}

function isEmpty({ daily, paid, paidBefore }: AnalyticsPageProps): boolean {
  const counted = DAILY_NUMBERS.some(number => daily.now[number] + daily.before[number] > 0)
  return !counted && (paid?.total.deals ?? 0) + (paidBefore?.deals ?? 0) === 0
}

function ShowedUp({ daily, sentences, period, by, annotations }: AnalyticsPageProps) {
  return (
    <Question
      title={QUESTIONS.showedUp}
      sentence={sentences.showedUp}
      period={period}
      numbers={[
        { number: 'planned', now: plannedIn(daily.now), before: plannedIn(daily.before) },
        ...numbersOf(daily, ['planned_published', 'slipped', 'ahead', 'published']),
      ]}
    >
      <ShowedUpChart
        parts={daily.parts}
        summary={sentences.showedUp}
        page={pageOf(by)}
        marks={chartMarks(daily.parts, annotations)}
      />
    </Question>
  )
}

function Sounded({ alignment, alignmentBefore, sentences, period, daily }: AnalyticsPageProps) {
  return (
    <Question
      title={QUESTIONS.sounded}
      sentence={sentences.sounded}
      period={period}
      numbers={[
        { number: 'scored', now: alignment.posts, before: alignmentBefore.posts },
        ...numbersOf(daily, ['published']),
      ]}
    >
      {alignment.posts > 0 ? (
        <ScoreBands alignment={alignment} period={period} summary={sentences.sounded} />
      ) : null}
    </Question>
  )
}

function Acted({ daily, sentences, period, by, annotations }: AnalyticsPageProps) {
  return (
    <Question
      title={QUESTIONS.acted}
      sentence={sentences.acted}
      more={sentences.networks}
      period={period}
      numbers={numbersOf(daily, ['people', 'leads', 'views', 'reactions', 'measured', 'added', 'machines'])}
    >
      <ActedChart
        parts={daily.parts}
        summary={sentences.acted}
        page={pageOf(by)}
        marks={chartMarks(daily.parts, annotations)}
      />
    </Question>
  )
}

function Paid({ paid, paidBefore, sentences, period, rows }: AnalyticsPageProps) {
  if (!paid || !paidBefore || sentences.paid === null)
    return (
      <Panel title={QUESTIONS.paid}>
        <p className="text-ink-soft">{ANALYTICS_TEXTS.noMoney}</p>
      </Panel>
    )
  const text = (pence: number) => formatPence(pence)
  const shown = rows.filter(row => row.key === null || row.first.deals + row.last.deals > 0)
  return (
    <Question
      title={QUESTIONS.paid}
      sentence={sentences.paid}
      period={period}
      note={PAID_NOTE}
      numbers={(['first', 'last'] as const).map(
        (number): ShownNumber => ({ number, now: paid.total.pence, before: paidBefore.pence, text }),
      )}
    >
      {paid.total.deals > 0 ? (
        <RowBars
          summary={sentences.paid}
          head={['What led to it', 'First touch', 'Last touch']}
          colours={['var(--ember)', 'var(--values)']}
          rows={shown.map(row => ({
            name: row.name ?? ANALYTICS_TEXTS.notAttributed,
            values: [row.first.pence, row.last.pence],
            texts: [formatPence(row.first.pence), formatPence(row.last.pence)],
          }))}
        />
      ) : null}
    </Question>
  )
}

/** Where a period that is chosen in a picture leads: to this page, divided as it is. */
function pageOf(by: Grouping) {
  return { path: '/app/analytics', keep: { by: by === 'network' ? null : by } }
}

function numbersOf(
  { now, before }: AnalyticsPageProps['daily'],
  numbers: readonly DailyNumber[],
): ShownNumber[] {
  return numbers.map(number => ({ number, now: now[number], before: before[number] }))
}

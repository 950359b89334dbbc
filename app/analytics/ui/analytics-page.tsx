import type { ReactNode } from 'react'
import {
  ANALYTICS_TEXTS,
  DIVIDED_TEXTS,
  FIGURE_CAPTIONS,
  PAID_NOTE,
  QUESTION_PROMISES,
  QUESTIONS,
} from '#app/analytics/copy.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { LaterFolds } from '#app/design/primitives/surface/later-fold.tsx'
import { Letter, LetterHead, LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { chartMarks } from '#core/analytics/annotations.ts'
import { DAILY_NUMBERS, type DailyNumber } from '#core/analytics/figures.ts'
import type { LetterSection } from '#core/analytics/letter/letter.ts'
import { periodParameters } from '#core/analytics/period.ts'
import { REPORT_QUESTIONS, type ReportQuestion } from '#core/analytics/report.ts'
import { spanText } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'
import { AnalyticsTabs } from './analytics-tabs.tsx'
import type { AnalyticsPageProps } from './analytics-views.ts'
import { DivideBy } from './divide-by.tsx'
import { Contents } from './letter/contents.tsx'
import { PullQuote } from './letter/pull-quote.tsx'
import { QuestionPart, type ShownNumber } from './letter/question-part.tsx'
import { SavedTables } from './letter/saved-tables.tsx'
import { ToolsPart } from './letter/tools-part.tsx'
import { Words } from './letter/words.tsx'
import { Notes } from './notes.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { ActedChart, hasActed, plannedIn, ShowedUpChart } from './question-charts.tsx'
import { ScoreBands } from './score-bands.tsx'
import { WonPicture } from './won-picture.tsx'

/** Where a period that is chosen leads, in a picture, too. */
const HERE = { path: '/app/analytics', keep: {} }

const TABLES = [
  ['weeks', 'Numbers by week'],
  ['scores', 'Scores'],
  ['groups', 'Where it came from'],
  ['notes', 'Notes'],
] as const

/** The four questions of a period as a letter: sentences whose numbers open their rows, with pictures between them. */
export function AnalyticsPage(props: AnalyticsPageProps) {
  const { period, problem, letter, folds } = props
  const nothing = isEmpty(props)
  return (
    <LaterFolds value={folds}>
      <Letter>
        <AnalyticsTabs current="numbers" />
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        <PeriodChoice period={period} path={HERE.path} />
        <LetterHead
          title={ANALYTICS_TEXTS.title}
          dateline={`${spanText(period.from, period.to)}, beside the ${period.days === 1 ? 'day' : `${period.days} days`} before`}
          headline={nothing ? ANALYTICS_TEXTS.emptyTitle : letter.headline}
          standfirst={
            nothing ? ANALYTICS_TEXTS.empty : <Words sentence={letter.standfirst} period={period} />
          }
        />
        {nothing ? (
          <Promises />
        ) : (
          <>
            <Contents sections={letter.sections} />
            {REPORT_QUESTIONS.map(question => {
              const section = letter.sections.find(section => section.question === question)
              return <QuestionOf key={question} {...props} question={question} section={section ?? null} />
            })}
          </>
        )}
        <Notes {...props} />
        {nothing ? null : (
          <LetterPart title={DIVIDED_TEXTS.title} anchor="divided">
            <p>{DIVIDED_TEXTS.lead}</p>
            <DivideBy period={period} current={null} />
          </LetterPart>
        )}
        <Tools>{nothing ? null : <SavedTables tables={TABLES} query={periodParameters(period)} />}</Tools>
      </Letter>
    </LaterFolds>
  )
}

function isEmpty({ daily, paid, paidBefore }: AnalyticsPageProps): boolean {
  const counted = DAILY_NUMBERS.some(number => daily.now[number] + daily.before[number] > 0)
  return !counted && (paid?.total.deals ?? 0) + (paidBefore?.deals ?? 0) === 0
}

/** What will stand here, and the one thing that begins it. */
function Promises() {
  return (
    <LetterPart title="What you’ll read here">
      <dl className="grid max-w-prose gap-4">
        {REPORT_QUESTIONS.map(question => (
          <div key={question}>
            <dt className="font-display text-lg">{QUESTIONS[question]}</dt>
            <dd className="text-ink-soft">{QUESTION_PROMISES[question]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <ButtonLink variant="primary" to="/app/content">
          Open the planner
        </ButtonLink>
      </p>
    </LetterPart>
  )
}

function Tools({ children }: { children: ReactNode }) {
  return (
    <ToolsPart>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <TextLink to="/app/analytics/reports">Reports</TextLink>
        </li>
        <li>
          <TextLink to="/app/analytics/import">Import numbers</TextLink>
        </li>
        <li>
          <TextLink to="/app/settings/notifications">Notification settings</TextLink>
        </li>
      </ul>
      {children}
    </ToolsPart>
  )
}

interface QuestionProps extends AnalyticsPageProps {
  readonly question: ReportQuestion
  /** Null where whoever looks may not see the answer. */
  readonly section: LetterSection | null
}

function QuestionOf({ question, section, ...props }: QuestionProps) {
  const { period, letter, notEnough } = props
  if (section === null)
    return (
      <LetterPart title={QUESTIONS[question]} anchor={question}>
        <p className="text-ink-soft">{ANALYTICS_TEXTS.noMoney}</p>
      </LetterPart>
    )
  return (
    <QuestionPart
      section={section}
      period={period}
      numbers={NUMBERS_OF[question](props)}
      notEnough={notEnough[question]}
      {...(question === 'paid' ? { note: PAID_NOTE } : {})}
      after={question === 'sounded' && letter.quote ? <PullQuote quote={letter.quote} /> : null}
    >
      <Picture {...props} question={question} />
    </QuestionPart>
  )
}

function Picture(props: AnalyticsPageProps & { question: ReportQuestion }) {
  const { question, daily, annotations, alignment, period, paid, won } = props
  // What it comes to, the sentences beside it say; its table is called what it is.
  const caption = FIGURE_CAPTIONS[question]
  const marks = chartMarks(daily.parts, annotations)
  switch (question) {
    case 'showedUp':
      if (marks.length === 0 && !daily.parts.some(({ sums }) => plannedIn(sums) > 0)) return null
      return <ShowedUpChart {...{ caption, marks }} parts={daily.parts} summary={caption} page={HERE} />
    case 'sounded':
      if (alignment.posts === 0) return null
      return <ScoreBands {...{ caption, alignment, period }} summary={caption} />
    case 'acted':
      if (marks.length === 0 && !daily.parts.some(({ sums }) => hasActed(sums))) return null
      return <ActedChart {...{ caption, marks }} parts={daily.parts} summary={caption} page={HERE} />
    case 'paid': {
      if (!won || paid?.total.deals === 0) return null
      return <WonPicture won={won} caption={caption} />
    }
  }
}

const NUMBERS_OF: Readonly<Record<ReportQuestion, (props: AnalyticsPageProps) => ShownNumber[]>> = {
  showedUp: ({ daily }) => [
    { number: 'planned', now: plannedIn(daily.now), before: plannedIn(daily.before) },
    ...numbersOf(daily, ['planned_published', 'slipped', 'ahead', 'published']),
  ],
  sounded: ({ daily, alignment, alignmentBefore }) => [
    { number: 'scored', now: alignment.posts, before: alignmentBefore.posts },
    ...numbersOf(daily, ['published']),
  ],
  acted: ({ daily }) =>
    numbersOf(daily, ['people', 'leads', 'views', 'reactions', 'measured', 'added', 'machines']),
  paid: ({ paid, paidBefore }) =>
    (['first', 'last'] as const).map(number => ({
      number,
      now: paid?.total.pence ?? 0,
      before: paidBefore?.pence ?? 0,
      text: formatPence,
    })),
}

function numbersOf(
  { now, before }: AnalyticsPageProps['daily'],
  numbers: readonly DailyNumber[],
): ShownNumber[] {
  return numbers.map(number => ({ number, now: now[number], before: before[number] }))
}

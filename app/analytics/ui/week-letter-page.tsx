import { Form, Link } from 'react-router'
import { QUESTIONS, SUMMARY_TEXTS, weekText } from '#app/analytics/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Letter, LetterHead, LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { Letter as WrittenLetter } from '#core/analytics/letter/letter.ts'
import type { LetterWeek, WeekToRead } from '#core/analytics/letter/week.ts'
import type { Period } from '#core/analytics/period.ts'
import type { ReportQuestion } from '#core/analytics/report.ts'
import type { SummaryNumber, SummaryStep } from '#core/analytics/summary.ts'
import { numberText } from '#core/shared/number-text.ts'
import { AnalyticsTabs } from './analytics-tabs.tsx'
import { PullQuote } from './letter/pull-quote.tsx'
import { Words } from './letter/words.tsx'

export interface WeekLetterPageProps {
  readonly week: LetterWeek
  readonly period: Period
  readonly letter: WrittenLetter
  readonly notEnough: Readonly<Record<ReportQuestion, string | null>>
  readonly numbers: readonly SummaryNumber[]
  readonly step: SummaryStep | null
  readonly isQuiet: boolean
  readonly weeks: readonly WeekToRead[]
  /** The Monday of the week that is not over. */
  readonly thisWeek: string
  readonly isOn: boolean
  readonly problem?: string | undefined
}

/** A week as its letter, the way to the others, and the switch for the email. */
export function WeekLetterPage(props: WeekLetterPageProps) {
  const { week, period, letter, notEnough, step, isQuiet, weeks, problem } = props
  // Of a week long over nothing more is to come.
  const isPromise = isQuiet && week.isLatest
  return (
    <Letter>
      <AnalyticsTabs current="letter" />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <LetterHead
        title={SUMMARY_TEXTS.title}
        dateline={week.isOver ? weekText(week) : `${SUMMARY_TEXTS.soFar}, ${weekText(week)}`}
        headline={isPromise ? SUMMARY_TEXTS.quietTitle : letter.headline}
        standfirst={isPromise ? SUMMARY_TEXTS.quiet : <Words sentence={letter.standfirst} period={period} />}
      />
      {isQuiet
        ? null
        : letter.sections.map(({ question, paragraphs }, at) => (
            <LetterPart
              key={question}
              title={QUESTIONS[question]}
              anchor={question}
              margin={at === 0 ? <NumberNotes numbers={props.numbers} /> : notEnough[question]}
            >
              {paragraphs.map((sentence, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are told apart by their place alone
                <p key={place}>
                  <Words sentence={sentence} period={period} />
                </p>
              ))}
              {question === 'sounded' && letter.quote ? <PullQuote quote={letter.quote} /> : null}
            </LetterPart>
          ))}
      {step ? (
        <LetterPart
          title={SUMMARY_TEXTS.step}
          margin={
            <TextLink to="/insights" className="print:hidden">
              {SUMMARY_TEXTS.more}
            </TextLink>
          }
        >
          <p>{step.reason}</p>
          <p className="print:hidden">
            <ButtonLink variant="primary" to={step.path}>
              {step.title}
            </ButtonLink>
          </p>
        </LetterPart>
      ) : null}
      <Weeks week={week} weeks={weeks} isQuiet={isQuiet} thisWeek={props.thisWeek} />
      <MailSwitch isOn={props.isOn} />
    </Letter>
  )
}

function NumberNotes({ numbers }: Pick<WeekLetterPageProps, 'numbers'>) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-5 gap-y-3">
      {numbers.map(({ label, now, before }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="text-ink tabular-nums">{now}</dd>
          <dd className="text-xs tabular-nums">The week before: {before}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The other weeks that hold anything, and this one among them, which is not over. */
function Weeks({
  week,
  weeks,
  isQuiet,
  thisWeek,
}: Pick<WeekLetterPageProps, 'week' | 'weeks' | 'isQuiet' | 'thisWeek'>) {
  const others = weeks.filter(({ from }) => from !== week.from)
  return (
    <div className="print:hidden">
      <LetterPart
        title={SUMMARY_TEXTS.others}
        margin={
          <>
            {isQuiet ? null : <p>{SUMMARY_TEXTS.again}</p>}
            <p>
              <TextLink to={`/app/analytics?from=${week.from}&to=${week.to}`}>
                Open these numbers in Analytics
              </TextLink>
            </p>
          </>
        }
      >
        {others.length === 0 ? (
          <p className="text-ink-soft">{SUMMARY_TEXTS.none}</p>
        ) : (
          <ul className="grid">
            {others.map(({ from, to, published, people }) => (
              <li key={from} className="flex flex-wrap justify-between gap-x-5 border-b border-line py-2">
                <Link to={`/app/analytics/summary?week=${from}`} className="link">
                  {from === thisWeek ? SUMMARY_TEXTS.soFar : weekText({ from, to })}
                </Link>
                <span className="text-sm text-ink-soft tabular-nums">
                  {numberText(published)} published, {numberText(people)} {people === 1 ? 'person' : 'people'}
                </span>
              </li>
            ))}
          </ul>
        )}
      </LetterPart>
    </div>
  )
}

function MailSwitch({ isOn }: { isOn: boolean }) {
  const pending = usePending()
  return (
    <div className="print:hidden">
      <LetterPart
        title={isOn ? SUMMARY_TEXTS.on : SUMMARY_TEXTS.off}
        margin={
          <p>
            <TextLink to="/app/settings/notifications">Notification settings</TextLink>
          </p>
        }
      >
        <p className="text-ink-soft">{SUMMARY_TEXTS.when}</p>
        <Form method="post">
          <Button name="intent" value={isOn ? 'off' : 'on'} pending={pending}>
            {isOn ? 'Turn off weekly letter' : 'Turn on weekly letter'}
          </Button>
        </Form>
      </LetterPart>
    </div>
  )
}

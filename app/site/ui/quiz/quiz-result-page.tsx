import { Printer } from '#app/design/icons/icons.ts'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { ResultRing } from './result-ring.tsx'

export interface QuizResultPageProps {
  name: string
  /** Null where the answers could not be read. */
  score: number | null
  focus: string
  /** What was found. */
  finding: string
  /** The line below it. */
  line: string
  paragraphs: readonly string[]
  strengths: readonly string[]
  nextSteps: readonly string[]
  points: readonly PointsProps[]
  sentence: SentenceProps | null
  /** Address of the fire that the answers light. */
  hearth: string
  /** Already written out, such as '20 November 2026'. */
  takenOn: string
}

interface PointsProps {
  field: string
  question: string
  points: number
  outOf: number
  reason: string
}

interface SentenceProps {
  said: string
  sharper: string
  /** What to add, as a question; null when nothing is missing. */
  prompt: string | null
}

/** The quiz's answer: what was found, the number with its reasons, and what to do. Prints on one sheet. */
export function QuizResultPage(result: QuizResultPageProps) {
  return (
    <FocusLayout>
      {result.score === null ? <Unreadable {...result} /> : <Result {...result} score={result.score} />}
    </FocusLayout>
  )
}

function Result(result: QuizResultPageProps & { score: number }) {
  const hydrated = useHydrated()
  return (
    <article className="grid gap-10">
      <header className="flex flex-wrap items-center gap-x-10 gap-y-6">
        <ResultRing score={result.score} />
        <div className="grid min-w-60 flex-1 gap-2">
          <p className="text-sm font-semibold text-ember">
            {result.name ? `${result.name}’s` : 'Your'} brand clarity score · {result.takenOn}
          </p>
          <h1 className="text-4xl">{result.finding}</h1>
          <p className="text-lg text-ink-soft">{result.line}</p>
        </div>
      </header>
      {result.sentence ? <Sentence {...result.sentence} /> : null}
      <Card look="ember" as="section" className="flex items-center gap-5">
        <img src={result.hearth} alt="" width={64} height={64} className="size-16 shrink-0" />
        <div className="grid gap-2">
          <h2 className="font-text text-sm font-semibold text-ember-strong">Your primary focus</h2>
          <p className="font-display text-2xl">{result.focus}</p>
        </div>
      </Card>
      <section className="grid gap-4">
        <h2 className="text-2xl">What it means</h2>
        {result.paragraphs.map(paragraph => (
          <p key={paragraph} className="text-lg">
            {paragraph}
          </p>
        ))}
      </section>
      {result.strengths.length > 0 ? (
        <section className="grid gap-3">
          <h2 className="text-2xl">What’s already clear</h2>
          <ul className="grid list-disc gap-2 pl-5 marker:text-ember">
            {result.strengths.map(strength => (
              <li key={strength}>{strength}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="grid gap-4">
        <h2 className="text-2xl">Three next steps</h2>
        <ol className="grid gap-3">
          {result.nextSteps.map((step, at) => (
            <li key={step} className="flex gap-4 border-b border-line pb-3 last:border-0">
              <span aria-hidden="true" className="font-display text-2xl text-ember italic">
                {at + 1}
              </span>
              <span className="pt-1">{step}</span>
            </li>
          ))}
        </ol>
      </section>
      {result.points.length > 0 ? (
        <Points title="How we worked out your score" points={result.points} />
      ) : null}
      <div className="no-print grid gap-6">
        <Notice>We’ve emailed you these results too.</Notice>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to="/auth?mode=register" variant="primary" size="lg">
            Start Your Free Trial
          </ButtonLink>
          {hydrated ? (
            <Button type="button" size="lg" icon={<Printer aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
          ) : null}
        </div>
        <p className="text-sm text-ink-soft">
          Free for 7 days, no card needed. Sign up with the same email and we’ll bring your answers across.
        </p>
      </div>
    </article>
  )
}

/** The founder's own words, and what would sharpen them. */
function Sentence({ said, sharper, prompt }: SentenceProps) {
  return (
    <section aria-label="Your own words" className="grid gap-4 border-l-4 border-ember pl-5">
      <figure className="grid gap-1">
        <figcaption className="text-sm font-semibold text-ink-soft">You wrote</figcaption>
        <blockquote className="text-lg wrap-anywhere">“{said}”</blockquote>
      </figure>
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-ember">
          {prompt ? 'Sharper, once you finish it' : 'Your brand in one line'}
        </p>
        <p className="font-display text-2xl wrap-anywhere">
          {sharper}{' '}
          {prompt ? <mark className="rounded bg-ember-soft px-1 text-ember-strong">{prompt}</mark> : null}
        </p>
      </div>
    </section>
  )
}

/** Each question with its points and their reason, for whoever doubts the number. */
function Points({ title, points }: { title: string; points: readonly PointsProps[] }) {
  return (
    <details className="border-t border-line pt-4">
      <summary className="cursor-pointer font-semibold">{title}</summary>
      <p className="mt-3 text-sm text-ink-soft">
        We look at what you say, not how much: who, what changes, proof and words of your own.
      </p>
      <ul className="mt-3 grid gap-3">
        {points.map(each => (
          <li key={each.field} className="flex justify-between gap-4 border-b border-line pb-3 last:border-0">
            <div className="grid gap-0.5">
              <p className="font-medium">{each.question}</p>
              <p className="text-sm text-ink-soft">{each.reason}</p>
            </div>
            <p className="shrink-0 font-semibold tabular-nums">
              {each.points} of {each.outOf}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** No number for what could not be read: what happened, why, and the way to another try. */
function Unreadable({ finding, points }: QuizResultPageProps) {
  return (
    <article className="grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">{finding}</h1>
        <p className="text-lg text-ink-soft">
          A number for answers we don’t understand would mean nothing, so there isn’t one. A few words of your
          own for each question are enough.
        </p>
      </header>
      <div>
        <ButtonLink to="/brand-clarity-quiz" variant="primary" size="lg">
          Take the Quiz Again
        </ButtonLink>
      </div>
      <Points title="What we looked for" points={points} />
    </article>
  )
}

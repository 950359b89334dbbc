import { Printer } from 'lucide-react'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { ResultRing } from './result-ring.tsx'

export interface QuizResultPageProps {
  name: string
  score: number
  focus: string
  headline: string
  /** The line below the headline. */
  line: string
  paragraphs: readonly string[]
  strengths: readonly string[]
  nextSteps: readonly string[]
  /** Already written out, such as '20 November 2026'. */
  takenOn: string
}

/** The quiz's answer: the number, the one thing to work on, what it means and what to do. Prints on one sheet. */
export function QuizResultPage(result: QuizResultPageProps) {
  const hydrated = useHydrated()
  return (
    <FocusLayout>
      <article className="grid gap-10">
        <header className="flex flex-wrap items-center gap-x-10 gap-y-6">
          <ResultRing score={result.score} />
          <div className="grid min-w-60 flex-1 gap-2">
            <p className="text-sm font-semibold text-ember">
              {result.name ? `${result.name}’s` : 'Your'} brand clarity score · {result.takenOn}
            </p>
            <h1 className="text-4xl">{result.headline}</h1>
            <p className="text-lg text-ink-soft">{result.line}</p>
          </div>
        </header>
        <Card look="ember" as="section" className="grid gap-2">
          <h2 className="font-text text-sm font-semibold text-ember-strong">Your primary focus</h2>
          <p className="font-display text-2xl">{result.focus}</p>
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
    </FocusLayout>
  )
}

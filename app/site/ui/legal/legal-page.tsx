import { ArrowLeft } from '#app/design/icons/icons.ts'
import { useOperator } from '#app/design/layout/operator.ts'
import { Markdown } from '#app/design/primitives/markdown.tsx'
import { type LegalTextName, legalText } from './legal-texts.ts'

/** A legal text with the way back above it and somebody to ask below. */
export function LegalPage({ title, name }: { title: string; name: LegalTextName }) {
  const operator = useOperator()
  const text = legalText(name, operator)
  return (
    <article className="mx-auto grid max-w-prose grid-cols-1 gap-8 px-5 py-12 sm:py-16">
      <header className="grid justify-items-start gap-4">
        <a href="/" className="button button-sm button-quiet -ml-3">
          <ArrowLeft aria-hidden /> Back
        </a>
        <h1 className="text-4xl">{title}</h1>
        <p className="text-ink-soft">In force since {text.facts.since}</p>
      </header>
      <Markdown blocks={text.blocks} />
      <footer className="rounded-lg border border-line bg-raised p-5">
        <h2 className="text-xl">Questions about this page?</h2>
        <p className="mt-1 text-ink-soft">
          {operator ? (
            <>
              Write to{' '}
              <a className="link" href={`mailto:${operator.supportEmail}`}>
                {operator.supportEmail}
              </a>{' '}
              or use our{' '}
            </>
          ) : (
            'Use our '
          )}
          <a className="link" href="/contact">
            contact form
          </a>
          .
        </p>
      </footer>
    </article>
  )
}

import { ArrowLeft } from 'lucide-react'
import { Markdown } from '#app/design/primitives/markdown.tsx'
import { SUPPORT_EMAIL } from '#app/platform/company.ts'
import type { MarkdownDocument } from '#core/shared/markdown/parse.ts'

/** A legal text with the way back above it and somebody to ask below. */
export function LegalPage({ title, text }: { title: string; text: MarkdownDocument }) {
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
          Write to{' '}
          <a className="link" href={`mailto:${SUPPORT_EMAIL}`}>
            {SUPPORT_EMAIL}
          </a>{' '}
          or use our{' '}
          <a className="link" href="/contact">
            contact form
          </a>
          .
        </p>
      </footer>
    </article>
  )
}

import { buttonClass } from '#app/design/primitives/actions/button-look.ts'
import { Markdown } from '#app/design/primitives/markdown.tsx'
import type { MarkdownDocument } from '#core/shared/markdown/parse.ts'
import { PageIntro } from '../frame/page-intro.tsx'

/** A public page of words: what it is about, the words, and one thing to do next. */
export function TextPage({ title, text }: { title: string; text: MarkdownDocument }) {
  const { eyebrow, lead, action, to } = text.facts
  return (
    <article className="mx-auto grid max-w-page grid-cols-1 gap-10 px-5 py-14 sm:py-20">
      <PageIntro eyebrow={eyebrow} title={title} lead={lead} />
      <Markdown blocks={text.blocks} />
      {action && to ? (
        <a href={to} className={`${buttonClass({ variant: 'primary', size: 'lg' })} w-fit`}>
          {action}
        </a>
      ) : null}
    </article>
  )
}

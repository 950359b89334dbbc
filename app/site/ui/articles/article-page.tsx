import { ArrowLeft } from '#app/design/icons/icons.ts'
import { Markdown } from '#app/design/primitives/markdown.tsx'
import { articleDay } from '../../copy/article-card.ts'
import type { Article } from '../../copy/articles.ts'

/** One article, with what to read next. */
export function ArticlePage({ article, next }: { article: Article; next: Article | undefined }) {
  return (
    <article className="mx-auto grid max-w-prose grid-cols-1 gap-8 px-5 py-12 sm:py-16">
      <header className="grid justify-items-start gap-4">
        <a href="/insights" className="button button-sm button-quiet -ml-3">
          <ArrowLeft aria-hidden /> All articles
        </a>
        <h1 className="text-4xl">{article.title}</h1>
        <p className="text-lg text-ink-soft">{article.summary}</p>
        <p className="text-sm text-ink-soft">
          <time dateTime={article.date}>{articleDay(article.date)}</time> · {article.minutes} min read
        </p>
      </header>
      <Markdown blocks={article.blocks} />
      <aside className="no-print grid gap-5 border-t border-line pt-8">
        <div className="grid justify-items-start gap-2 rounded-lg bg-ember-soft p-6">
          <h2 className="text-xl">How clear is your own brand?</h2>
          <p className="text-ink-soft">
            Answer 10 questions in about 3 minutes. Get a score and one thing to work on first.
          </p>
          <a href="/brand-clarity-quiz" className="button button-primary mt-2">
            Take Brand Clarity Quiz
          </a>
        </div>
        {next ? (
          <p>
            Read next:{' '}
            <a className="link" href={`/insights/${next.slug}`}>
              {next.title}
            </a>
          </p>
        ) : null}
      </aside>
    </article>
  )
}

import { type ArticleCard, articleDay } from '../../copy/article-card.ts'
import { PageIntro } from '../frame/page-intro.tsx'

/** What there is to read, the newest first. */
export function ArticleList({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <div className="mx-auto grid max-w-page gap-10 px-5 py-14 sm:py-20">
      <PageIntro
        eyebrow="Insights"
        title="Practical marketing advice for founders"
        lead="Articles about brand voice, stories, content and offers."
      >
        <p className="text-sm">
          <a href="/insights/feed.xml" className="link">
            RSS feed
          </a>
        </p>
      </PageIntro>
      <ul className="grid gap-5 md:grid-cols-2">
        {articles.map(article => (
          <li
            key={article.slug}
            className="grid content-start gap-2 rounded-lg border border-line bg-raised p-6"
          >
            <p className="text-sm text-ink-soft">
              <time dateTime={article.date}>{articleDay(article.date)}</time> · {article.minutes} min read
            </p>
            <h2 className="text-2xl">
              <a href={`/insights/${article.slug}`} className="hover:text-ember hover:underline">
                {article.title}
              </a>
            </h2>
            <p className="text-ink-soft">{article.summary}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

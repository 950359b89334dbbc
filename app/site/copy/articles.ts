import { atFirstUse } from '#core/shared/at-first-use.ts'
import { type MarkdownDocument, parseMarkdown } from '#core/shared/markdown/parse.ts'
import type { ArticleCard } from './article-card.ts'

export interface Article extends MarkdownDocument, ArticleCard {}

const WORDS_PER_MINUTE = 220

const files = import.meta.glob<string>('./texts/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const slugOf = (path: string) => path.replace(/^.*\/|\.md$/g, '')

/** What the articles are called in their addresses. */
export const ARTICLE_SLUGS = Object.keys(files).map(slugOf)

/** Every article for visitors, the newest first. They are Markdown in app/site/copy/texts/articles. */
export const articles = atFirstUse((): readonly Article[] =>
  Object.entries(files)
    .map(([path, source]) => toArticle(slugOf(path), parseMarkdown(source)))
    .sort((a, b) => b.date.localeCompare(a.date)),
)

function toArticle(slug: string, text: MarkdownDocument): Article {
  const { title = slug, summary = '', date = '' } = text.facts
  return { ...text, slug, title, summary, date, minutes: Math.ceil(text.wordCount / WORDS_PER_MINUTE) }
}

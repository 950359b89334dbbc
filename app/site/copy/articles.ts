import { type MarkdownDocument, parseMarkdown } from '#core/shared/markdown/parse.ts'
import type { ArticleCard } from './article-card.ts'

export interface Article extends MarkdownDocument, ArticleCard {}

const WORDS_PER_MINUTE = 220

const files = import.meta.glob<string>('./texts/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every article for visitors, the newest first. They are Markdown in app/site/copy/texts/articles. */
export const ARTICLES: readonly Article[] = Object.entries(files)
  .map(([path, source]) => toArticle(path.replace(/^.*\/|\.md$/g, ''), parseMarkdown(source)))
  .sort((a, b) => b.date.localeCompare(a.date))

function toArticle(slug: string, text: MarkdownDocument): Article {
  const { title = slug, summary = '', date = '' } = text.facts
  return { ...text, slug, title, summary, date, minutes: Math.ceil(text.wordCount / WORDS_PER_MINUTE) }
}

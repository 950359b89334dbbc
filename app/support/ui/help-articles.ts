import { blockText } from '#core/shared/markdown/blocks.ts'
import { type MarkdownDocument, parseMarkdown } from '#core/shared/markdown/parse.ts'

export interface HelpArticle extends MarkdownDocument {
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** The words alone, for searching. */
  readonly text: string
}

const files = import.meta.glob<string>('../copy/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every help article in its order. They are Markdown in app/support/copy. Read by loaders only, so no page brings them all. */
export const HELP_ARTICLES: readonly HelpArticle[] = Object.entries(files)
  .map(([path, source]) => toArticle(path.replace(/^.*\/|\.md$/g, ''), parseMarkdown(source)))
  .sort((a, b) => Number(a.facts.order) - Number(b.facts.order))

function toArticle(slug: string, text: MarkdownDocument): HelpArticle {
  const { title = slug, summary = '' } = text.facts
  return { ...text, slug, title, summary, text: blockText(text.blocks) }
}

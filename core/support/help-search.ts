/** An article as far as a search looks at it. */
export interface SearchableArticle {
  readonly title: string
  readonly summary: string
  /** The whole text, without marks. */
  readonly text: string
}

/**
 * The articles that hold every word that was typed (the last one may be begun only), those with the words in their
 * title first, otherwise in the order given. Nothing typed gives all of them.
 */
export function searchArticles<Article extends SearchableArticle>(
  articles: readonly Article[],
  search: string,
): Article[] {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return [...articles]
  const holds = (text: string) => {
    const lower = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`
    return words.every(word => lower.includes(` ${word}`))
  }
  const matches = articles.filter(({ title, summary, text }) => holds(`${title} ${summary} ${text}`))
  return [...matches.filter(({ title }) => holds(title)), ...matches.filter(({ title }) => !holds(title))]
}

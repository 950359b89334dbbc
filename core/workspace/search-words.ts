/** More words than this are not looked at. */
const MOST_WORDS = 8

/**
 * What was typed as a text search that finds it while the last word is still being typed: 'the kettle bro' gives
 * 'the & kettle & bro:*', for PostgreSQL's to_tsquery. Null when there is no word in it.
 */
export function prefixQuery(search: string): string | null {
  const words =
    search
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, MOST_WORDS) ?? []
  return words.length === 0 ? null : `${words.join(' & ')}:*`
}

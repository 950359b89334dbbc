import type { ComparedTerm, WordComparison } from './compare-words.ts'

const NAME = 'said'
/** As many as a table has rows: nobody opens more. */
const MOST = 36

/** The words whose sentences an address asks for. */
export function readSaid(params: URLSearchParams): string[] {
  return [...new Set(params.getAll(NAME))].slice(0, MOST)
}

/** The address that asks for a word besides the others, or no longer for it; its row is where it leads. */
export function saidAddress(said: readonly string[], word: string): string {
  const next = said.includes(word) ? said.filter(each => each !== word) : [...said, word]
  const query = new URLSearchParams(next.map(each => [NAME, each]))
  return `?${query}#${saidAnchor(word)}`
}

/** The name of a word’s row. */
export function saidAnchor(word: string): string {
  return `said-${word.replace(/[^\p{L}\p{N}]+/gu, '-')}`
}

/** The words without the sentences that were not asked for, which are nine tenths of what is compared. */
export function keepSaid(words: WordComparison, said: readonly string[]): WordComparison {
  const kept = (term: ComparedTerm): ComparedTerm =>
    said.includes(term.text)
      ? term
      : { ...term, theirs: { ...term.theirs, quotes: [] }, ours: { ...term.ours, quotes: [] } }
  return {
    ...words,
    both: words.both.map(kept),
    onlyTheirs: words.onlyTheirs.map(kept),
    onlyOurs: words.onlyOurs.map(kept),
  }
}

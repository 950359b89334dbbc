import { rarity } from './rarity.ts'
import type { Token } from './tokenise.ts'

/** Two neighbouring telling words, with nothing but function words and single spaces between them. */
export interface WordPair {
  readonly key: string
  /** Number of its second word. */
  readonly at: number
}

/** The pairs of a text, in order. A comma, a line or a sentence between two words parts them. */
export function wordPairs(tokens: readonly Token[]): WordPair[] {
  const pairs: WordPair[] = []
  let before: Token | null = null
  for (const [at, token] of tokens.entries()) {
    const previous = tokens[at - 1]
    if (previous && (previous.sentence !== token.sentence || token.start - previous.end > 1)) before = null
    if (rarity(token.stem) === 0) continue
    if (before !== null && before.stem !== token.stem) pairs.push({ key: `${before.stem} ${token.stem}`, at })
    before = token
  }
  return pairs
}

import { UNBANDED, wordFacts } from '../lexicon/word-facts.ts'
import type { Token } from './tokenise.ts'

/** What a word of each band says about a subject: function words nothing, then from the commonest down to the rest. */
const BAND_WEIGHTS = [0, 0.2, 0.4, 0.7, 1] as const

/** How much a stem says about what a text is about, 0 (function words) to 1 (rare words). */
export function rarity(key: string): number {
  const facts = wordFacts(key)
  if (facts === undefined) return key.length < 2 ? 0 : 1
  return BAND_WEIGHTS[facts.band] ?? BAND_WEIGHTS[UNBANDED]
}

/** The rarity of a word that was read; looked up once for each way it is written. */
export function rarityOf({ lexeme }: Pick<Token, 'lexeme'>): number {
  lexeme.rarity ??= rarity(lexeme.stem)
  return lexeme.rarity
}

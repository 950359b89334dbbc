import { COMMON_WORDS, FUNCTION_WORDS } from '../lexicon/common-words.ts'
import { stem } from './stem.ts'

/** What a word of each band says about a subject, from the commonest down; an unlisted word says 1. */
const BAND_WEIGHTS = [0.2, 0.4, 0.7] as const

const WEIGHTS = new Map<string, number>()
for (const word of FUNCTION_WORDS.split(/\s+/)) if (word !== '') WEIGHTS.set(stem(word), 0)
COMMON_WORDS.forEach((band, place) => {
  for (const word of band.split(/\s+/)) {
    const key = stem(word)
    if (key !== '' && !WEIGHTS.has(key)) WEIGHTS.set(key, BAND_WEIGHTS[place] ?? 1)
  }
})

/** How much a stem says about what a text is about, 0 (function words) to 1 (rare words). */
export function rarity(key: string): number {
  return WEIGHTS.get(key) ?? (key.length < 2 ? 0 : 1)
}

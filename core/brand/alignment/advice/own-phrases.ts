import type { Offered } from '../foundation/offered.ts'
import { rarityOf } from '../text/rarity.ts'
import { tokenise } from '../text/tokenise.ts'

type Vocabulary = { has(stem: string): boolean }

/** What a founder sets themselves apart from: nothing to be offered as something to write about. */
const AGAINST =
  /\b(?:no|not|never|none|nothing|nobody|without|stop|hates?|hated|against|tired|sick|instead|rather than|enough of|too)\b|n['’]t\b/i

/** True when the text has none of the phrase's telling words, or, where it has only common ones, none of those. */
function isAbsent(phrase: string, present: Vocabulary): boolean {
  const words = tokenise(phrase).filter(token => rarityOf(token) > 0)
  const telling = words.filter(token => rarityOf(token) >= 0.4)
  const decisive = telling.length > 0 ? telling : words
  return decisive.length > 0 && !decisive.some(token => present.has(token.stem))
}

/** The first phrase of these answers of which a text says nothing; null when it says something of each. */
export function missingPhrase(
  offered: Offered,
  keys: readonly (keyof Offered)[],
  present: Vocabulary,
): string | null {
  return keys.flatMap(key => offered[key]).find(phrase => isAbsent(phrase, present)) ?? null
}

/** As `missingPhrase`, but only what the founder is for: a phrase that turns something down is left out. */
export function missingPromise(
  offered: Offered,
  keys: readonly (keyof Offered)[],
  present: Vocabulary,
): string | null {
  const phrases = keys.flatMap(key => offered[key]).filter(phrase => !AGAINST.test(phrase))
  return phrases.find(phrase => isAbsent(phrase, present)) ?? null
}

import { itemsOf, quotable } from '../../../shared/grammar/phrase.ts'
import { sentences } from '../../../shared/grammar/sentences.ts'
import { type Foundation, type FoundationKey, fieldTexts } from '../foundation/fields.ts'
import { rarityOf } from '../text/rarity.ts'
import { tokenise } from '../text/tokenise.ts'

type Vocabulary = { has(stem: string): boolean }

/** Longest phrase that stands inside a suggestion, in UTF-16 units. */
const LONGEST = 90
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

/** More words than this between commas are no item of a list but part of a sentence. */
const LONGEST_ITEM = 7

/** Items of a list, or the sentences of prose; each whole, never words cut out of one. */
function wholesOf(text: string): readonly string[] {
  const items = itemsOf(text)
  if (items.length > 1) return items
  const all = sentences(text)
  const parts = all.length === 1 ? text.split(/[,;]\s+(?:and\s+|or\s+)?/) : []
  const isList = parts.length > 1 && parts.every(part => part.trim().split(/\s+/).length <= LONGEST_ITEM)
  return isList ? parts : all
}

/** What the foundation says in these fields that can be quoted whole, in the order it was written. */
export function ownPhrases(foundation: Foundation, keys: readonly FoundationKey[]): string[] {
  const phrases = keys
    .flatMap(key => fieldTexts(foundation, key))
    .flatMap(wholesOf)
    .map(whole => quotable(whole, LONGEST))
    .filter(phrase => phrase !== null)
  return [...new Set(phrases)]
}

/** The first such phrase of which a text says nothing; null when it says something of each. */
export function missingPhrase(
  foundation: Foundation,
  keys: readonly FoundationKey[],
  present: Vocabulary,
): string | null {
  return ownPhrases(foundation, keys).find(phrase => isAbsent(phrase, present)) ?? null
}

/** As `missingPhrase`, but only what the founder is for: a phrase that turns something down is left out. */
export function missingPromise(
  foundation: Foundation,
  keys: readonly FoundationKey[],
  present: Vocabulary,
): string | null {
  const phrases = ownPhrases(foundation, keys).filter(phrase => !AGAINST.test(phrase))
  return phrases.find(phrase => isAbsent(phrase, present)) ?? null
}

import { type Foundation, type FoundationKey, fieldTexts } from '../foundation/fields.ts'
import { rarity } from '../text/rarity.ts'
import { type Token, tokenise } from '../text/tokenise.ts'

interface Candidate {
  readonly phrase: string
  readonly worth: number
}

/** The items of a list, however it is stored: an entry each, or parts of a text between commas. */
function partsOf(text: string): string[] {
  return text
    .split(/[,;.\n]/)
    .map(part => part.trim().replace(/^(and|or)\s+/i, ''))
    .filter(part => part !== '')
}

const isTelling = (token: Token | undefined): token is Token =>
  token !== undefined && rarity(token.stem) >= 0.4 && token.word.length > 2

/** Short noun-like phrases of a prose text: neighbouring words that both say something, best first. */
function phrasesOf(text: string): Candidate[] {
  const tokens = tokenise(text)
  const candidates: Candidate[] = []
  tokens.forEach((token, at) => {
    if (!isTelling(token)) return
    const next = tokens[at + 1]
    const joined =
      isTelling(next) &&
      next.sentence === token.sentence &&
      /^[\s-]+$/.test(text.slice(token.end, next.start))
    if (joined) {
      candidates.push({
        phrase: text.slice(token.start, next.end),
        worth: rarity(token.stem) + rarity(next.stem),
      })
    } else if (rarity(token.stem) >= 1 && token.word.length > 4) {
      candidates.push({ phrase: text.slice(token.start, token.end), worth: 0.9 })
    }
  })
  return candidates
}

/** True when the text has none of the phrase's telling words, or, where it has only common ones, none of those. */
function isAbsent(phrase: string, present: { has(key: string): boolean }): boolean {
  const words = tokenise(phrase).filter(token => rarity(token.stem) > 0)
  const telling = words.filter(token => rarity(token.stem) >= 0.4)
  const decisive = telling.length > 0 ? telling : words
  return decisive.length > 0 && !decisive.some(token => present.has(token.stem))
}

/**
 * Items of the fields (comma-separated phrases of up to seven words) of which the text says nothing, in the order the
 * founder wrote them.
 */
export function lackingItems(
  foundation: Foundation,
  keys: readonly FoundationKey[],
  present: { has(key: string): boolean },
  most: number,
): string[] {
  const missing: string[] = []
  for (const key of keys) {
    for (const text of fieldTexts(foundation, key)) {
      for (const part of partsOf(text)) {
        if (part.split(/\s+/).length <= 7 && isAbsent(part, present) && !missing.includes(part))
          missing.push(part)
        if (missing.length >= most) return missing
      }
    }
  }
  return missing
}

/** The most telling phrases of prose fields of which the text says nothing, without overlap. */
export function lackingPhrases(
  foundation: Foundation,
  keys: readonly FoundationKey[],
  present: { has(key: string): boolean },
  most: number,
): string[] {
  const candidates = keys
    .flatMap(key => fieldTexts(foundation, key))
    .flatMap(phrasesOf)
    .filter(candidate => isAbsent(candidate.phrase, present))
    .sort((a, b) => b.worth - a.worth)
  const chosen: string[] = []
  const used = new Set<string>()
  for (const { phrase } of candidates) {
    const keysOf = tokenise(phrase).map(token => token.stem)
    if (keysOf.some(key => used.has(key))) continue
    for (const key of keysOf) used.add(key)
    chosen.push(phrase)
    if (chosen.length >= most) break
  }
  return chosen
}

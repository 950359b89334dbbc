import { type Token, tokenise } from '../text/tokenise.ts'
import { type Foundation, fieldItems } from './fields.ts'

/** Something the brand never says: its words, or, where symbols matter (“100%”, an emoji), its exact characters. */
export interface AvoidedPhrase {
  readonly item: string
  readonly words: readonly string[]
  /** Lower-case characters to look for when words are not enough; else empty. */
  readonly characters: string
}

/** A place where a text says what the brand never says. Token numbers are -1 where it covers no whole word. */
export interface AvoidedHit {
  readonly phrase: AvoidedPhrase
  readonly start: number
  readonly end: number
  readonly firstToken: number
  readonly lastToken: number
}

const SYMBOLS = /[^\p{L}\p{N}\p{M}\s.,;:!?'’"“”()_-]/u
const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'ly'] as const

/**
 * In lower case and with plain spaces, character for character where it stood: of the few letters that would change the
 * length (İ) only the others are lowered.
 */
function foldInPlace(text: string): string {
  const lowered = text.toLowerCase()
  const folded =
    lowered.length === text.length
      ? lowered
      : text.replace(/./gsu, letter => {
          const lower = letter.toLowerCase()
          return lower.length === letter.length ? lower : letter
        })
  return folded.replace(/\s/g, ' ')
}

/** The brand's words to avoid, without repeats. */
export function avoidedPhrases(foundation: Foundation): AvoidedPhrase[] {
  const seen = new Set<string>()
  const phrases: AvoidedPhrase[] = []
  for (const item of fieldItems(foundation, 'words_to_avoid')) {
    const lower = item.toLowerCase()
    if (seen.has(lower)) continue
    seen.add(lower)
    const words = tokenise(item).map(token => token.lexeme.british)
    const literal = words.length === 0 || SYMBOLS.test(item)
    phrases.push({ item, words, characters: literal ? foldInPlace(item) : '' })
  }
  return phrases
}

function sameWord(avoided: string, word: string): boolean {
  if (avoided === word) return true
  if (avoided.length < 3 || word.length > avoided.length + 3) return false
  const base = avoided.endsWith('e') ? avoided.slice(0, -1) : avoided
  if (word.startsWith(avoided))
    return ENDINGS.some(ending => word.length === avoided.length + ending.length && word.endsWith(ending))
  return base !== avoided && word === `${base}ing`
}

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character)
}

function literalHits(phrase: AvoidedPhrase, lower: string, tokens: readonly Token[]): AvoidedHit[] {
  const hits: AvoidedHit[] = []
  const { characters } = phrase
  let next = 0
  for (let at = lower.indexOf(characters); at >= 0; at = lower.indexOf(characters, at + characters.length)) {
    const end = at + characters.length
    const joinedBefore = isWordCharacter(characters.charAt(0)) && isWordCharacter(lower.charAt(at - 1))
    const joinedAfter =
      isWordCharacter(characters.charAt(characters.length - 1)) && isWordCharacter(lower.charAt(end))
    if (joinedBefore || joinedAfter) continue
    while (next < tokens.length && (tokens[next]?.start ?? end) < at) next += 1
    let after = next
    while (after < tokens.length && (tokens[after]?.end ?? 0) <= end) after += 1
    const isWhole = after > next
    hits.push({
      phrase,
      start: at,
      end,
      firstToken: isWhole ? next : -1,
      lastToken: isWhole ? after - 1 : -1,
    })
    next = after
  }
  return hits
}

const NONE: readonly AvoidedPhrase[] = []

/** Phrases by the first two letters of their first word: no ending changes those, and few texts hold many of them. */
function byBeginning(phrases: readonly AvoidedPhrase[]): Map<string, AvoidedPhrase[]> {
  const map = new Map<string, AvoidedPhrase[]>()
  for (const phrase of phrases) {
    if (phrase.characters !== '') continue
    const key = (phrase.words[0] ?? '').slice(0, 2)
    const existing = map.get(key)
    if (existing === undefined) map.set(key, [phrase])
    else existing.push(phrase)
  }
  return map
}

/** Every place where the text says one of the phrases: case, inflection and punctuation between words do not matter. */
export function findAvoided(
  text: string,
  tokens: readonly Token[],
  phrases: readonly AvoidedPhrase[],
): AvoidedHit[] {
  const hits: AvoidedHit[] = []
  if (phrases.length === 0) return hits
  const literal = phrases.filter(phrase => phrase.characters !== '')
  const folded = literal.length > 0 ? foldInPlace(text) : ''
  for (const phrase of literal) hits.push(...literalHits(phrase, folded, tokens))
  const beginnings = byBeginning(phrases)
  tokens.forEach((token, at) => {
    for (const phrase of beginnings.get(token.lexeme.british.slice(0, 2)) ?? NONE) {
      const { words } = phrase
      if (!words.every((word, step) => sameWord(word, tokens[at + step]?.lexeme.british ?? ''))) continue
      const lastToken = at + words.length - 1
      hits.push({
        phrase,
        start: token.start,
        end: tokens[lastToken]?.end ?? token.end,
        firstToken: at,
        lastToken,
      })
    }
  })
  return hits.sort((a, b) => a.start - b.start || a.end - b.end)
}

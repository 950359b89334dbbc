import { meanings, type Phrase, REGISTER_SIGNS } from '../lexicon/lookups.ts'
import type { Register } from '../lexicon/registers.ts'
import { rarity } from '../text/rarity.ts'
import type { Token } from '../text/tokenise.ts'

/** A place of the text that speaks in one of the registers. */
export interface RegisterHit {
  readonly register: Register
  readonly start: number
  readonly end: number
  readonly words: string
  /** Stems of its first and last word: what the brand says itself is never held against it. */
  readonly edges: readonly [string, string]
  readonly isPhrase: boolean
  /** A word inside a phrase that counts already: shown once, and held against voice once. */
  readonly isCovered: boolean
}

/** “20% off”: the number varies, so no lexicon holds it. */
function isDiscount(text: string, token: Token, before: Token | undefined): boolean {
  return (
    token.word === 'off' &&
    before !== undefined &&
    /^\d+$/.test(before.word) &&
    text.slice(before.end, token.start).trim() === '%'
  )
}

const NONE: readonly Phrase<Register>[] = []
/** Words that are a sign of a register or begin one: most words do neither. */
const BEGINNINGS: ReadonlySet<string> = new Set([
  ...REGISTER_SIGNS.words.keys(),
  ...REGISTER_SIGNS.phrases.keys(),
  'off',
])

/** Every word and phrase of the registers in the text; of the phrases at a place the longest counts. */
export function findRegisters(text: string, tokens: readonly Token[]): RegisterHit[] {
  const hits: RegisterHit[] = []
  let coveredUntil = -1
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    const spelt = token.lexeme.british
    if (!BEGINNINGS.has(spelt)) continue
    let longest = -1
    let registers: Register[] = []
    for (const phrase of REGISTER_SIGNS.phrases.get(spelt) ?? NONE) {
      if (!phrase.rest.every((word, step) => tokens[at + step + 1]?.word === word)) continue
      if (phrase.rest.length > longest) {
        longest = phrase.rest.length
        registers = [phrase.meaning]
      } else if (phrase.rest.length === longest) registers.push(phrase.meaning)
    }
    const last = tokens[at + longest]
    if (longest > 0 && last !== undefined) {
      for (const register of registers) {
        hits.push({
          register,
          start: token.start,
          end: last.end,
          words: text.slice(token.start, last.end),
          edges: [token.stem, last.stem],
          isPhrase: true,
          isCovered: false,
        })
      }
      coveredUntil = Math.max(coveredUntil, at + longest)
    }
    const before = tokens[at - 1]
    if (before !== undefined && isDiscount(text, token, before)) {
      hits.push({
        register: 'urgency',
        start: before.start,
        end: token.end,
        words: text.slice(before.start, token.end),
        edges: [before.stem, token.stem],
        isPhrase: true,
        isCovered: false,
      })
    }
    for (const register of meanings(REGISTER_SIGNS.words, spelt)) {
      hits.push({
        register,
        start: token.start,
        end: token.end,
        words: token.word,
        edges: [token.stem, token.stem],
        isPhrase: false,
        isCovered: at <= coveredUntil,
      })
    }
  }
  return hits
}

/**
 * True for a phrase that begins or ends with a function word: a brand's own term beside it could complete it, so it is
 * held against voice alone.
 */
export function hasLooseEdge(hit: RegisterHit): boolean {
  return hit.isPhrase && hit.edges.some(key => rarity(key) === 0)
}

/** True when the brand's own words could have made the hit, so that it must not count against it. */
export function isOwnSaying(hit: RegisterHit, own: { has(key: string): boolean }): boolean {
  return hit.edges.some(key => own.has(key))
}

import { rarityOf } from './rarity.ts'
import type { Token } from './tokenise.ts'

/** Two neighbouring telling words, with nothing but function words and single spaces between them. */
export interface WordPair {
  readonly first: string
  readonly second: string
  /** Number of its second word. */
  readonly at: number
}

/** Pairs to look others up in: the second words of each first one. */
export type PairSet = ReadonlyMap<string, ReadonlySet<string>>

/** The pairs of a text, in order. A comma, a line or a sentence between two words parts them. */
export function wordPairs(tokens: readonly Token[]): WordPair[] {
  const pairs: WordPair[] = []
  let before: Token | null = null
  let previous: Token | null = null
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    if (previous !== null && (previous.sentence !== token.sentence || token.start - previous.end > 1))
      before = null
    previous = token
    if (rarityOf(token) === 0) continue
    if (before !== null && before.stem !== token.stem)
      pairs.push({ first: before.stem, second: token.stem, at })
    before = token
  }
  return pairs
}

/** Gathers pairs to look others up in. */
export function pairSet(pairs: Iterable<WordPair>): PairSet {
  const set = new Map<string, Set<string>>()
  for (const { first, second } of pairs) {
    const seconds = set.get(first)
    if (seconds === undefined) set.set(first, new Set([second]))
    else seconds.add(second)
  }
  return set
}

/** True for a pair that is among the others. */
export function hasPair(set: PairSet, { first, second }: WordPair): boolean {
  return set.get(first)?.has(second) ?? false
}

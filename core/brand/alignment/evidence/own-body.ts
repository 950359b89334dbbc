import type { CompiledFoundation } from '../foundation/compile.ts'
import { hasPair, type WordPair } from '../text/pairs.ts'
import type { Token } from '../text/tokenise.ts'
import type { Prose } from './prose.ts'

/** The words of a text, its sentences, and how far each word counts. */
interface ReadWords {
  readonly tokens: readonly Token[]
  readonly pairs: readonly WordPair[]
  readonly prose: Prose
  readonly words: ReadonlyMap<string, { readonly weight: number; readonly credit: number }>
}

/** Weight of words beside each other that a frame round one quoted phrase can hold. */
const FRAMED = 1

/**
 * What the founder's own sentences carry: a text may say something although the foundation has each of its words. Words
 * that stand beside each other as they do in the founder's answers were written, not put in; neither a list nor a frame
 * ("It is all about bread and time") has them.
 */
export function ownBody({ tokens, pairs, prose, words }: ReadWords, foundation: CompiledFoundation): number {
  const seen = new Set<string>()
  let body = 0
  for (const pair of pairs) {
    if (!hasPair(foundation.pairs, pair)) continue
    const { first, second, at } = pair
    const key = `${first} ${second}`
    if (seen.has(key) || prose.sentences[prose.of[at] ?? 0]?.isRepeat) continue
    seen.add(key)
    const word = words.get(tokens[at]?.stem ?? '')
    body += (word?.weight ?? 0) * (word?.credit ?? 0)
  }
  return Math.max(0, body - FRAMED)
}

import type { Foundation } from '../../brand/alignment/score-content.ts'
import { compareWords, type WordComparison } from './compare-words.ts'
import { meanScores, type SideScores } from './scores.ts'
import { type Basis, basisOf, boundTexts, type ComparedText } from './texts.ts'
import { compareWornOut, type WornOut } from './worn-out.ts'

/** One side of a comparison: what it rests on and, where that is enough, how it sounds like our brand. */
export interface ComparedSide extends Basis {
  readonly scores: SideScores | null
}

/** A competitor held against us. */
export interface Comparison {
  readonly theirs: ComparedSide
  readonly ours: ComparedSide
  /** Null unless both sides have enough. */
  readonly words: WordComparison | null
  readonly wornOut: readonly WornOut[]
}

/**
 * Holds what a competitor says against what we say: the alignment of both with our foundation, and the words of both. Of
 * each side the 60 newest texts count, 2,000 characters of each; a side with fewer than 10 texts and 300 words is not
 * scored. The order of the texts does not matter. Takes up to 3 seconds, so it belongs in a thread.
 */
export function compareSides(
  theirTexts: readonly ComparedText[],
  ourTexts: readonly ComparedText[],
  foundation: Foundation,
): Comparison {
  const [theirs, ours] = [boundTexts(theirTexts), boundTexts(ourTexts)]
  const side = (texts: readonly ComparedText[]): ComparedSide => {
    const basis = basisOf(texts)
    return { ...basis, scores: basis.isEnough ? meanScores(texts, foundation, ours) : null }
  }
  const [one, other] = [side(theirs), side(ours)]
  const canCompare = one.isEnough && other.isEnough
  return {
    theirs: one,
    ours: other,
    words: canCompare ? compareWords(theirs, ours) : null,
    wornOut: canCompare ? compareWornOut(theirs, ours) : [],
  }
}

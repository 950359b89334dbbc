import { contentScorer, type Foundation } from '../../brand/alignment/score-content.ts'
import type { AlignmentMatch } from '../../brand/alignment/types.ts'
import { checkWriting } from './check-writing.ts'
import type { Finding } from './types.ts'

export interface WordWeight {
  readonly match: AlignmentMatch
  /**
   * Whole points of its dimension that these words give (above 0) or take (below 0): the text as it stands against the
   * same text without them. Null where that is less than a point or cannot be told.
   */
  readonly points: number | null
}

export interface WordSwap extends Pick<Finding, 'start' | 'end'> {
  /** What may stand there instead; empty where the words can go. */
  readonly instead: string
  /** The overall score of the text as it stands and with the swap, 30 to 100; null where it cannot be told. */
  readonly before: number | null
  readonly after: number | null
}

export interface WeighedWords {
  readonly weights: readonly WordWeight[]
  readonly swap: WordSwap | null
}

/**
 * What the words of some matches of one text do to its score, and a plainer wording for them where the writing checks know
 * one. `off` names checks that are switched off. Pure; matches are weighed one by one, so that overlapping ones do not add up.
 */
export function weighWords(
  text: string,
  matches: readonly AlignmentMatch[],
  brand: { foundation: Foundation; history: readonly string[]; off?: readonly string[] },
): WeighedWords {
  const score = contentScorer(brand.foundation)
  const told = (words: string) => {
    const alignment = score(words, brand.history)
    return alignment.certainty === 'told' ? alignment : null
  }
  const whole = told(text)
  const weights = matches.map(match => {
    const without = whole ? told(cut(text, match)) : null
    if (!whole || !without) return { match, points: null }
    const points = whole[match.dimension] - without[match.dimension]
    const isAsSaid = match.effect === 'raises' ? points > 0 : points < 0
    return { match, points: isAsSaid ? points : null }
  })
  const found = matches.some(({ effect }) => effect === 'lowers') ? swapFor(text, matches, brand) : undefined
  if (!found) return { weights, swap: null }
  const { start, end, instead } = found
  const after = whole ? told(text.slice(0, start) + instead + text.slice(end)) : null
  return {
    weights,
    swap: { start, end, instead, before: whole?.overall ?? null, after: after?.overall ?? null },
  }
}

function cut(text: string, { start, end }: Pick<AlignmentMatch, 'start' | 'end'>): string {
  return text.slice(0, start).trimEnd() + text.slice(end)
}

/** The wording for the fewest words that has to do with what is weighed. */
function swapFor(
  text: string,
  matches: readonly AlignmentMatch[],
  { foundation, off = [] }: { foundation: Foundation; off?: readonly string[] },
) {
  return checkWriting(text, { foundation, past: [], off })
    .flatMap(({ instead, ...finding }) => (instead === undefined ? [] : [{ ...finding, instead }]))
    .filter(({ start, end }) => matches.some(match => match.start < end && match.end > start))
    .sort((a, b) => a.end - a.start - (b.end - b.start))[0]
}

import type { Certainty } from './alignment/types.ts'

/**
 * The rules a stored score was made by. Counted up when posts are to be scored again after a change of the rules;
 * `recompute-scores --all` scores what is below.
 */
export const SCORE_RULES = 1

/** A score as a post keeps it. */
export interface StoredScore {
  /** 0 to 100; null where there is none. */
  readonly alignmentOverall: number | null
  /** Why there is none; null for a post that was never scored, or before reasons were kept. */
  readonly alignmentCertainty: Certainty | null
}

const UNTOLD: Readonly<Record<Exclude<Certainty, 'told'>, string>> = {
  too_little: 'Can’t tell: too short',
  other_language: 'Can’t tell: another language',
  no_foundation: 'Can’t tell: no brand yet',
}

/** A stored score in a few words: the number, why it can’t be told, or that the post was never scored. */
export function storedScoreText(score: StoredScore): string {
  return shortScoreText(shortScore(score))
}

/** The same, a number as such: for a page that is sent dozens of them. */
export function shortScore({ alignmentOverall, alignmentCertainty }: StoredScore): number | string {
  if (alignmentCertainty !== null && alignmentCertainty !== 'told') return UNTOLD[alignmentCertainty]
  return alignmentOverall ?? 'Not scored yet'
}

/** The words of what `shortScore` sends. */
export function shortScoreText(score: number | string): string {
  return typeof score === 'number' ? `${score} out of 100` : score
}

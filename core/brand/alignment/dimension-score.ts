import { type FeatureName, type Features, SUPPORTS } from './evidence/features.ts'
import type { Dimension } from './types.ts'
import type { DimensionWeights } from './weights.ts'

/** Lowest score before avoided words are counted: voice keeps room below, so that each of them still shows. */
export const LOWEST: Readonly<Record<Dimension, number>> = {
  voice: 38,
  values: 30,
  audience: 30,
  emotion: 30,
}
/** What is left of voice's distance from 30 for every avoided word or phrase. */
const KEPT_PER_AVOIDED = 0.6

const RAISING: ReadonlySet<string> = new Set(SUPPORTS)

/** The sum behind a score: bias plus supports minus drags. */
export function evidenceSum(features: Features, { bias, weights }: DimensionWeights): number {
  let sum = bias
  for (const [name, weight] of Object.entries(weights)) {
    const value = features[name as FeatureName] ?? 0
    sum += RAISING.has(name) ? weight * value : -weight * value
  }
  return sum
}

/** What a score rests on besides the sum. */
export interface ScoreGround {
  /** How often the text uses the brand's words to avoid. */
  readonly avoided: number
  /** Content weight of the words that are not the dimension's own. */
  readonly foreign: number
  /** The highest score the text can have. */
  readonly ceiling: number
}

/** Content weight at which half of what speaks against a text counts. */
const LITTLE = 4

/** Where a score stands that nothing speaks for or against. */
const MIDDLE = 50

/**
 * An unrounded score from 30 to 100. Below the middle it is held back while there is little text, so that one word, or
 * a text of nothing but the brand's own words, is not called off-brand.
 */
export function dimensionScore(
  dimension: Dimension,
  sum: number,
  { avoided, foreign, ceiling }: ScoreGround,
): number {
  const lowest = LOWEST[dimension]
  const full = lowest + (100 - lowest) / (1 + Math.exp(-sum))
  const free = full >= MIDDLE ? full : MIDDLE - (MIDDLE - full) * (foreign / (foreign + LITTLE))
  const score = Math.min(free, ceiling)
  return dimension === 'voice' ? 30 + (score - 30) * KEPT_PER_AVOIDED ** avoided : score
}

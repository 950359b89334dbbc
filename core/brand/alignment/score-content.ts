import { findConcerns } from './advice/find-concerns.ts'
import { findMatches } from './advice/find-matches.ts'
import { suggest } from './advice/suggest.ts'
import { certaintyOf } from './certainty/certainty.ts'
import { dimensionScore, evidenceSum } from './dimension-score.ts'
import { ceilingOf } from './evidence/ceiling.ts'
import { featuresOf } from './evidence/features.ts'
import { readHabit } from './evidence/habit.ts'
import { type Evidence, readEvidence } from './evidence/read-evidence.ts'
import { type CompiledFoundation, compileFoundation } from './foundation/compile.ts'
import type { Foundation } from './foundation/fields.ts'
import { type ContentAlignment, DIMENSIONS, type Dimension } from './types.ts'
import { WEIGHTS } from './weights.ts'

export type { Foundation } from './foundation/fields.ts'
export type { ContentAlignment } from './types.ts'

/** The score where nothing can be said: no text, or nothing in the foundation to compare it with. */
export const UNTOLD_SCORE = 50

/**
 * How well a text sounds like a brand: voice, values, audience and emotion from 30 to 100 (50 where the text or that
 * dimension's foundation is empty), their rounded mean, what to do about each below 60, and which places counted. Pure,
 * total and deterministic. `history` are the brand's own past posts, newest first; five or more sharpen voice. How the
 * number is made: docs/alignment.md.
 */
export function scoreContent(
  text: string,
  foundation: Foundation,
  history?: readonly string[],
): ContentAlignment {
  return contentScorer(foundation)(text, history)
}

/** `scoreContent` for one text after another for the same brand: the foundation is read once. */
export function contentScorer(
  foundation: Foundation,
): (text: string, history?: readonly string[]) => ContentAlignment {
  const answers = typeof foundation === 'object' && foundation !== null ? foundation : {}
  const compiled = compileFoundation(answers)
  return (text, history) => {
    const read = typeof text === 'string' ? text : ''
    const evidence = readEvidence(read, compiled)
    const habit = readHabit(Array.isArray(history) ? history : undefined)
    const { overall, ...scores } = measure(evidence, compiled, habit)
    return {
      ...scores,
      overall,
      suggestions: suggest(read, scores, answers, compiled, evidence),
      matches: findMatches(read, evidence, compiled),
      concerns: findConcerns(evidence),
      unrated: DIMENSIONS.filter(dimension => !compiled.says[dimension]),
      certainty: certaintyOf(read, answers, compiled),
    }
  }
}

/** The overall score of one text after another for the same brand, as `scoreContent` gives it: the foundation is read once. */
export function overallScorer(foundation: Foundation): (text: string) => number {
  const compiled = compileFoundation(foundation)
  return text => measure(readEvidence(text, compiled), compiled).overall
}

function measure(evidence: Evidence, compiled: CompiledFoundation, habit?: ReturnType<typeof readHabit>) {
  const ceiling = ceilingOf(evidence)
  const score = (dimension: Dimension) => scoreDimension(dimension, evidence, compiled, ceiling, habit)
  const scores = {
    voice: score('voice'),
    values: score('values'),
    audience: score('audience'),
    emotion: score('emotion'),
  }
  const overall = Math.round(
    DIMENSIONS.reduce((sum, dimension) => sum + scores[dimension], 0) / DIMENSIONS.length,
  )
  return { ...scores, overall }
}

function scoreDimension(
  dimension: Dimension,
  evidence: Evidence,
  compiled: CompiledFoundation,
  ceiling: number,
  habit: ReturnType<typeof readHabit>,
): number {
  const isEmpty = evidence.tokens.length === 0 && (dimension !== 'voice' || evidence.avoided.length === 0)
  if (isEmpty || !compiled.says[dimension]) return UNTOLD_SCORE
  const { features, foreign } = featuresOf(
    dimension,
    evidence,
    compiled,
    dimension === 'voice' ? habit : undefined,
  )
  const sum = evidenceSum(features, WEIGHTS[dimension])
  return Math.round(dimensionScore(dimension, sum, { avoided: evidence.avoided.length, foreign, ceiling }))
}

import { mean } from '../brand/score/input.ts'

/** Fewer than this on either side say nothing. */
export const FEWEST_COMPARED = 3

export interface GroupComparison {
  /** Means of the two sides, whole. */
  readonly inside: number
  readonly outside: number
  /** Inside less outside, whole. */
  readonly difference: number
  /** How many standard errors the difference is; `Infinity` where nothing varies. */
  readonly errors: number
}

/**
 * Two groups of figures, honestly: null with fewer than three on a side. The difference is told against its standard
 * error, so that a few lucky posts are no finding.
 */
export function compareGroups(inside: readonly number[], outside: readonly number[]): GroupComparison | null {
  if (inside.length < FEWEST_COMPARED || outside.length < FEWEST_COMPARED) return null
  const [a, b] = [mean(inside) ?? 0, mean(outside) ?? 0]
  const error = Math.sqrt(variance(inside, a) / inside.length + variance(outside, b) / outside.length)
  const errors = a === b ? 0 : error === 0 ? Number.POSITIVE_INFINITY : Math.abs(a - b) / error
  const [shownInside, shownOutside] = [Math.round(a), Math.round(b)]
  return { inside: shownInside, outside: shownOutside, difference: shownInside - shownOutside, errors }
}

function variance(values: readonly number[], middle: number): number {
  let sum = 0
  for (const value of values) sum += (value - middle) ** 2
  return sum / (values.length - 1)
}

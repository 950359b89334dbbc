import type { Certainty, Dimension } from '../alignment/types.ts'
import { DIMENSIONS } from '../alignment/types.ts'

/** The measures of the comparison: the whole and its four dimensions. */
export const MEASURES = ['overall', ...DIMENSIONS] as const
export type Measure = 'overall' | Dimension

export type MeasuredScores = Readonly<Record<Measure, number>>

/** A post scored against the saved answers and against the draft. */
export interface RescoredPost {
  readonly id: string
  readonly title: string
  readonly before: MeasuredScores
  readonly after: MeasuredScores
}

/** A post that has no score with the saved answers or with the draft, and why. */
export interface UntoldPost {
  readonly id: string
  readonly title: string
  readonly because: Exclude<Certainty, 'told'>
}

export interface WhatIfSummary {
  readonly posts: readonly RescoredPost[]
  /** Not counted anywhere. */
  readonly untold: readonly UntoldPost[]
  /** Mean of all posts, to one decimal; `change` is after minus before. */
  readonly means: readonly {
    readonly measure: Measure
    readonly before: number
    readonly after: number
    readonly change: number
  }[]
  /** Posts whose overall score moves most, up and down, largest first; at most five each. */
  readonly risers: readonly RescoredPost[]
  readonly fallers: readonly RescoredPost[]
}

const MOST_MOVERS = 5

const oneDecimal = (value: number) => Math.round(value * 10) / 10

/** How far a post's overall score would move. */
export function overallChange(post: RescoredPost): number {
  return post.after.overall - post.before.overall
}

/** What changed answers would do to the scores of these posts. Without posts every mean is 0. */
export function summariseWhatIf(
  posts: readonly RescoredPost[],
  untold: readonly UntoldPost[],
): WhatIfSummary {
  const mean = (side: 'before' | 'after', measure: Measure) =>
    posts.length === 0
      ? 0
      : oneDecimal(posts.reduce((sum, post) => sum + post[side][measure], 0) / posts.length)
  const moved = [...posts].sort((a, b) => overallChange(b) - overallChange(a))
  return {
    posts,
    untold,
    means: MEASURES.map(measure => {
      const before = mean('before', measure)
      const after = mean('after', measure)
      return { measure, before, after, change: oneDecimal(after - before) }
    }),
    risers: moved.filter(post => overallChange(post) > 0).slice(0, MOST_MOVERS),
    fallers: moved
      .filter(post => overallChange(post) < 0)
      .reverse()
      .slice(0, MOST_MOVERS),
  }
}

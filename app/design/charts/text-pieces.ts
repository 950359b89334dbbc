import type { AlignmentMatch, Dimension, MatchEffect } from '#core/brand/alignment/types.ts'

export interface TextPiece {
  start: number
  text: string
  /** The dimensions whose matches cover this piece, in the order of the matches. */
  dimensions: Dimension[]
  /** What the piece does to the score: a place that lowers it is never covered up by one that raises it. Null outside. */
  effect: MatchEffect | null
  /** The matches that end with this piece, each dimension and effect once. */
  ends: { dimension: Dimension; effect: MatchEffect }[]
  why: string[]
}

/**
 * Cuts a text at every edge of a match, so that overlapping matches can be shown. The pieces joined give the text;
 * matches that are empty or reach outside it are clipped or left out.
 */
export function textPieces(text: string, matches: readonly AlignmentMatch[]): TextPiece[] {
  const inside = matches
    .map(match => ({ ...match, start: Math.max(0, match.start), end: Math.min(text.length, match.end) }))
    .filter(match => match.start < match.end)
  const edges = [...new Set([0, text.length, ...inside.flatMap(match => [match.start, match.end])])].sort(
    (a, b) => a - b,
  )
  return edges.slice(0, -1).map((start, at) => {
    const end = edges[at + 1] ?? text.length
    const covering = inside.filter(match => match.start < end && match.end > start)
    const ending = covering.filter(match => match.end === end)
    const effects = covering.map(match => match.effect)
    return {
      start,
      text: text.slice(start, end),
      dimensions: [...new Set(covering.map(match => match.dimension))],
      effect: effects.includes('lowers') ? 'lowers' : (effects[0] ?? null),
      ends: ending
        .filter(
          ({ dimension, effect }, at) =>
            at === ending.findIndex(each => each.dimension === dimension && each.effect === effect),
        )
        .map(({ dimension, effect }) => ({ dimension, effect })),
      why: covering.map(match => match.why),
    }
  })
}

import type { ContentAlignment, Dimension } from './types.ts'

/** The scores as they are shown: null for a dimension of which the foundation says nothing, and for all while nothing is told. */
export function ratedScores(
  alignment: Pick<ContentAlignment, Dimension | 'certainty' | 'unrated'> | null,
): Record<Dimension, number | null> {
  const rated = (name: Dimension) =>
    alignment?.certainty !== 'told' || alignment.unrated.includes(name) ? null : alignment[name]
  return {
    voice: rated('voice'),
    values: rated('values'),
    audience: rated('audience'),
    emotion: rated('emotion'),
  }
}

import { UNTOLD_REASONS } from '../brand/alignment/certainty/reasons.ts'
import { type ContentAlignment, DIMENSIONS, type Dimension } from '../brand/alignment/types.ts'

const ABOUT: Readonly<Record<Dimension, string>> = {
  voice: 'the way you speak',
  values: 'what you stand for',
  audience: 'the people it’s for',
  emotion: 'what they should feel',
}

/**
 * What a score means, in one or two sentences: the overall in words, and the dimension that has most to gain; or why
 * there is none.
 * Bands: 80 and above, 60 and above, below, where suggestions begin.
 */
export function alignmentGuidance(
  alignment: Pick<ContentAlignment, Dimension | 'overall'> &
    Partial<Pick<ContentAlignment, 'certainty' | 'unrated'>>,
): string {
  const { overall, certainty = 'told', unrated = [] } = alignment
  if (certainty !== 'told') return UNTOLD_REASONS[certainty]
  // Nobody can work on what the foundation says nothing of.
  const [first = 'voice', ...others] = DIMENSIONS.filter(name => !unrated.includes(name))
  const weakest = others.reduce((low, name) => (alignment[name] < alignment[low] ? name : low), first)
  const more = `Work next on ${weakest}: ${ABOUT[weakest]}.`
  if (overall >= 80)
    return alignment[weakest] < 60 ? `This sounds like you. ${more}` : 'This sounds like you.'
  if (overall >= 60) return `This is close to how you sound. ${more}`
  return `This could be anyone’s post so far. ${more}`
}

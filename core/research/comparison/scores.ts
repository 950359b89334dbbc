import { type Foundation, scoreContent } from '../../brand/alignment/score-content.ts'
import { DIMENSIONS, type Dimension } from '../../brand/alignment/types.ts'
import type { ComparedText } from './texts.ts'

/** How a side sounds like our brand: rounded means of the four dimensions and of the whole. */
export type MeanScores = Readonly<Record<Dimension, number>> & { readonly overall: number }

/** The means of one side with how many texts they rest on, and how many could not be scored. */
export interface SideScores {
  readonly means: MeanScores | null
  readonly scored: number
  readonly untold: number
}

/** Posts that tell how a brand writes: fewer say too little, more add nothing. */
const HISTORY = { fewest: 5, most: 10, length: 1500 } as const

/**
 * The alignment of texts with a foundation: each is scored by itself, as the editor scores a post, and the means are taken
 * over those that can be told. `posts` are the brand's own, the newest first; a text that is one of them is scored
 * without itself, as the editor does. No means without a text that can be told. Up to 20 ms for a text.
 */
export function meanScores(
  texts: readonly ComparedText[],
  foundation: Foundation,
  posts: readonly ComparedText[],
): SideScores {
  const sums = { voice: 0, values: 0, audience: 0, emotion: 0, overall: 0 }
  let scored = 0
  for (const { id, text } of texts) {
    const others = posts.filter(post => post.id !== id).slice(0, HISTORY.most)
    const history =
      others.length >= HISTORY.fewest ? others.map(post => post.text.slice(0, HISTORY.length)) : []
    const alignment = scoreContent(text, foundation, history)
    if (alignment.certainty !== 'told') continue
    scored += 1
    for (const key of [...DIMENSIONS, 'overall'] as const) sums[key] += alignment[key]
  }
  const untold = texts.length - scored
  if (scored === 0) return { means: null, scored, untold }
  const mean = (key: keyof typeof sums) => Math.round(sums[key] / scored)
  return {
    means: {
      voice: mean('voice'),
      values: mean('values'),
      audience: mean('audience'),
      emotion: mean('emotion'),
      overall: mean('overall'),
    },
    scored,
    untold,
  }
}

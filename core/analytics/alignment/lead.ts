import { DIMENSIONS } from '../../brand/alignment/types.ts'
import type { Lead } from '../letter/lead.ts'
import { inTurn, placed, type Sentence, said } from '../letter/sentence.ts'
import { FEWEST } from '../numbers.ts'
import type { Period } from '../period.ts'
import { behindAddress } from '../rows-address.ts'
import { type Movement, movedWords, movementOf, type ScoreMeans, type TrendWeek } from './trend.ts'

/** What a page about alignment begins with is made of. */
export interface AlignmentFacts {
  readonly weeks: readonly TrendWeek[]
  /** Scored posts of the period, and their means. */
  readonly posts: number
  readonly means: ScoreMeans
}

/**
 * How the four dimensions moved, as a headline; where only one week can be told, its mean; where none can, that there is too
 * little. Then how many posts have a score, and in which dimension they are strongest and weakest, which the page says nowhere else.
 */
export function alignmentLead({ weeks, posts, means }: AlignmentFacts, period: Period): Lead {
  const movement = movementOf(weeks)
  const scored = placed(posts, ['post', 'posts'], behindAddress(period, { number: 'scored' }))
  return {
    headline: movement ? movementHeadline(movement) : 'There’s too little to see a trend yet',
    standfirst: inTurn([
      said`${scored} ${posts === 1 ? 'has' : 'have'} a score in these days.`,
      means ? strongestSentence(means, period) : fewWords(),
    ]),
  }
}

function movementHeadline({ first, last, most }: Movement): string {
  if (first === last) return `Your posts score ${last.means.overall} on average`
  if (!most) return 'All four dimensions stand where they stood'
  return `${movedWords(most)}, from ${first.means[most.dimension]} to ${last.means[most.dimension]}`
}

/** Of several that are as strong or as weak, the first of the four. */
function strongestSentence(means: NonNullable<ScoreMeans>, period: Period): Sentence {
  const most = Math.max(...DIMENSIONS.map(dimension => means[dimension]))
  const least = Math.min(...DIMENSIONS.map(dimension => means[dimension]))
  if (most === least) return said`All four dimensions are as strong as each other.`
  const first = (mean: number) => DIMENSIONS.find(dimension => means[dimension] === mean) ?? ''
  const rows = (mean: number) => ({ text: String(mean), to: behindAddress(period, { number: 'scored' }) })
  return said`They are strongest in ${first(most)}, with ${rows(most)} on average, and weakest in ${first(least)}, with ${rows(least)}.`
}

function fewWords(): Sentence {
  return said`From ${String(FEWEST)} on, we’ll say where they sound most like you.`
}

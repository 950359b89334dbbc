import { DIMENSIONS } from '../../brand/alignment/types.ts'
import type { Lead } from '../letter/lead.ts'
import { inTurn, placed, type Sentence, said } from '../letter/sentence.ts'
import { FEWEST } from '../numbers.ts'
import type { Period } from '../period.ts'
import { behindAddress } from '../rows-address.ts'
import { type Movement, meanOf, movedWords, movementOf, type TrendWeek } from './trend.ts'

/** What a page about alignment begins with is made of. */
export interface AlignmentFacts {
  readonly weeks: readonly TrendWeek[]
  /** Scored posts of the period. */
  readonly posts: number
}

/**
 * How the four dimensions moved, as a headline; where only one week can be told, its mean; where none can, that there is too
 * little. Then how many posts have a score, and in which dimension they are strongest and weakest, which the page says nowhere else.
 */
export function alignmentLead({ weeks, posts }: AlignmentFacts, period: Period): Lead {
  const movement = movementOf(weeks)
  const scored = placed(posts, ['post', 'posts'], behindAddress(period, { number: 'scored' }))
  return {
    headline: movement ? movementHeadline(movement) : 'There’s too little to see a trend yet',
    standfirst: inTurn([
      said`${scored} ${posts === 1 ? 'has' : 'have'} a score in these days.`,
      movement ? strongestSentence(movement) : posts < FEWEST ? fewWords() : said``,
    ]),
  }
}

function movementHeadline({ first, last, most }: Movement): string {
  if (first === last) return `Your posts score ${last.means.overall} on average`
  if (!most) return 'All four dimensions stand where they stood'
  return `${movedWords(most)}, from ${first.means[most.dimension]} to ${last.means[most.dimension]}`
}

/** Of several that are as strong or as weak, the first of the four. */
function strongestSentence({ last }: Movement): Sentence {
  const ranked = DIMENSIONS.toSorted((a, b) => last.means[b] - last.means[a])
  const [strongest = 'voice'] = ranked
  const weakest = ranked.find(
    dimension => last.means[dimension] === Math.min(...ranked.map(one => last.means[one])),
  )
  if (!weakest || last.means[weakest] === last.means[strongest])
    return said`All four dimensions are as strong as each other.`
  return said`They are strongest in ${strongest}, with ${meanOf(last, strongest)} on average, and weakest in ${weakest}, with ${meanOf(last, weakest)}.`
}

function fewWords(): Sentence {
  return said`From ${String(FEWEST)} on, we’ll say where they sound most like you.`
}

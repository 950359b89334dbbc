import type { Lead } from '../letter/lead.ts'
import { inTurn, placed, type Sentence, said } from '../letter/sentence.ts'
import { FEWEST } from '../numbers.ts'
import type { Period } from '../period.ts'
import { behindAddress } from '../rows-address.ts'
import { type AlignmentGroup, groupsSentence } from './groups-sentence.ts'
import { type Movement, movedWords, movementOf, type TrendWeek } from './trend.ts'

/** What a page about alignment begins with is made of. */
export interface AlignmentFacts {
  readonly weeks: readonly TrendWeek[]
  readonly groups: readonly AlignmentGroup[]
  /** Scored posts of the period. */
  readonly posts: number
}

/**
 * How the four dimensions moved, as a headline; where only one week can be told, its mean; where none can, that there is too
 * little. Then how many posts have a score, and on which platform they sound most like the brand.
 */
export function alignmentLead({ weeks, groups, posts }: AlignmentFacts, period: Period): Lead {
  const movement = movementOf(weeks)
  const scored = placed(posts, ['post', 'posts'], behindAddress(period, { number: 'scored' }))
  const platforms = groups.filter(({ by }) => by === 'network')
  return {
    headline: movement ? movementHeadline(movement) : 'There’s too little to see a trend yet',
    standfirst: inTurn([
      said`${scored} ${posts === 1 ? 'has' : 'have'} a score in these days.`,
      posts < FEWEST ? fewWords() : groupsSentence(platforms, { by: 'network', period }),
    ]),
  }
}

function movementHeadline({ first, last, most }: Movement): string {
  if (first === last) return `Your posts score ${last.means.overall} on average`
  if (!most) return 'All four dimensions stand where they stood'
  return `${movedWords(most)}, from ${first.means[most.dimension]} to ${last.means[most.dimension]}`
}

function fewWords(): Sentence {
  return said`From ${String(FEWEST)} on, we’ll say where they sound most like you.`
}

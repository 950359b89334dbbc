import { numberText } from '../../shared/number-text.ts'
import { type PlacedFigure, type Sentence, said } from '../letter/sentence.ts'
import { type Comparison, FEWEST_POSTS } from './compare.ts'
import type { WhatWorks, WorksGroup } from './what-works.ts'

/** A share of pairs in whole hundredths: '78 of 100'. */
export function ofHundred(share: number): string {
  return `${Math.round(share * 100)} of 100`
}

/**
 * What a claim says: what went with what, how often, how sure, and from how many posts. Never why. `all` is how many posts the
 * group has, those with nobody to be compared with among them; they stand at the address `to`.
 */
export function findingSentence(
  { verdict, share, interval, posts, others }: Omit<WorksGroup, 'dimension' | 'key' | 'group'>,
  { subject, all, to }: { subject: string; all: number; to: string },
): Sentence {
  const often = verdict === 'fewer' ? 1 - share : share
  const [low, high] = rangeOf(interval, verdict === 'fewer')
  const own: PlacedFigure = { text: `${numberText(all)} posts`, to }
  const counted = posts === all ? [own] : said`${numberText(posts)} of ${own}`
  return said`${findingHeadline({ verdict }, subject)} than your others. Put beside another post on the same platform, they had ${verdict === 'fewer' ? 'fewer' : 'more'} in ${ofHundred(often)} pairs. The likely range is ${String(low)} to ${String(high)}, from ${counted} beside ${numberText(others)} others.`
}

/** A claim in one line: 'Posts that open with a question went with more responses'. */
export function findingHeadline({ verdict }: Pick<WorksGroup, 'verdict'>, subject: string): string {
  return `${subject} went with ${verdict === 'fewer' ? 'fewer' : 'more'} responses`
}

/** What a group without a claim says: how many posts are missing, or that no difference can be told. */
export function groupStanding({ verdict, posts, others }: WorksGroup): string {
  if (verdict === 'more') return 'More responses'
  if (verdict === 'fewer') return 'Fewer responses'
  if (verdict === 'open') return 'No difference we can tell'
  if (posts === 0) return 'Nothing to compare it with yet'
  return posts < FEWEST_POSTS
    ? `Not enough yet: ${posts} of ${FEWEST_POSTS} posts`
    : `Not enough others yet: ${others} of ${FEWEST_POSTS} posts`
}

/** What comparing many groups does to the ranges; null where none was compared. */
export function widenedNote({ tested }: Pick<WhatWorks, 'tested'>): string | null {
  if (tested === 0) return null
  return `We compared ${tested === 1 ? '1 group' : `${numberText(tested)} groups`}, and the more we compare, the more chance finds. So each range is widened: if nothing made a difference, we’d claim nothing at all in 9 of 10 workspaces.`
}

/** How many posts there are and what came of them, as a headline. */
export function postsHeadline({ count, sum }: { count: number; sum: number }): string {
  if (count === 0) return 'No posts in these days'
  return `${numberText(count)} ${count === 1 ? 'post' : 'posts'} with ${numberText(sum)} ${sum === 1 ? 'response' : 'responses'}`
}

/** Whether sounding like the brand went with more responses. */
export function paysSentence({ posts, found }: Pick<WhatWorks['pays'], 'posts' | 'found'>): string {
  if (found === null)
    return posts < FEWEST_POSTS
      ? `Not enough yet: ${posts} of ${FEWEST_POSTS} posts with a score.`
      : 'We can’t tell: the scores or the responses of your posts are all alike.'
  const range = `Rank correlation ${signed(found.rank)}, likely between ${signed(found.low)} and ${signed(found.high)}, from ${numberText(posts)} posts.`
  const headline = paysHeadline(found)
  if (headline) return `${headline}. ${range}`
  return `We can’t tell yet whether sounding like you goes with more responses. ${range}`
}

/** What scores and responses say together, in one line; null where nothing can be told. */
export function paysHeadline(found: WhatWorks['pays']['found']): string | null {
  if (found && found.low > 0) return 'Posts that sound more like you went with more responses'
  if (found && found.high < 0) return 'Posts that sound more like you went with fewer responses'
  return null
}

function rangeOf(interval: Comparison['interval'], isTurned: boolean): [number, number] {
  const { low, high } = interval ?? { low: 0, high: 1 }
  const [from, to] = isTurned ? [1 - high, 1 - low] : [low, high]
  return [Math.round(from * 100), Math.round(to * 100)]
}

/** '+0.31', '−0.12' or '0.00'. */
export function signed(value: number): string {
  const text = Math.abs(value).toFixed(2)
  return text === '0.00' ? text : `${value > 0 ? '+' : '−'}${text}`
}

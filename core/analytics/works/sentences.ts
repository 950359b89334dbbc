import { type Comparison, FEWEST_POSTS } from './compare.ts'
import type { WhatWorks, WorksGroup } from './what-works.ts'

/** A share of pairs in whole hundredths: '78 of 100'. */
export function ofHundred(share: number): string {
  return `${Math.round(share * 100)} of 100`
}

/** What a claim says: what went with what, how often, how sure, and from how many posts. Never why. */
export function findingSentence(
  { verdict, share, interval, posts, others }: Omit<WorksGroup, 'dimension' | 'key' | 'group'>,
  subject: string,
): string {
  const went = `${subject} went with ${verdict === 'fewer' ? 'fewer' : 'more'} responses than your others.`
  const often = verdict === 'fewer' ? 1 - share : share
  const [low, high] = rangeOf(interval, verdict === 'fewer')
  return `${went} Put beside another post on the same platform, they had ${verdict === 'fewer' ? 'fewer' : 'more'} in ${ofHundred(often)} pairs. The likely range is ${low} to ${high}, from ${posts.toLocaleString('en-GB')} posts beside ${others.toLocaleString('en-GB')} others.`
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

/** How many groups were looked at, and what that does to the intervals. */
export function lookedSentence({ posts, tested }: Pick<WhatWorks, 'posts' | 'tested'>): string {
  const counted = `${posts.toLocaleString('en-GB')} ${posts === 1 ? 'post counts' : 'posts count'}.`
  if (tested === 0)
    return `${counted} No group has ${FEWEST_POSTS} posts and ${FEWEST_POSTS} others to compare yet.`
  return `${counted} We compared ${tested === 1 ? '1 group' : `${tested} groups`}, and the more we compare, the more chance finds. So each range is widened: if nothing made a difference, we’d claim nothing at all in 9 of 10 workspaces.`
}

/** Whether sounding like the brand went with more responses. */
export function paysSentence({ posts, found }: Pick<WhatWorks['pays'], 'posts' | 'found'>): string {
  if (found === null)
    return posts < FEWEST_POSTS
      ? `Not enough yet: ${posts} of ${FEWEST_POSTS} posts with a score.`
      : 'We can’t tell: the scores or the responses of your posts are all alike.'
  const range = `Rank correlation ${signed(found.rank)}, likely between ${signed(found.low)} and ${signed(found.high)}, from ${posts.toLocaleString('en-GB')} posts.`
  if (found.low > 0) return `Posts that sound more like you went with more responses. ${range}`
  if (found.high < 0) return `Posts that sound more like you went with fewer responses. ${range}`
  return `We can’t tell yet whether sounding like you goes with more responses. ${range}`
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

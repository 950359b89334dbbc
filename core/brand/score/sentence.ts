import { formatDate } from '../../shared/time.ts'
import { type AdviceFacts, adviceOf } from './explain.ts'
import { CHECKIN_SHARE, CONTENT_SHARE, FALLBACK_SCORE } from './rules.ts'
import { type ScoreParts, scoreOf, scoreParts } from './score-brand.ts'
import { brandScoreTrend, scoreInputOf, type TrendInput } from './trend.ts'

const DIMENSIONS = ['voice', 'values', 'audience', 'emotion'] as const

/**
 * The brand score as one says it: where it stands and, where it moved within the last 30 days, why it did; else what would
 * lift it most. Two sentences at most, and words instead of a number while there is nothing to measure. Bad input as in
 * `scoreBrand`. `parts` are those of the history at `now`.
 */
export function scoreSentence(
  history: TrendInput,
  now: Date,
  {
    parts = scoreParts(scoreInputOf(history, now), now),
    ...facts
  }: AdviceFacts & { readonly parts?: ScoreParts } = {},
): string {
  const score = scoreOf(parts, now)
  const [advice] = adviceOf(parts, facts)
  if (score.dataSource === 'fallback') return `There’s nothing to measure yet. ${advice ?? ''}`.trim()
  const { change, direction, since } = brandScoreTrend(history, now)
  const stands = `Your brand scores ${score.overall} out of 100`
  if (since && (direction === 'up' || direction === 'down')) {
    const before = scoreParts(scoreInputOf(until(history, since), since), since)
    const moved = direction === 'up' ? `up ${change}` : `down ${Math.abs(change)}`
    const why = reasonOf(before, parts, direction)
    return `${stands}, ${moved} since ${formatDate(since)}: ${why}.`
  }
  if (advice) return `${stands}. ${advice}`
  const weakest = DIMENSIONS.reduce((low, dimension) => (score[dimension] < score[low] ? dimension : low))
  return `${stands}. Your posts are weakest on ${weakest}, with ${score[weakest]}.`
}

/** What was there at an instant. */
function until({ checkins, postScores, content }: TrendInput, at: Date): TrendInput {
  const before = <Entry extends { readonly createdAt: Date }>(entries: readonly Entry[]) =>
    entries.filter(({ createdAt }) => createdAt <= at)
  return { checkins: before(checkins), postScores: before(postScores), content: before(content) }
}

/** Why the score is another one: another source, or what moved most in the direction in which it went. */
function reasonOf(before: ScoreParts, after: ScoreParts, direction: 'up' | 'down'): string {
  const isUp = direction === 'up'
  const posts = isUp ? 'your posts score higher' : 'your posts score lower'
  if (after.source === 'checkin' && before.source !== 'checkin') return 'your check-in counts now'
  if (before.source === 'checkin' && after.source !== 'checkin')
    return 'your last check-in is too old to count'
  if (after.source !== 'checkin') return posts
  const own = CHECKIN_SHARE * ((after.checkin?.total ?? 0) - (before.checkin?.total ?? 0))
  const theirs = CONTENT_SHARE * (measured(after) - measured(before))
  const isOwn = isUp ? own >= theirs : own <= theirs
  if (!isOwn) return posts
  return isUp ? 'your own view went up' : 'your own view went down'
}

/** What the posts count as beside a check-in. */
function measured({ contentMean, aiMean }: ScoreParts): number {
  return contentMean ?? aiMean ?? FALLBACK_SCORE
}

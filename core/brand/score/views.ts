import type { BrandScoreInput } from './input.ts'
import { CHECKIN_SHARE } from './rules.ts'
import { scoreParts } from './score-brand.ts'

/** The two views that a brand score is made of, each 0 to 100 and whole; null where there is none. */
export interface ScoreViews {
  /** The founder's, from the newest check-in. */
  readonly own: number | null
  /** What the posts say: the mean of the newest, else of what was saved in the last 30 days. */
  readonly posts: number | null
  /** Why the two differ, or agree, and how much each counts: one or two sentences. */
  readonly text: string
}

/** Less than this apart, the two views agree. */
const AGREEING_POINTS = 10

const OWN_PERCENT = Math.round(CHECKIN_SHARE * 100)
const POSTS_PERCENT = 100 - OWN_PERCENT

function comparison(own: number, posts: number): string {
  if (Math.abs(own - posts) < AGREEING_POINTS) return 'You and your posts agree.'
  return own < posts
    ? 'Your posts sound more like your brand than your week felt.'
    : 'Your week felt more like your brand than your posts sound.'
}

/** The founder's own view beside that of the posts, with their difference explained. Bad input as in `scoreBrand`. */
export function scoreViews(input: BrandScoreInput, now: Date): ScoreViews {
  const parts = scoreParts(input, now)
  const own = parts.checkin ? Math.round(parts.checkin.total) : null
  const measured = parts.contentMean ?? parts.aiMean
  const posts = measured === null ? null : Math.round(measured)
  return { own, posts, text: viewsText(own, posts, parts.source === 'checkin') }
}

function viewsText(own: number | null, posts: number | null, isFresh: boolean): string {
  if (own === null) return posts === null ? '' : 'Check in to add your own view.'
  if (posts === null) {
    return isFresh
      ? `Your own view counts ${OWN_PERCENT}%. Until one of your posts has a score, the other ${POSTS_PERCENT}% count as 50.`
      : 'Your last check-in is more than a week old, so it doesn’t count any more.'
  }
  return isFresh
    ? `${comparison(own, posts)} Your own view counts ${OWN_PERCENT}%, your posts ${POSTS_PERCENT}%.`
    : `${comparison(own, posts)} Your last check-in is more than a week old, so only your posts count.`
}

import { DAY_MS } from '../../shared/time.ts'
import { ageInDays, type BrandScoreInput } from './input.ts'
import { CHECKIN_AGE_STEPS, SCORE_WINDOW_DAYS } from './rules.ts'

/** The age in whole days from which on a check-in or post score is out of the window. */
const OUT_OF_WINDOW = SCORE_WINDOW_DAYS + 1

/**
 * The first instant after `now` at which the same input may give another score, because something in it has grown a day too
 * old; null when nothing in it ages any more. Never later than the score changes, and at times earlier. Entries without a
 * readable date never age.
 */
export function scoreHoldsUntil(input: BrandScoreInput, now: Date): Date | null {
  let until = Number.POSITIVE_INFINITY
  let newest: Date | null = null
  const leaves = ({ createdAt }: { readonly createdAt: Date }) => {
    if (ageInDays(createdAt, now) < OUT_OF_WINDOW)
      until = Math.min(until, createdAt.getTime() + OUT_OF_WINDOW * DAY_MS)
  }
  for (const post of input.postScores) leaves(post)
  for (const checkin of input.checkins) {
    leaves(checkin)
    if (!newest || checkin.createdAt > newest) newest = checkin.createdAt
  }
  if (newest) {
    const age = ageInDays(newest, now)
    const step = CHECKIN_AGE_STEPS.find(days => days > age)
    if (step !== undefined) until = Math.min(until, newest.getTime() + step * DAY_MS)
  }
  return Number.isFinite(until) ? new Date(until) : null
}

import { readBetween, readCount, readKey, readNumber } from '../../shared/untrusted.ts'

/**
 * The rules that brand scores are computed by. Counted up with every change that gives anyone another score, also in what is
 * read for it (`SCORE_LIMITS`, db/queries/brand/score-inputs.ts); a test notices most of them. `recompute-scores --all` then
 * computes everyone's anew.
 */
export const BRAND_SCORE_RULES = 1

/** Where a brand score comes from. */
export const SCORE_SOURCES = ['checkin', 'ai', 'content', 'fallback'] as const
export type ScoreSource = (typeof SCORE_SOURCES)[number]

export const FALLBACK_SCORE = 50
/** A check-in leads the score while it is at most this old, in whole days. */
export const FRESH_CHECKIN_DAYS = 7
/** Check-ins and post scores older than this many whole days no longer count towards frequency and mean. */
export const SCORE_WINDOW_DAYS = 30
/** How much of a history the score looks at, newest first: enough for every threshold of the rules, and bounded. */
export const SCORE_LIMITS = {
  checkins: 60,
  postScores: 200,
  content: 20,
  postScoreDays: SCORE_WINDOW_DAYS + 1,
} as const
export const CHECKIN_SHARE = 0.7
export const CONTENT_SHARE = 0.3

const DECAY_PER_DAY = 1.5
const DECAY_CAP = 30
const DECAYED_FLOOR = 30
const BONUS = 5

/**
 * Ages in whole days, smallest first, at which the newest check-in counts otherwise than the day before: it no longer leads,
 * is less recent, leaves the window, or loses 1.5 more. From the last one on nothing changes.
 */
export const CHECKIN_AGE_STEPS: readonly number[] = [
  FRESH_CHECKIN_DAYS,
  14,
  ...Array.from({ length: DECAY_CAP / DECAY_PER_DAY + 1 }, (_, day) => SCORE_WINDOW_DAYS + day),
  60,
].map(lastDay => lastDay + 1)

/** The parts of a check-in score; `total` is 0 to 100. */
export interface CheckinScoreParts {
  readonly base: number
  /** What age takes away, 0 or negative; positive only where the floor of 30 lifts a lower check-in. */
  readonly decay: number
  /** 0, 5 or 10 for checking in regularly, less what the cap of 100 takes. */
  readonly bonus: number
  readonly total: number
}

/** Days since something happened: an age that is no number is as old as can be, a negative one is today. */
function readAge(value: unknown): number {
  if (value === Number.POSITIVE_INFINITY) return value
  const days = readNumber(value)
  return days === null ? Number.POSITIVE_INFINITY : Math.max(0, days)
}

/** `checkinScore` with its parts, so that the number can be explained. */
export function checkinScoreParts(input: {
  readonly alignment: number
  readonly ageDays: number
  readonly count: number
}): CheckinScoreParts {
  const base = 10 * (readBetween(readKey(input, 'alignment'), 0, 10) ?? 0)
  const ageDays = readAge(readKey(input, 'ageDays'))
  const count = readCount(readKey(input, 'count'))
  const aged = ageDays > SCORE_WINDOW_DAYS
  const penalty = Math.min(DECAY_CAP, DECAY_PER_DAY * (ageDays - SCORE_WINDOW_DAYS))
  const decayed = aged ? Math.max(DECAYED_FLOOR, base - penalty) : base
  const total = Math.min(100, decayed + (count > 3 ? BONUS : 0) + (count > 6 ? BONUS : 0))
  return { base, decay: decayed - base, bonus: total - decayed, total }
}

/**
 * Score of a check-in, 0 to 100. `alignment` 0 to 10 is held within its range (no number is 0), `ageDays` in days (no
 * number counts as very old), `count` is how many check-ins there are in all.
 */
export function checkinScore(input: {
  readonly alignment: number
  readonly ageDays: number
  readonly count: number
}): number {
  return checkinScoreParts(input).total
}

/** How recent a check-in is: 100, 80, 60, 40 or 20; an age that is no number gives 20. */
export function recencyScore(ageDays: number): number {
  const days = readAge(ageDays)
  if (days <= 7) return 100
  if (days <= 14) return 80
  if (days <= 30) return 60
  return days <= 60 ? 40 : 20
}

/** How sure a score is, 0 to 100, by its source and the number of things it rests on; unknown sources give 0. */
export function scoreConfidence(source: ScoreSource, n: number): number {
  const count = n === Number.POSITIVE_INFINITY ? Number.MAX_SAFE_INTEGER : readCount(n)
  switch (source) {
    case 'checkin':
      return Math.min(100, 70 + 5 * count)
    case 'ai':
      return Math.min(100, 60 + 10 * Math.floor(count / 5))
    case 'content':
      return Math.min(100, 40 + 10 * Math.floor(count / 3))
    default:
      return 0
  }
}

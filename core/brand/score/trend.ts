import { addDays, DAY_MS } from '../../shared/time.ts'
import { readInstant, readKey } from '../../shared/untrusted.ts'
import { ageInDays, type BrandScoreInput, readDated, type ScoredContent } from './input.ts'
import { checkinScoreParts, SCORE_LIMITS, SCORE_WINDOW_DAYS, type ScoreSource } from './rules.ts'
import { settleScore } from './score-brand.ts'

/** How many days before today the trend shows. */
export const TREND_DAYS = 30

/** What the score was made of over time: content counts from the day on which it was written. */
export interface TrendInput extends Omit<BrandScoreInput, 'content'> {
  readonly content: readonly (ScoredContent & { readonly createdAt: Date })[]
}

export interface TrendPoint {
  readonly at: Date
  /** 0 to 100; null on a day on which there was nothing to measure yet. */
  readonly overall: number | null
  readonly dataSource: ScoreSource
}

export interface BrandScoreTrend {
  /** Oldest first: one point a day, the last one at `now`. */
  readonly points: readonly TrendPoint[]
  /** Last measured point minus the first; 0 with fewer than two measured days. */
  readonly change: number
  /** `new` with fewer than two measured days: there is nothing to compare yet. */
  readonly direction: 'up' | 'down' | 'steady' | 'new'
  /** The first measured point of the time shown; null without one. */
  readonly since: Date | null
}

/** Less than this is noise, not a trend. */
const STEADY_POINTS = 3

/** Dated values, oldest first, with the sum of all values before each place. */
interface Series {
  readonly times: readonly number[]
  readonly values: readonly number[]
  readonly sums: readonly number[]
}

function readSeries(list: unknown, key: string, high: number): Series {
  // Of two at one instant the first in the list is the newest, as in `scoreBrand`.
  const entries = readDated(list, key, high).reverse()
  const sums = [0]
  for (const { value } of entries) sums.push((sums.at(-1) ?? 0) + value)
  return { times: entries.map(entry => entry.at), values: entries.map(entry => entry.value), sums }
}

function meanOf({ sums }: Series, from: number, to: number): number | null {
  return to > from ? ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from) : null
}

/** Walks a series forward in time: how many of its entries lie before an instant that only grows. */
function counter({ times }: Series): (isBefore: (time: number) => boolean) => number {
  let count = 0
  return isBefore => {
    while (count < times.length && isBefore(times[count] ?? 0)) count += 1
    return count
  }
}

/**
 * The brand score as it stood on each of the last 30 days and now: 31 points from one walk through the history. What
 * was written later does not count earlier, and before the first measurement there is no score. Dates ahead of `now`
 * count as now, as in `scoreBrand`; undated entries are left out. When `now` is no date there are no points.
 */
export function brandScoreTrend(input: TrendInput, now: Date): BrandScoreTrend {
  const end = readInstant(now)
  if (!end) return { points: [], change: 0, direction: 'new', since: null }
  const checkins = readSeries(readKey(input, 'checkins'), 'alignment', 10)
  const posts = readSeries(readKey(input, 'postScores'), 'overall', 100)
  const content = readSeries(readKey(input, 'content'), 'overall', 100)
  const [checkinCount, postCount, oldPostCount, contentCount] = [checkins, posts, posts, content].map(counter)
  const points: TrendPoint[] = []
  for (let back = TREND_DAYS; back >= 0; back--) {
    const at = addDays(end, -back)
    // The last point is the score itself, which counts what is dated ahead as of today.
    const until = (time: number) => back === 0 || time <= at.getTime()
    const isOutdated = (time: number) => at.getTime() - time >= (SCORE_WINDOW_DAYS + 1) * DAY_MS
    const checkinEnd = checkinCount?.(until) ?? 0
    const postEnd = postCount?.(until) ?? 0
    const postStart = Math.max(oldPostCount?.(isOutdated) ?? 0, postEnd - SCORE_LIMITS.postScores)
    const contentEnd = contentCount?.(until) ?? 0
    const newest = checkins.times[checkinEnd - 1]
    const checkinAge = newest === undefined ? null : ageInDays(new Date(newest), at)
    const { overall, source } = settleScore({
      checkinAge,
      checkin:
        checkinAge === null
          ? null
          : checkinScoreParts({
              alignment: checkins.values[checkinEnd - 1] ?? 0,
              ageDays: checkinAge,
              count: checkinEnd,
            }),
      aiMean: meanOf(posts, postStart, postEnd),
      contentMean: meanOf(content, Math.max(0, contentEnd - SCORE_LIMITS.content), contentEnd),
    })
    points.push({ at, overall: source === 'fallback' ? null : overall, dataSource: source })
  }
  return { points, ...compare(points) }
}

function compare(points: readonly TrendPoint[]): Omit<BrandScoreTrend, 'points'> {
  const measured = points.filter(point => point.overall !== null)
  const since = measured[0]?.at ?? null
  if (measured.length < 2) return { change: 0, direction: 'new', since }
  const change = (measured.at(-1)?.overall ?? 0) - (measured[0]?.overall ?? 0)
  if (Math.abs(change) < STEADY_POINTS) return { change, direction: 'steady', since }
  return { change, direction: change > 0 ? 'up' : 'down', since }
}

/**
 * What the score of `now` is made of, out of a history that reaches further back: the newest entries within
 * `SCORE_LIMITS`, post scores of the last 31 days only.
 */
export function scoreInputOf(history: TrendInput, now: Date): BrandScoreInput {
  const since = now.getTime() - SCORE_LIMITS.postScoreDays * DAY_MS
  const newest = <Entry extends { readonly createdAt: Date }>(entries: readonly Entry[], limit: number) =>
    [...entries].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, limit)
  return {
    checkins: newest(history.checkins, SCORE_LIMITS.checkins),
    postScores: newest(
      history.postScores.filter(score => score.createdAt.getTime() > since),
      SCORE_LIMITS.postScores,
    ),
    content: newest(history.content, SCORE_LIMITS.content),
  }
}

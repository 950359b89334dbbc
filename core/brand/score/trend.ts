import { addDays } from '../../shared/time.ts'
import { readArray, readInstant, readKey } from '../../shared/untrusted.ts'
import type { BrandScoreInput, ScoredContent } from './input.ts'
import type { ScoreSource } from './rules.ts'
import { scoreBrand } from './score-brand.ts'

export const TREND_DAYS = 30

/** Content that knows when it was written counts from that day on; undated content counts on every day. */
export interface TrendInput extends Omit<BrandScoreInput, 'content'> {
  readonly content: readonly (ScoredContent & { readonly createdAt?: Date })[]
}

export interface TrendPoint {
  readonly at: Date
  readonly overall: number
  readonly dataSource: ScoreSource
}

export interface BrandScoreTrend {
  /** Oldest first: one point a day, the last one at `now`. */
  readonly points: readonly TrendPoint[]
  /** Last minus first, leaving out days on which nothing could be measured; 0 with fewer than two measured days. */
  readonly change: number
  readonly direction: 'up' | 'down' | 'steady'
}

/** Less than this is noise, not a trend. */
const STEADY_POINTS = 3

function upTo(list: unknown, at: Date): unknown[] {
  return readArray(list).filter(item => {
    const createdAt = readInstant(readKey(item, 'createdAt'))
    return !createdAt || createdAt <= at
  })
}

/**
 * The brand score as it stood on each of the last 30 days and now: 31 points. When `now` is no date there are none.
 */
export function brandScoreTrend(input: TrendInput, now: Date): BrandScoreTrend {
  const end = readInstant(now)
  if (!end) return { points: [], change: 0, direction: 'steady' }
  const points: TrendPoint[] = []
  for (let back = TREND_DAYS; back >= 0; back--) {
    const at = addDays(end, -back)
    const past = {
      checkins: upTo(readKey(input, 'checkins'), at),
      postScores: upTo(readKey(input, 'postScores'), at),
      content: upTo(readKey(input, 'content'), at),
    } as unknown as BrandScoreInput
    const { overall, dataSource } = scoreBrand(past, at)
    points.push({ at, overall, dataSource })
  }
  const measured = points.filter(point => point.dataSource !== 'fallback')
  const change = (measured.at(-1)?.overall ?? 0) - (measured[0]?.overall ?? 0)
  if (Math.abs(change) < STEADY_POINTS) return { points, change, direction: 'steady' }
  return { points, change, direction: change > 0 ? 'up' : 'down' }
}

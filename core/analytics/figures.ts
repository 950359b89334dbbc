import { median } from './median.ts'
import { FEWEST, SCORE_BANDS, type ScoreBand } from './numbers.ts'
import { isWithin, type Period, periodParts, type Span } from './period.ts'

/** What is counted day by day. */
export const DAILY_NUMBERS = [
  'planned_published',
  'slipped',
  'ahead',
  'published',
  'measured',
  'views',
  'reactions',
  'people',
  'machines',
  'leads',
  'added',
] as const
export type DailyNumber = (typeof DAILY_NUMBERS)[number]

/** How many of a number fall on a day. */
export interface DayCount {
  readonly number: DailyNumber
  readonly day: string
  readonly count: number
}

export type DailySums = Readonly<Record<DailyNumber, number>>

/** Sums of a period, of the one before, and of each part of the picture. */
export interface DailyFigures {
  readonly now: DailySums
  readonly before: DailySums
  readonly parts: readonly (Span & { readonly sums: DailySums })[]
  /** The days that posts slipped on, once for each post. */
  readonly slippedDays: readonly string[]
}

/** A part of the picture with the numbers that are drawn or stand in its table. */
export type DrawnPart = Span & {
  readonly sums: Readonly<Record<Exclude<DailyNumber, 'published' | 'measured' | 'added'>, number>>
}

/** Sums what was counted on days: every part of the picture adds up to the period. */
export function dailyFigures(period: Period, counts: readonly DayCount[]): DailyFigures {
  const inPeriod = counts.filter(({ day }) => isWithin(period, day))
  return {
    now: sumsOf(inPeriod),
    before: sumsOf(counts.filter(({ day }) => isWithin(period.before, day))),
    parts: periodParts(period).map(part => ({
      ...part,
      sums: sumsOf(inPeriod.filter(({ day }) => isWithin(part, day))),
    })),
    slippedDays: inPeriod.flatMap(({ number, day, count }) =>
      number === 'slipped' ? Array<string>(count).fill(day) : [],
    ),
  }
}

/** Posts with one score: how many, and their dimensions added up. */
export interface ScoreCount {
  readonly overall: number
  readonly posts: number
  readonly voice: number
  readonly values: number
  readonly audience: number
  readonly emotion: number
}

const DIMENSIONS = ['voice', 'values', 'audience', 'emotion'] as const

export interface ScoreFigures {
  readonly posts: number
  /** Half of the posts score this or more; null below ten. */
  readonly middle: number | null
  readonly bands: readonly { readonly band: ScoreBand; readonly posts: number }[]
  /** The dimension with the lowest mean; null below ten. */
  readonly weakest: { readonly dimension: (typeof DIMENSIONS)[number]; readonly mean: number } | null
}

/** How the scores of posts are spread. */
export function scoreFigures(counts: readonly ScoreCount[]): ScoreFigures {
  const posts = sum(counts.map(({ posts }) => posts))
  const means = DIMENSIONS.map(dimension => ({
    dimension,
    mean: Math.round(sum(counts.map(count => count[dimension])) / Math.max(1, posts)),
  })).sort((a, b) => a.mean - b.mean)
  return {
    posts,
    middle: posts < FEWEST ? null : median(counts.map(({ overall, posts }) => [overall, posts])),
    bands: SCORE_BANDS.map(band => ({
      band,
      posts: sum(
        counts.filter(({ overall }) => band.from <= overall && overall <= band.to).map(({ posts }) => posts),
      ),
    })),
    weakest: posts < FEWEST ? null : (means[0] ?? null),
  }
}

/** The bands with their posts as they are sent: which each is follows from its place. */
export function packBands(bands: ScoreFigures['bands']): number[] {
  return SCORE_BANDS.map(band => bands.find(({ band: own }) => own.key === band.key)?.posts ?? 0)
}

/** The same as they are drawn. */
export function unpackBands(posts: readonly number[]): ScoreFigures['bands'] {
  return SCORE_BANDS.map((band, at) => ({ band, posts: posts[at] ?? 0 }))
}

/** What a group of posts, links and people comes to. `key` null: they belong to none. */
export interface GroupCounts {
  readonly key: string | null
  readonly planned: number
  readonly published: number
  readonly scored: number
  /** Scores added up. */
  readonly marks: number
  readonly people: number
  readonly machines: number
  readonly leads: number
  /** On platforms, of the posts published in the time: seen, and liked, replied to or shared. */
  readonly views: number
  readonly reactions: number
}

/** The mean score of a group, or null while too few posts have one. */
export function meanScore({ scored, marks }: Pick<GroupCounts, 'scored' | 'marks'>): number | null {
  return scored < FEWEST ? null : Math.round(marks / scored)
}

/** By how many percent a number changed; null where either is below ten, which says nothing. */
export function changePercent(now: number, before: number): number | null {
  if (now < FEWEST || before < FEWEST) return null
  return Math.round(((now - before) / before) * 100)
}

function sumsOf(counts: readonly DayCount[]): DailySums {
  const sums = Object.fromEntries(DAILY_NUMBERS.map(number => [number, 0])) as Record<DailyNumber, number>
  for (const { number, count } of counts) sums[number] += count
  return sums
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

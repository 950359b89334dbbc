import { DIMENSIONS, type Dimension } from '../../brand/alignment/types.ts'
import { dayAfter, mondayOf } from '../../schedule/days.ts'
import { type PlacedFigure, type Sentence, said } from '../letter/sentence.ts'
import { FEWEST } from '../numbers.ts'
import type { Span } from '../period.ts'
import { behindSpan } from '../rows-address.ts'

/** Scored posts with their dimensions added up. */
export interface ScoreSums extends Readonly<Record<Dimension, number>> {
  readonly posts: number
  readonly overall: number
}

export type ScoredDay = ScoreSums & { readonly day: string }

/** Whole means; null below ten posts. */
export type ScoreMeans = Readonly<Record<Dimension | 'overall', number>> | null

/** A week with the mean of the posts of `days`: of the fewest weeks up to it that hold ten posts together. */
export interface TrendWeek {
  readonly week: string
  readonly days: Span
  readonly posts: number
  readonly means: ScoreMeans
}

/** How many weeks before the first one are looked at to find ten posts. */
export const WEEKS_BEFORE = 26

/** The means of some posts; null below ten. */
export function scoreMeans(sums: ScoreSums): ScoreMeans {
  if (sums.posts < FEWEST) return null
  const mean = (measure: Dimension | 'overall') => Math.round(sums[measure] / sums.posts)
  return {
    overall: mean('overall'),
    voice: mean('voice'),
    values: mean('values'),
    audience: mean('audience'),
    emotion: mean('emotion'),
  }
}

/**
 * The four dimensions week by week. A week rarely has ten posts, so each stands for the fewest whole weeks up to it that do,
 * at most 27; where even those have too few, its means are null. Days outside of what a week stands for count nothing.
 */
export function alignmentTrend({ from, to }: Span, days: readonly ScoredDay[]): TrendWeek[] {
  const first = dayAfter(mondayOf(from), -7 * WEEKS_BEFORE)
  const byWeek = new Map<string, ScoreSums>()
  for (const day of days) {
    const week = mondayOf(day.day)
    byWeek.set(week, added(byWeek.get(week) ?? NOTHING, day))
  }
  const weeks: TrendWeek[] = []
  for (let week = mondayOf(from); week <= to; week = dayAfter(week, 7)) {
    let [sums, start] = [byWeek.get(week) ?? NOTHING, week]
    while (sums.posts < FEWEST && start > first) {
      start = dayAfter(start, -7)
      sums = added(sums, byWeek.get(start) ?? NOTHING)
    }
    weeks.push({
      week,
      days: { from: start, to: dayAfter(week, 6) },
      posts: sums.posts,
      means: scoreMeans(sums),
    })
  }
  return weeks
}

/** The means of all posts of some groups that share none; null below ten. */
export function meansOfAll(groups: readonly ScoreSums[]): ScoreMeans {
  return scoreMeans(groups.reduce(added, NOTHING))
}

const NOTHING: ScoreSums = { posts: 0, overall: 0, voice: 0, values: 0, audience: 0, emotion: 0 }

function added(one: ScoreSums, other: ScoreSums): ScoreSums {
  return {
    posts: one.posts + other.posts,
    overall: one.overall + other.overall,
    voice: one.voice + other.voice,
    values: one.values + other.values,
    audience: one.audience + other.audience,
    emotion: one.emotion + other.emotion,
  }
}

/** What moved from the first week with means to the last; null where no week has any. */
export interface Movement {
  readonly first: ToldWeek
  readonly last: ToldWeek
  /** The dimension that moved most, and by how much; null where none moved. */
  readonly most: { readonly dimension: Dimension; readonly by: number } | null
}

interface ToldWeek extends TrendWeek {
  readonly means: NonNullable<ScoreMeans>
}

/** The dimension that moved most from the first week with means to the last; of several, the first of the four. */
export function movementOf(weeks: readonly TrendWeek[]): Movement | null {
  const told = weeks.filter((week): week is ToldWeek => week.means !== null)
  const [first, last] = [told[0], told.at(-1)]
  if (!first || !last) return null
  const moved = DIMENSIONS.map(dimension => ({
    dimension,
    by: last.means[dimension] - first.means[dimension],
  }))
  const most = moved.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))[0]
  return { first, last, most: most && most.by !== 0 ? most : null }
}

/** The same in a sentence, whose means open the posts they are the mean of; where none can be told, what is missing. */
export function trendSentence(weeks: readonly TrendWeek[]): Sentence {
  const movement = movementOf(weeks)
  if (!movement)
    return said`Not enough yet: ${String(Math.max(0, ...weeks.map(({ posts }) => posts)))} of ${String(FEWEST)} posts with a score.`
  const { first, last, most } = movement
  const mean = said`The mean score is ${meanOf(last, 'overall')}.`
  if (first === last) return mean
  if (!most) return said`All four dimensions stand where they stood. ${mean}`
  const { dimension } = most
  return said`${movedWords(most)}, from ${meanOf(first, dimension)} to ${meanOf(last, dimension)}. ${mean}`
}

/** 'Voice rose most'. */
export function movedWords({ dimension, by }: NonNullable<Movement['most']>): string {
  return `${dimension.charAt(0).toUpperCase()}${dimension.slice(1)} ${by > 0 ? 'rose' : 'fell'} most`
}

function meanOf({ means, days }: ToldWeek, measure: Dimension | 'overall'): PlacedFigure {
  return { text: String(means[measure]), to: behindSpan(days, { number: 'scored' }) }
}

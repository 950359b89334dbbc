import { dayAfter, mondayOf } from '../../schedule/days.ts'
import type { Span } from '../period.ts'
import type { TrendWeek } from './trend.ts'

/**
 * A week as a page is sent it: its posts, the weeks before it that it stands for, and its means in the order of `MEASURES`.
 * As it is read it is ten times as long, most of it days that follow from the first.
 */
export type PackedWeek = readonly [posts: number, weeksBefore: number, ...means: number[]]

const MEASURES = ['overall', 'voice', 'values', 'audience', 'emotion'] as const
const DAY_MS = 86_400_000

/** The weeks of a period, from its first on, as they are sent. */
export function packWeeks(weeks: readonly TrendWeek[]): PackedWeek[] {
  return weeks.map(({ week, days, posts, means }) => {
    const before = Math.round((Date.parse(week) - Date.parse(days.from)) / (7 * DAY_MS))
    return [posts, before, ...(means ? MEASURES.map(measure => means[measure]) : [])]
  })
}

/** The same as they are read. */
export function unpackWeeks({ from }: Pick<Span, 'from'>, packed: readonly PackedWeek[]): TrendWeek[] {
  const first = mondayOf(from)
  return packed.map(([posts, before, ...means], at) => {
    const week = dayAfter(first, 7 * at)
    const [overall, voice, values, audience, emotion] = means
    const isTold =
      overall !== undefined &&
      voice !== undefined &&
      values !== undefined &&
      audience !== undefined &&
      emotion !== undefined
    return {
      week,
      days: { from: dayAfter(week, -7 * before), to: dayAfter(week, 6) },
      posts,
      means: isTold ? { overall, voice, values, audience, emotion } : null,
    }
  })
}

import type { readAnalytics } from '#app/analytics/services/read-analytics.ts'
import type { Period } from '#core/analytics/period.ts'

interface Numbers {
  readonly published: number
  readonly people: number
  readonly leads: number
  readonly views: number
  readonly reactions: number
}

const numbersOf = ({ published, people, leads, views, reactions }: Numbers): Numbers => ({
  ...{ published, people, leads, views, reactions },
})

/** The numbers of a period in the words of the API. */
export function showNumbers(
  { from, to }: Period,
  { daily, alignment, paid, rows }: Awaited<ReturnType<typeof readAnalytics>>,
) {
  return {
    from,
    to,
    totals: numbersOf(daily.now),
    before: numbersOf(daily.before),
    alignmentScore: alignment.middle,
    wonPence: paid ? paid.total.pence : null,
    rows: rows.map(({ key, name, ...counts }) => ({ key, name, ...numbersOf(counts) })),
  }
}

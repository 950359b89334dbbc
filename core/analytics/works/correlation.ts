import { FEWEST_POSTS } from './compare.ts'
import { midRanks, type Ranked, strataOf } from './ranks.ts'

/** A value between whose two sides 90% of a normal distribution lie, in standard errors. */
const NINETY = 1.645
/** A correlation of one has no interval; this is as near as is shown. */
const NEAREST = 0.999

/** How far two things go together, −1 to 1; null below ten posts, or where one of the two never changes. */
export interface Correlation {
  readonly posts: number
  readonly found: { readonly rank: number; readonly low: number; readonly high: number } | null
}

/**
 * The rank correlation (Spearman’s) of `by` with `value`, each ranked within its stratum, with a 90% interval by Fisher’s
 * transformation and Bonett and Wright’s standard error. Strata of one post tell nothing and are not counted.
 */
export function rankCorrelation(rows: readonly (Ranked & { readonly by: number })[]): Correlation {
  const strata = strataOf(rows).filter(members => members.length > 1)
  const posts = strata.reduce((sum, members) => sum + members.length, 0)
  let [both, first, second] = [0, 0, 0]
  for (const members of strata) {
    const values = midRanks(members.map(at => rows[at]?.value ?? 0))
    const others = midRanks(members.map(at => rows[at]?.by ?? 0))
    const middle = (members.length + 1) / 2
    for (let at = 0; at < members.length; at += 1) {
      const x = ((others[at] ?? 0) - middle) / members.length
      const y = ((values[at] ?? 0) - middle) / members.length
      both += x * y
      first += x * x
      second += y * y
    }
  }
  const free = posts - strata.length + 1
  if (free < FEWEST_POSTS || first === 0 || second === 0) return { posts, found: null }
  const rank = both / Math.sqrt(first * second)
  const held = Math.max(-NEAREST, Math.min(NEAREST, rank))
  const error = Math.sqrt((1 + held ** 2 / 2) / (free - 3))
  const side = (sign: -1 | 1) => Math.tanh(Math.atanh(held) + sign * NINETY * error)
  return { posts, found: { rank, low: side(-1), high: side(1) } }
}

/** Where each row stands among those of its stratum, 0 (lowest) to 100 (highest), by id; alone it stands in the middle. */
export function standings(rows: readonly Ranked[]): ReadonlyMap<string, number> {
  return new Map(
    strataOf(rows).flatMap(members => {
      const ranks = midRanks(members.map(at => rows[at]?.value ?? 0))
      return members.map((at, place): [string, number] => [
        rows[at]?.id ?? '',
        members.length < 2 ? 50 : Math.round((100 * ((ranks[place] ?? 1) - 1)) / (members.length - 1)),
      ])
    }),
  )
}

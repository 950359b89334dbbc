/** Something with a value that is compared only with others of the same stratum. */
export interface Ranked {
  /** Told apart by it, and put in order by it. */
  readonly id: string
  /** What may be compared: posts of one platform whose responses are counted alike. */
  readonly stratum: string
  readonly value: number
}

/** The places in a list that belong to each stratum. */
export function strataOf(rows: readonly Ranked[]): readonly (readonly number[])[] {
  const strata = new Map<string, number[]>()
  for (const [at, { stratum }] of rows.entries()) {
    const members = strata.get(stratum)
    if (members) members.push(at)
    else strata.set(stratum, [at])
  }
  return [...strata.values()]
}

/** Ranks from 1, the lowest value first; equal values share the middle of theirs. */
export function midRanks(values: readonly number[]): Float64Array {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value)
  const ranks = new Float64Array(values.length)
  for (let first = 0; first < order.length; ) {
    let end = first
    while (end < order.length && order[end]?.value === order[first]?.value) end += 1
    for (let at = first; at < end; at += 1) ranks[order[at]?.at ?? 0] = (first + 1 + end) / 2
    first = end
  }
  return ranks
}

/** What equal values take from the variance of a rank sum: `(N + 1) − Σ(t³ − t) / (N(N − 1))`, at least 0. */
export function tieFactor(ranks: ArrayLike<number>): number {
  const n = ranks.length
  if (n < 2) return 0
  const times = new Map<number, number>()
  for (let at = 0; at < n; at += 1) times.set(ranks[at] ?? 0, (times.get(ranks[at] ?? 0) ?? 0) + 1)
  let tied = 0
  for (const t of times.values()) tied += t ** 3 - t
  return Math.max(0, n + 1 - tied / (n * (n - 1)))
}

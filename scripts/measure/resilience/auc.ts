/**
 * How often a value of `first` lies above one of `second`, ties counting half: 0.5 when nothing tells them apart, 0 or 1
 * when one look does (the area under the ROC curve). NaN when either is empty.
 */
export function aucOf(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map(value => ({ value, isFirst: true })),
    ...second.map(value => ({ value, isFirst: false })),
  ]
  all.sort((a, b) => a.value - b.value)
  let rankSum = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1
    // Equal values share the mean of their ranks, which count from 1.
    const rank = (from + 1 + to) / 2
    for (let n = from; n < to; n += 1) if (all[n]?.isFirst) rankSum += rank
    from = to
  }
  return (rankSum - (first.length * (first.length + 1)) / 2) / (first.length * second.length)
}

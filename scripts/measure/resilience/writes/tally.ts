/** What became of writes that each carry a mark of their own. */
export interface WriteTally {
  /** Acknowledged and not there. */
  readonly lost: number
  /** There more than once. */
  readonly doubled: number
}

/** Compares the marks of acknowledged writes with all that was found; a mark is found once for each row that bears it. */
export function tallyWrites(acknowledged: Iterable<string>, stored: readonly string[]): WriteTally {
  const counts = new Map<string, number>()
  for (const mark of stored) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return {
    lost: [...new Set(acknowledged)].filter(mark => !counts.has(mark)).length,
    doubled: [...counts.values()].filter(count => count > 1).length,
  }
}

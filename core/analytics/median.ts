/** The middle of counted values, the upper one of two; 0 when there are none. */
export function median(counted: readonly (readonly [value: number, times: number])[]): number {
  const sorted = counted.toSorted(([a], [b]) => a - b)
  const all = sorted.reduce((sum, [, times]) => sum + times, 0)
  let passed = 0
  for (const [value, times] of sorted) {
    passed += times
    if (passed * 2 > all) return value
  }
  return 0
}

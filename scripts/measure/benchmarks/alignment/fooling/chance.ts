/** A source of chance that gives the same numbers for the same seed, each from 0 to 1. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A copy in another order. */
export function shuffled<T>(list: readonly T[], chance: () => number): T[] {
  const copy = [...list]
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1))
    const kept = copy[at] as T
    copy[at] = copy[other] as T
    copy[other] = kept
  }
  return copy
}

/** Where numbers from 0 (inclusive) to 1 (exclusive) come from. */
export type Chance = () => number

/**
 * A source of chance that gives the same numbers for the same words: FNV-1a makes a seed of them, mulberry32 (Tommy
 * Ettinger, public domain) the numbers. Good enough to shuffle with, not for secrets.
 */
export function seededBy(words: string): Chance {
  let state = 0x811c9dc5
  for (let at = 0; at < words.length; at += 1)
    state = Math.imul(state ^ words.charCodeAt(at), 0x01000193) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

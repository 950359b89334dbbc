/** Where numbers from 0 (inclusive) to 1 (exclusive) come from. */
export type Chance = () => number

/** A number for a text, 0 to 2^32 - 1, which each of its letters moves (FNV-1a). Not for secrets. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

/** A source of chance that gives the same numbers after the same seed (mulberry32; Tommy Ettinger, public domain). */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A source of chance that gives the same numbers for the same words. Good enough to shuffle with. */
export function seededBy(words: string): Chance {
  return chanceFrom(hashText(words))
}

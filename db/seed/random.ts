import { createHash } from 'node:crypto'

/** A source of chance that always gives the same numbers for the same seed. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** A whole number from low to high, both inclusive. */
  between(low: number, high: number): number
  /** One of the items. Throws when there is none. */
  pick<Item>(items: readonly Item[]): Item
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean
}

/** mulberry32 (Tommy Ettinger, public domain): 32 bits of state, good enough for made-up people. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }
  const next = () => bits() / 4_294_967_296
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: items => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
    chance: probability => next() < probability,
  }
}

/** A seed for one of many things that belong to a larger seed, so that each can be made without the others. */
export function subSeed(seed: number, index: number): number {
  return (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0
}

/**
 * An endless supply of uuids (version 8, RFC 9562) that follow from a name. The generator above would not do: its 32
 * bits of state meet themselves again among a million ids.
 */
export function seededIds(name: string): () => string {
  let count = 0
  return () => {
    count += 1
    const hex = createHash('sha256').update(`${name}:${count}`).digest('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
}

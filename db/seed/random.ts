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
  /** A version 4 uuid. */
  uuid(): string
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
  const hex = () => bits().toString(16).padStart(8, '0')
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: items => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
    chance: probability => next() < probability,
    uuid: () => {
      const [a, b, c, d] = [hex(), hex(), hex(), hex()]
      const variant = ((Number.parseInt(c.slice(0, 1), 16) & 3) | 8).toString(16)
      return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-${variant}${c.slice(1, 4)}-${c.slice(4)}${d}`
    },
  }
}

/** A seed for one of many things that belong to a larger seed, so that each can be made without the others. */
export function subSeed(seed: number, index: number): number {
  return (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0
}

/** The tiers in ascending order. */
export const TIERS = ['creator', 'pro', 'collective'] as const

export type Tier = (typeof TIERS)[number]

/** The tier of somebody whose subscription is not known. */
export const DEFAULT_TIER: Tier = 'creator'

/** Is this one of the three tiers, written exactly so? */
export function isTier(input: unknown): input is Tier {
  return TIERS.some(tier => tier === input)
}

/** Trims, lower-cases and removes every `+`: ' Collective+ ' is `collective`; anything else is `null`. */
export function normaliseTier(input: unknown): Tier | null {
  if (typeof input !== 'string') return null
  const name = input.trim().toLowerCase().replaceAll('+', '')
  return isTier(name) ? name : null
}

/** Is `have` at least `need`? `null` counts as creator; a tier that does not exist is never met. */
export function meetsTier(have: Tier | null, need: Tier): boolean {
  if (!isTier(need)) return false
  return tierRank(have) >= tierRank(need)
}

/** Below 0: `a` is the lower tier, above 0: the higher, 0: the same. */
export function compareTiers(a: Tier | null, b: Tier | null): number {
  return tierRank(a) - tierRank(b)
}

function tierRank(tier: Tier | null): number {
  return Math.max(0, isTier(tier) ? TIERS.indexOf(tier) : 0)
}

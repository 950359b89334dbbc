import { type Feature, featuresOf } from './features.ts'
import { isTier, type Tier } from './tiers.ts'

/** What a plan allows; `Infinity` is unlimited. Credits and campaigns count per calendar month in the user's zone. */
export interface PlanLimits {
  readonly stories: number
  readonly campaignsPerMonth: number
  readonly assistantCreditsPerMonth: number
  /** The owner included: 1 means alone. */
  readonly collaborators: number
  readonly plannerPlatforms: number
  readonly brandProfiles: number
  readonly strategies: number
  /** Bytes of all pictures together. */
  readonly mediaBytes: number
}

export type PlanLimitKey = keyof PlanLimits

export interface Plan {
  readonly name: string
  /** Pence a month when paid monthly. */
  readonly monthlyPence: number
  /** Pence a month when paid for a year. */
  readonly annualMonthlyPence: number
  readonly limits: PlanLimits
  readonly features: readonly Feature[]
}

const UNLIMITED = Number.POSITIVE_INFINITY

/** The one source of prices and limits. */
export const PLANS: Readonly<Record<Tier, Plan>> = {
  creator: {
    name: 'Creator',
    monthlyPence: 1900,
    annualMonthlyPence: 1500,
    limits: {
      stories: 25,
      campaignsPerMonth: 0,
      assistantCreditsPerMonth: 10,
      collaborators: 1,
      plannerPlatforms: 1,
      brandProfiles: 1,
      strategies: UNLIMITED,
      mediaBytes: 500_000_000,
    },
    features: featuresOf('creator'),
  },
  pro: {
    name: 'Pro',
    monthlyPence: 2900,
    annualMonthlyPence: 2300,
    limits: {
      stories: UNLIMITED,
      campaignsPerMonth: 2,
      assistantCreditsPerMonth: 20,
      collaborators: 2,
      plannerPlatforms: UNLIMITED,
      brandProfiles: 1,
      strategies: UNLIMITED,
      mediaBytes: 5_000_000_000,
    },
    features: featuresOf('pro'),
  },
  collective: {
    name: 'Collective+',
    monthlyPence: 5900,
    annualMonthlyPence: 4700,
    limits: {
      stories: UNLIMITED,
      campaignsPerMonth: UNLIMITED,
      assistantCreditsPerMonth: UNLIMITED,
      collaborators: 5,
      plannerPlatforms: UNLIMITED,
      brandProfiles: 1,
      strategies: UNLIMITED,
      mediaBytes: 50_000_000_000,
    },
    features: featuresOf('collective'),
  },
}

/** The plan of a tier; an unknown tier counts as creator. */
export function planOf(tier: Tier | null): Plan {
  return PLANS[isTier(tier) ? tier : 'creator']
}

/** How many of something a tier allows, `Infinity` for unlimited; 0 for a key that no plan knows. */
export function planLimit(tier: Tier | null, key: PlanLimitKey): number {
  const { limits } = planOf(tier)
  return typeof key === 'string' && Object.hasOwn(limits, key) ? limits[key] : 0
}

/** Pence saved in a year by paying annually: 12 × (monthly − annual monthly). */
export function annualSavingPence(tier: Tier): number {
  const { monthlyPence, annualMonthlyPence } = planOf(tier)
  return 12 * (monthlyPence - annualMonthlyPence)
}

/** Pence charged at once: a month, or twelve months at the annual price. */
export function chargePence(tier: Tier, annual: boolean): number {
  const { monthlyPence, annualMonthlyPence } = planOf(tier)
  return annual ? 12 * annualMonthlyPence : monthlyPence
}

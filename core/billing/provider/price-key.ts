import { chargePence } from '../plans.ts'
import { TIERS, type Tier } from '../tiers.ts'

export type BillingCycle = 'monthly' | 'annual'

/** A plan as it is sold: the tier and how often one pays. */
export interface PlanChoice {
  readonly tier: Tier
  readonly cycle: BillingCycle
}

/** Everything that is for sale, creator monthly first. */
export const PLAN_CHOICES: readonly PlanChoice[] = TIERS.flatMap(tier => [
  { tier, cycle: 'monthly' as const },
  { tier, cycle: 'annual' as const },
])

/** The lookup key of a price at the payment provider: `brandhearth_pro_annual`. */
export function priceKey({ tier, cycle }: PlanChoice): string {
  return `brandhearth_${tier}_${cycle}`
}

/** Pence that the price charges at once: a month, or twelve months at the annual price. */
export function pricePence({ tier, cycle }: PlanChoice): number {
  return chargePence(tier, cycle === 'annual')
}

/** Reads tier and cycle that a price carries as words; null for a price that is none of ours. */
export function readPlanChoice(tier: unknown, cycle: unknown): PlanChoice | null {
  return PLAN_CHOICES.find(choice => choice.tier === tier && choice.cycle === cycle) ?? null
}

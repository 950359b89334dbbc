import * as v from 'valibot'
import { typedText } from '../shared/sanitise/field.ts'
import { readKey } from '../shared/untrusted.ts'
import type { TierQuery } from './tier-query.ts'
import { normaliseTier, type Tier } from './tiers.ts'

/**
 * A plan and how it would be paid, as a visitor chose it before there was an account. It names no price and grants
 * nothing: the trial that it asks for is open to everybody.
 */
export interface PlanWish {
  readonly tier: Tier
  readonly annual: boolean
}

/**
 * The choice of a plan within another form: `tier` and `annual`. It may be left out, and a plan that is not ours is none.
 */
export const planWishFields = {
  tier: v.optional(
    v.pipe(
      typedText(),
      v.transform(tier => normaliseTier(tier)),
    ),
    '',
  ),
  annual: v.optional(v.boolean(), false),
}

/** What an address or a form asks for; null when it names no plan. */
export function planWish({ tier, annual }: TierQuery): PlanWish | null {
  return tier === null ? null : { tier, annual }
}

/** A wish from anything stored; null when it names no plan of ours. */
export function readPlanWish(stored: unknown): PlanWish | null {
  const tier = normaliseTier(readKey(stored, 'tier'))
  return tier === null ? null : { tier, annual: readKey(stored, 'annual') === true }
}

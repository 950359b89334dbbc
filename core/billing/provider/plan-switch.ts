import { compareTiers } from '../tiers.ts'
import type { PlanChoice } from './price-key.ts'

/**
 * When a change takes hold. `now` is charged at once and begins a new cycle; `next_cycle` waits for the end of what is
 * paid for; `free` is a change within a trial, which costs nothing either way.
 */
export type PlanSwitch = 'none' | 'now' | 'next_cycle' | 'free'

/**
 * What going from one plan to another means: a higher tier at once, a lower one at the next cycle; on the same tier
 * paying by the year begins at once, going back to months when the year is over.
 */
export function planSwitch(from: PlanChoice, to: PlanChoice, isTrial: boolean): PlanSwitch {
  if (from.tier === to.tier && from.cycle === to.cycle) return 'none'
  if (isTrial) return 'free'
  const steps = compareTiers(to.tier, from.tier)
  if (steps > 0) return 'now'
  if (steps < 0) return 'next_cycle'
  return to.cycle === 'annual' ? 'now' : 'next_cycle'
}

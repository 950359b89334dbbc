import { formatPence } from '../shared/money.ts'
import { PLANS } from './plans.ts'
import { TIERS, type Tier } from './tiers.ts'

/** A plan as it stands in a short list: its name, and what a month of it costs, in words. */
export interface PlanOffer {
  readonly tier: Tier
  readonly name: string
  /** Such as '£29', when paid monthly. */
  readonly monthly: string
  /** The same, when paid for a year. */
  readonly annually: string
}

/** All plans in ascending order, for whoever chooses among them. */
export function planOffers(): readonly PlanOffer[] {
  return TIERS.map(tier => {
    const { name, monthlyPence, annualMonthlyPence } = PLANS[tier]
    return { tier, name, monthly: formatPence(monthlyPence), annually: formatPence(annualMonthlyPence) }
  })
}

import { subscriptionFacts } from '#app/billing/services/subscription-facts.ts'
import { effectiveTier } from '#core/billing/subscription.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { Subscription } from '#db/queries/billing/subscriptions.ts'

/** The tier that a stored subscription gives at this moment. */
export function tierInForce(state: Subscription | null, now: Date): Tier {
  const text = (instant: Date | null) => instant?.toISOString() ?? null
  const facts = state && {
    tier: state.tier,
    status: state.status,
    trialEnd: text(state.trialEnd),
    currentPeriodEnd: text(state.currentPeriodEnd),
    pastDueSince: text(state.pastDueSince),
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
  }
  return effectiveTier(subscriptionFacts(facts, now), now)
}

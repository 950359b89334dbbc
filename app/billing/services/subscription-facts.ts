import {
  type Access,
  effectiveTier,
  graceEndsAt,
  type SubscriptionFacts,
  statusFromProvider,
  subscriptionAccess,
} from '#core/billing/subscription.ts'
import { normaliseTier, type Tier } from '#core/billing/tiers.ts'
import type { StoredSubscription, Subscription } from '#db/queries/billing/subscriptions.ts'

/** What the access rules need of a stored subscription; null for none. */
export function subscriptionFacts(row: StoredSubscription | null, now: Date): SubscriptionFacts | null {
  if (!row) return null
  const grace = row.pastDueSince === null ? null : graceEndsAt(new Date(row.pastDueSince))
  // A renewing subscription ends only when its provider says so; a trial and a cancelled one end by the clock.
  const end = row.status === 'trialing' ? row.trialEnd : row.cancelAtPeriodEnd ? row.currentPeriodEnd : null
  return {
    tier: normaliseTier(row.tier),
    status: statusFromProvider(row.status, grace, now),
    endsAt: end === null ? null : new Date(end),
  }
}

/** The tier that a stored subscription gives at this moment. */
export function tierInForce(state: Subscription | null, now: Date): Tier {
  return effectiveTier(factsOf(state, now), now)
}

/** What a workspace with this subscription may do at this moment, when nobody of it is there. */
export function accessInForce(state: Subscription | null, now: Date): Access {
  return subscriptionAccess(factsOf(state, now), now)
}

function factsOf(state: Subscription | null, now: Date): SubscriptionFacts | null {
  const text = (instant: Date | null) => instant?.toISOString() ?? null
  const facts = state && {
    tier: state.tier,
    status: state.status,
    trialEnd: text(state.trialEnd),
    currentPeriodEnd: text(state.currentPeriodEnd),
    pastDueSince: text(state.pastDueSince),
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
  }
  return subscriptionFacts(facts, now)
}

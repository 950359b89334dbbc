import { isSubscriptionActive, type SubscriptionFacts } from './subscription.ts'
import type { Tier } from './tiers.ts'

/** Polling of the page after checkout: every 2 s, 15 times, then on after 2 s. */
export const CHECKOUT_POLL_MS = 2000
export const CHECKOUT_POLL_LIMIT = 15
export const CHECKOUT_REDIRECT_MS = 2000

export type CheckoutState = 'processing' | 'completed' | 'timeout'

/** What the page after checkout shows when it has asked `polls` times. */
export function checkoutState(
  polls: number,
  tier: Tier | null,
  subscription: SubscriptionFacts | null,
  now: Date,
): CheckoutState {
  const matches = tier === null || subscription?.tier === tier
  if (matches && isSubscriptionActive(subscription, now)) return 'completed'
  return polls >= CHECKOUT_POLL_LIMIT ? 'timeout' : 'processing'
}

import { addDays } from '../shared/time.ts'
import { DEFAULT_TIER, isTier, type Tier } from './tiers.ts'

/** The states a subscription is stored in. */
export const SUBSCRIPTION_STATUSES = ['active', 'inactive', 'processing_payment'] as const

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Reading and exporting always stays possible; `full` also creates. */
export type Access = 'full' | 'read_only'

/** What the rules need of a stored subscription. */
export interface SubscriptionFacts {
  readonly tier: Tier | null
  readonly status: SubscriptionStatus
  /** When the trial or the paid time ends if nothing renews it; `null` when no end is known. */
  readonly endsAt: Date | null
}

/** Days after a failed renewal in which Stripe tries again and everything keeps working. */
export const PAST_DUE_GRACE_DAYS = 7

/** When the grace of a payment that failed at `failedAt` is over. */
export function graceEndsAt(failedAt: Date): Date {
  return addDays(failedAt, PAST_DUE_GRACE_DAYS)
}

/**
 * Stripe's word in ours: trialing and active are active, past_due is until its grace ends, incomplete is waiting for
 * the payment; canceled, unpaid, paused, incomplete_expired and anything new to us are inactive.
 */
export function statusFromProvider(status: string, graceEnd: Date | null, now: Date): SubscriptionStatus {
  switch (status) {
    case 'trialing':
    case 'active':
      return 'active'
    case 'past_due':
      return graceEnd !== null && now.getTime() < graceEnd.getTime() ? 'active' : 'inactive'
    case 'incomplete':
      return 'processing_payment'
    default:
      return 'inactive'
  }
}

/** Is the subscription running at this moment? An end that has passed ends it, whatever the row still says. */
export function isSubscriptionActive(subscription: SubscriptionFacts | null, now: Date): boolean {
  if (subscription === null || subscription.status !== 'active' || !isTier(subscription.tier)) return false
  return subscription.endsAt === null || now.getTime() < subscription.endsAt.getTime()
}

/** The tier that counts: that of a running subscription, otherwise creator. */
export function effectiveTier(subscription: SubscriptionFacts | null, now: Date): Tier {
  if (!isSubscriptionActive(subscription, now)) return DEFAULT_TIER
  return subscription?.tier ?? DEFAULT_TIER
}

/** May this workspace create things now? Only a running subscription may; a URL never grants anything. */
export function subscriptionAccess(subscription: SubscriptionFacts | null, now: Date): Access {
  return isSubscriptionActive(subscription, now) ? 'full' : 'read_only'
}

/** The badge of the subscription screen: active has the default look, anything else the destructive one. */
export function statusBadge(status: string | null | undefined): {
  label: string
  variant: 'default' | 'destructive'
} {
  const label = typeof status === 'string' && status !== '' ? status : 'inactive'
  return { label, variant: label === 'active' ? 'default' : 'destructive' }
}

import type { WorkspaceContext } from '#app/platform/context.ts'
import { isSubscriptionActive } from '#core/billing/subscription.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { subscriptionFacts } from '../subscription-facts.ts'

/** What `check-subscription` answers, in the names its clients read. */
export interface SubscriptionAnswer {
  readonly subscribed: boolean
  readonly subscription_tier: Tier | null
  readonly subscription_end: string | null
}

/** Is there a running subscription? Where there is none, the profile's row is told instead. */
export async function checkSubscription(context: WorkspaceContext): Promise<SubscriptionAnswer> {
  const { workspace } = context
  const [state, profile] = await context.inWorkspace(sql =>
    Promise.all([findSubscription(sql, { workspace }), findProfile(sql, { workspace })]),
  )
  const text = (instant: Date | null | undefined) => instant?.toISOString() ?? null
  const facts = subscriptionFacts(
    state && {
      ...state,
      trialEnd: text(state.trialEnd),
      currentPeriodEnd: text(state.currentPeriodEnd),
      pastDueSince: text(state.pastDueSince),
    },
    context.now(),
  )
  if (state && isSubscriptionActive(facts, context.now())) {
    const end = state.status === 'trialing' ? state.trialEnd : state.currentPeriodEnd
    return { subscribed: true, subscription_tier: state.tier, subscription_end: text(end) }
  }
  return {
    subscribed: false,
    subscription_tier: profile?.subscriptionTier ?? null,
    subscription_end: text(profile?.subscriptionEndDate),
  }
}

import type { ServiceContext } from '#app/platform/context.ts'
import { isRunning } from '#core/billing/provider/remote-subscription.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { updateCheckoutClosed } from '#db/queries/billing/checkouts.ts'
import { deleteBillingCustomer } from '#db/queries/billing/customers.ts'
import { lockSubscription, type Subscription, upsertSubscription } from '#db/queries/billing/subscriptions.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { mirrorSubscription } from '../events/mirror-subscription.ts'

/**
 * Parts a workspace from whoever paid for it, in the caller's transaction across workspaces. What is paid for is used up
 * and ends by itself, and a job that is written with it lets nothing more be charged at Stripe. The customer there is no
 * longer the workspace's: their card and invoices are out of reach, and who buys next is a new one. Answers the plan as it
 * is afterwards, null without one.
 */
export async function releasePlan(
  context: ServiceContext,
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Subscription | null> {
  // In the order in which Stripe's news are stored, so that the two never wait for each other.
  const stripeCustomerId = await deleteBillingCustomer(sql, { workspace })
  await lockProfile(sql, { workspace })
  const before = await lockSubscription(sql, { workspace })
  await updateCheckoutClosed(sql, { workspace, status: 'expired' })
  if (stripeCustomerId)
    await insertOutboxJob(sql, { queue: 'billing.release-customer', payload: { stripeCustomerId } })
  if (!before) return null
  const now = context.now()
  const after = { ...before, ...PARTED, ...(before.provider === 'stripe' ? ending(before, now) : {}) }
  await upsertSubscription(sql, after)
  await mirrorSubscription(sql, { workspace, subscription: after, now })
  return after
}

/** What a plan that nobody pays for any more knows of Stripe, and of what was to follow. */
const PARTED = {
  provider: 'local',
  hasCard: false,
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  stripeScheduleId: null,
  nextTier: null,
  nextBillingCycle: null,
  nextAt: null,
} as const

/** A plan at Stripe goes on to the end of what is paid for, or of its trial; a period that nobody paid for ends now. */
function ending(before: Subscription, now: Date): Partial<Subscription> {
  const { status, trialEnd, currentPeriodEnd } = before
  const endsAt = status === 'trialing' ? trialEnd : currentPeriodEnd
  if ((status === 'active' || status === 'trialing') && endsAt && endsAt > now)
    return { cancelAtPeriodEnd: true, currentPeriodEnd: endsAt, pastDueSince: null }
  const endedAt = isRunning(status) ? now : (before.endedAt ?? now)
  return { status: 'canceled', cancelAtPeriodEnd: true, pastDueSince: null, endedAt }
}

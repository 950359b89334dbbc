import type { ServiceContext } from '#app/platform/context.ts'
import {
  isUnpaid,
  PROVIDER_STATUSES,
  type ProviderStatus,
  type RemoteSubscription,
} from '#core/billing/provider/remote-subscription.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { lockSubscription, type Subscription, upsertSubscription } from '#db/queries/billing/subscriptions.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { mirrorSubscription } from './mirror-subscription.ts'
import { settleCheckout } from './settle-checkout.ts'
import { tellOfChange } from './tell-of-change.ts'

const isStatus = (word: string): word is ProviderStatus => PROVIDER_STATUSES.some(status => status === word)

/**
 * Writes down what is true at Stripe, in the caller's transaction and under its lock: the subscription, the profile
 * that mirrors it, and the mails that a change asks for. The same truth twice changes nothing.
 */
export async function storeSubscription(
  context: ServiceContext,
  sql: Sql,
  { workspace, remote }: { workspace: WorkspaceId; remote: RemoteSubscription | null },
): Promise<void> {
  const profile = await lockProfile(sql, { workspace })
  if (!profile) return
  const before = await lockSubscription(sql, { workspace })
  const after = nextState(workspace, before, remote)
  const now = context.now()
  if (!after) {
    await settleCheckout(sql, { profile, subscription: before, now })
    return
  }
  await upsertSubscription(sql, after)
  const changed = planData(after)
  if (JSON.stringify(before && planData(before)) !== JSON.stringify(changed))
    await insertSecurityEvent(sql, { userId: workspace, type: 'plan_changed', data: changed })
  await mirrorSubscription(sql, { workspace, subscription: after, now })
  await settleCheckout(sql, { profile, subscription: after, now })
  await tellOfChange(context, sql, {
    workspace,
    profile,
    before,
    after,
    unpaidInvoiceId: remote?.unpaidInvoiceId ?? null,
  })
}

/** Its first payment has not come, or never came. */
const isUnborn = (status: string) => status === 'incomplete' || status === 'incomplete_expired'

/** What the owner's log says of a plan: what they pay for, and whether it goes on. */
function planData({ tier, billingCycle, status, cancelAtPeriodEnd, nextTier }: Subscription) {
  return { tier, cycle: billingCycle, status, ends: cancelAtPeriodEnd, next: nextTier }
}

function nextState(
  workspace: WorkspaceId,
  before: Subscription | null,
  remote: RemoteSubscription | null,
): Subscription | null {
  if (!remote?.plan) {
    // Stripe knows nothing of a subscription that we had from it: it is over.
    if (before?.provider !== 'stripe' || before.status === 'canceled') return null
    return {
      ...before,
      status: 'canceled',
      nextTier: null,
      nextBillingCycle: null,
      nextAt: null,
      stripeScheduleId: null,
    }
  }
  // A plan that was given away runs on beside a history at Stripe that is over; a new purchase takes its place.
  const isGiven = before?.provider === 'local' && before.status === 'active'
  if (isGiven && ['canceled', 'unpaid', 'paused'].includes(remote.status)) return null
  // What is or was here is not given up for a payment that has not come; such a payment itself may run out of time.
  if (isUnborn(remote.status) && before && !isUnborn(before.status)) return null
  return {
    userId: workspace,
    tier: remote.plan.tier,
    billingCycle: remote.plan.cycle,
    status: isStatus(remote.status) ? remote.status : 'unpaid',
    provider: 'stripe',
    startedAt: remote.createdAt,
    trialEnd: remote.trialEnd,
    currentPeriodEnd: remote.periodEnd,
    cancelAtPeriodEnd: remote.cancelAtPeriodEnd,
    pastDueSince: pastDueSince(before, remote),
    stripeCustomerId: remote.customerId,
    stripeSubscriptionId: remote.id,
    hasCard: remote.hasCard,
    endedAt: remote.endedAt,
    stripeScheduleId: remote.scheduleId,
    nextTier: remote.next?.tier ?? null,
    nextBillingCycle: remote.next?.cycle ?? null,
    nextAt: remote.next?.at ?? null,
  }
}

/**
 * Since when nothing was paid: a second unpaid invoice of the same subscription begins no second grace. It is kept while
 * Stripe gives the subscription up for unpaid and takes it back.
 */
function pastDueSince(before: Subscription | null, remote: RemoteSubscription): Date | null {
  if (!isUnpaid(remote.status)) return null
  const known = before?.stripeSubscriptionId === remote.id ? before.pastDueSince : null
  const { unpaidSince } = remote
  return known && (unpaidSince === null || known < unpaidSince) ? known : unpaidSince
}

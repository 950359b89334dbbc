import { isBought } from '#core/billing/provider/remote-subscription.ts'
import { asWorkspaceId, type Sql } from '#db/client.ts'
import { findOpenCheckout, updateCheckoutClosed } from '#db/queries/billing/checkouts.ts'
import type { Subscription } from '#db/queries/billing/subscriptions.ts'
import { type Profile, updateProfileSubscription } from '#db/queries/identity/profiles.ts'
import { mirrorSubscription } from './mirror-subscription.ts'

/**
 * Closes the open checkout of a workspace when its plan has come, or when its time is over. A profile that waited for
 * a payment does so no more when no checkout is open: then it is again what the subscription says.
 */
export async function settleCheckout(
  sql: Sql,
  {
    profile,
    subscription,
    now,
  }: {
    profile: Pick<Profile, 'id' | 'subscriptionStatus'>
    subscription: Subscription | null
    now: Date
  },
): Promise<void> {
  const workspace = asWorkspaceId(profile.id)
  if (subscription?.provider === 'stripe' && isBought(subscription.status)) {
    await updateCheckoutClosed(sql, { workspace, status: 'complete' })
    return
  }
  const checkout = await findOpenCheckout(sql, { workspace })
  const isOver = checkout?.expiresAt && checkout.expiresAt <= now
  if (isOver) await updateCheckoutClosed(sql, { workspace, status: 'expired' })
  if ((checkout && !isOver) || profile.subscriptionStatus !== 'processing_payment') return
  if (subscription) await mirrorSubscription(sql, { workspace, subscription, now })
  else {
    const nothing = { tier: null, startDate: null, endDate: null }
    await updateProfileSubscription(sql, { workspace, ...nothing, status: 'inactive' })
  }
}

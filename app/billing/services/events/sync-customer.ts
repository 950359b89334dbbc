import { connectStripe } from '#app/billing/integrations/client.ts'
import { endNow, listSubscriptions } from '#app/billing/integrations/subscriptions.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { chooseSubscription, spareSubscriptions } from '#core/billing/provider/remote-subscription.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId } from '#db/client.ts'
import { lockBillingCustomer, updateBillingCustomerSynced } from '#db/queries/billing/customers.ts'
import { updateStripeEventProcessed } from '#db/queries/billing/stripe-events.ts'
import { storeSubscription } from './store-subscription.ts'

/**
 * Makes what we hold about a customer equal to what is true at Stripe now. Stripe is asked while the customer's row is
 * locked: two syncs follow each other, so that the later one stores the later truth, whatever order events arrive in;
 * asking without the lock still ended in two different states. Throws StripeFailure when Stripe does not answer; the
 * job tries again.
 */
export async function syncCustomer(
  context: ServiceContext,
  input: { stripeCustomerId: string; eventId?: string },
): Promise<Result<object, 'not_configured' | 'unknown_customer'>> {
  const pending = connectStripe(context.config.stripe)
  if (!pending) return err('not_configured')
  const connection = await pending
  const { stripeCustomerId, eventId } = input
  const spares = await context.db.acrossWorkspaces('stripe', async sql => {
    const customer = await lockBillingCustomer(sql, { stripeCustomerId })
    if (!customer) {
      if (eventId) await updateStripeEventProcessed(sql, { id: eventId, outcome: 'unknown_customer' })
      return null
    }
    const all = await listSubscriptions(connection, stripeCustomerId)
    const workspace = asWorkspaceId(customer.userId)
    await storeSubscription(context, sql, { workspace, remote: chooseSubscription(all) })
    await updateBillingCustomerSynced(sql, { stripeCustomerId, now: context.now() })
    if (eventId) await updateStripeEventProcessed(sql, { id: eventId, outcome: 'synced' })
    return spareSubscriptions(all)
  })
  if (spares === null) return err('unknown_customer')
  for (const spare of spares) {
    // Two checkouts that were both finished: one account pays once.
    logger().warn({ subscription: spare.id }, 'ended a second subscription of one customer')
    await endNow(connection, spare.id)
  }
  return ok()
}

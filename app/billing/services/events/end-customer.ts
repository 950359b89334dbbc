import { deleteCustomer, expireCheckouts } from '#app/billing/integrations/checkout.ts'
import { connectStripe } from '#app/billing/integrations/client.ts'
import { StripeFailure } from '#app/billing/integrations/failure.ts'
import { endNow, listSubscriptions } from '#app/billing/integrations/subscriptions.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'

/** Stripe's words for a subscription that is over. */
const OVER = ['canceled', 'incomplete_expired']

/**
 * Takes an account that is deleted out of Stripe: nobody pays for what is gone. Open checkouts are closed first, so that
 * no subscription begins while the others are ended; the customer goes last, and with them what began all the same. Safe
 * to run twice; a customer whom Stripe does not know has nothing to end. Throws StripeFailure when Stripe does not answer
 * or no key is set; the job tries again.
 */
export async function endCustomer(
  context: Pick<ServiceContext, 'config'>,
  { stripeCustomerId }: { stripeCustomerId: string },
): Promise<void> {
  const pending = connectStripe(context.config.stripe)
  if (!pending) throw new StripeFailure('unavailable', new Error('No key of Stripe is set'))
  const connection = await pending
  try {
    await expireCheckouts(connection, stripeCustomerId)
    for (const one of await listSubscriptions(connection, stripeCustomerId))
      if (!OVER.includes(one.status)) await endNow(connection, one.id)
    await deleteCustomer(connection, stripeCustomerId)
  } catch (error) {
    if (!(error instanceof StripeFailure && error.reason === 'missing')) throw error
  }
}

/** The same where nothing may wait for Stripe: whether it was done; false when Stripe does not answer. */
export async function tryEndCustomer(
  context: Pick<ServiceContext, 'config'>,
  customer: { stripeCustomerId: string },
): Promise<boolean> {
  try {
    await endCustomer(context, customer)
    return true
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    logger().warn({ err: error }, 'a subscription is ended later: Stripe does not answer')
    return false
  }
}

import { deleteCustomer } from '#app/billing/integrations/checkout.ts'
import { StripeFailure } from '#app/billing/integrations/failure.ts'
import { endNow } from '#app/billing/integrations/subscriptions.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { endWhatRuns } from './end-what-runs.ts'

/**
 * Takes an account that is deleted out of Stripe: nobody pays for what is gone. The customer goes
 * last, and with them what began all the same. Throws StripeFailure when Stripe does not answer or no key is set; the job
 * tries again.
 */
export async function endCustomer(
  context: Pick<ServiceContext, 'config'>,
  { stripeCustomerId }: { stripeCustomerId: string },
): Promise<void> {
  await endWhatRuns(context, {
    stripeCustomerId,
    end: (connection, { id }) => endNow(connection, id),
    afterwards: connection => deleteCustomer(connection, stripeCustomerId),
  })
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

import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { syncCustomer } from './sync-customer.ts'

/**
 * Writes down at once what was just done at Stripe, for the page that follows. What was done stays done where that fails,
 * so it is no failure of the press: Stripe's own event, or the hourly comparison, writes it down later.
 */
export async function syncAfterChange(
  context: ServiceContext,
  customer: { stripeCustomerId: string },
): Promise<void> {
  try {
    await syncCustomer(context, customer)
  } catch (error) {
    logger().error(
      { err: error, customer: customer.stripeCustomerId },
      'a change of plan is written down later',
    )
  }
}

import { expireCheckouts } from '#app/billing/integrations/checkout.ts'
import { connectStripe, type StripeConnection } from '#app/billing/integrations/client.ts'
import { StripeFailure } from '#app/billing/integrations/failure.ts'
import { listSubscriptions } from '#app/billing/integrations/subscriptions.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { RemoteSubscription } from '#core/billing/provider/remote-subscription.ts'

/** Stripe's words for a subscription that is over. */
const OVER = ['canceled', 'incomplete_expired']

interface Ending {
  readonly stripeCustomerId: string
  /** What is done with each subscription that is not over. */
  readonly end: (connection: StripeConnection, one: RemoteSubscription) => Promise<void>
  /** What follows once all of them are done. */
  readonly afterwards?: (connection: StripeConnection) => Promise<void>
}

/**
 * Ends what a customer has at Stripe. Open checkouts are closed first, so that no subscription begins while the others are
 * ended. Safe to run twice; a customer whom Stripe does not know has nothing to end. Throws StripeFailure when Stripe does
 * not answer or no key is set.
 */
export async function endWhatRuns(
  context: Pick<ServiceContext, 'config'>,
  { stripeCustomerId, end, afterwards }: Ending,
): Promise<void> {
  const pending = connectStripe(context.config.stripe)
  if (!pending) throw new StripeFailure('unavailable', new Error('No key of Stripe is set'))
  const connection = await pending
  try {
    await expireCheckouts(connection, stripeCustomerId)
    for (const one of await listSubscriptions(connection, stripeCustomerId))
      if (!OVER.includes(one.status)) await end(connection, one)
    await afterwards?.(connection)
  } catch (error) {
    if (!(error instanceof StripeFailure && error.reason === 'missing')) throw error
  }
}

import { connectStripe, type StripeConnection } from '#app/billing/integrations/client.ts'
import { dropPlannedChange, endSpare, listSubscriptions } from '#app/billing/integrations/subscriptions.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import {
  chooseSubscription,
  isRunning,
  type RemoteSubscription,
  spareSubscriptions,
} from '#core/billing/provider/remote-subscription.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId } from '#db/client.ts'
import {
  findSyncVersion,
  lockBillingCustomer,
  updateBillingCustomerSynced,
} from '#db/queries/billing/customers.ts'
import { updateStripeEventProcessed } from '#db/queries/billing/stripe-events.ts'
import { storeSubscription } from './store-subscription.ts'
import { tellOfSpares } from './tell-of-spares.ts'

/**
 * Makes what we hold about a customer equal to what is true at Stripe now. Stripe is asked first, without a transaction;
 * then the customer's row is locked and the answer stored, if no other sync stored one in between: an answer that was
 * longer on its way may be the older one, whatever order events arrive in. Throws StripeFailure when Stripe does not
 * answer; the job tries again.
 */
export async function syncCustomer(
  context: ServiceContext,
  input: { stripeCustomerId: string; eventId?: string },
): Promise<Result<object, 'not_configured' | 'unknown_customer'>> {
  const pending = connectStripe(context.config.stripe)
  if (!pending) return err('not_configured')
  const connection = await pending
  const { stripeCustomerId, eventId } = input
  const first = await findVersion(context, input)
  let seen = first
  // Ends with the second answer at the latest: it may be stored, or a younger one stands there.
  while (first !== null && seen !== null) {
    const all = await listSubscriptions(connection, stripeCustomerId)
    const stored = await store(context, { stripeCustomerId, all, first, seen, eventId })
    if (stored.ok) {
      await endSpares(connection, stored.spares)
      await dropOvertaken(connection, all)
      return ok()
    }
    if (stored.reason === 'unknown_customer') break
    seen = await findVersion(context, input)
  }
  if (eventId)
    await context.db.acrossWorkspaces('stripe', sql =>
      updateStripeEventProcessed(sql, { id: eventId, outcome: 'unknown_customer' }),
    )
  return err('unknown_customer')
}

function findVersion(context: ServiceContext, { stripeCustomerId }: { stripeCustomerId: string }) {
  return context.db.acrossWorkspaces('stripe', sql => findSyncVersion(sql, { stripeCustomerId }))
}

/** `first` is the version from before Stripe was asked at all, `seen` the one from before it gave this answer. */
function store(
  context: ServiceContext,
  input: {
    stripeCustomerId: string
    all: readonly RemoteSubscription[]
    first: number
    seen: number
    eventId: string | undefined
  },
): Promise<Result<{ spares: readonly RemoteSubscription[] }, 'overtaken' | 'unknown_customer'>> {
  const { stripeCustomerId, all, first, seen, eventId } = input
  return context.db.acrossWorkspaces('stripe', async sql => {
    const customer = await lockBillingCustomer(sql, { stripeCustomerId })
    if (!customer) return err('unknown_customer')
    // Each version is an answer asked for after the one before was stored: the second since the start is younger than it.
    const isTold = customer.syncVersion >= first + 2
    if (!isTold && customer.syncVersion !== seen) return err('overtaken')
    if (!isTold) {
      const workspace = asWorkspaceId(customer.userId)
      const kept = chooseSubscription(all)
      await storeSubscription(context, sql, { workspace, remote: kept })
      await tellOfSpares(context, sql, { workspace, kept, all })
      await updateBillingCustomerSynced(sql, { stripeCustomerId, now: context.now() })
    }
    if (eventId) await updateStripeEventProcessed(sql, { id: eventId, outcome: 'synced' })
    return ok({ spares: isTold ? [] : spareSubscriptions(all) })
  })
}

async function endSpares(connection: StripeConnection, spares: readonly RemoteSubscription[]): Promise<void> {
  for (const spare of spares) {
    // Two checkouts that were both finished: one account pays once.
    await endSpare(connection, spare)
    logger().warn(
      { subscription: spare.id, status: spare.status },
      'ended a second subscription of one customer; what was paid and not used is their credit',
    )
  }
}

/** A planned change that an upgrade has overtaken would follow on the higher plan before what was paid for is used up. */
async function dropOvertaken(
  connection: StripeConnection,
  all: readonly RemoteSubscription[],
): Promise<void> {
  for (const { scheduleId, isPlanOvertaken, status } of all)
    if (scheduleId && isPlanOvertaken && isRunning(status)) await dropPlannedChange(connection, scheduleId)
}

import { connectStripe } from '#app/billing/integrations/client.ts'
import { listEventsSince } from '#app/billing/integrations/events.ts'
import { StripeFailure } from '#app/billing/integrations/failure.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { addDays, addMs } from '#core/shared/time.ts'
import { listStaleCustomers, updateBillingCustomerPassed } from '#db/queries/billing/customers.ts'
import { findNewestEventTime, listWaitingEvents } from '#db/queries/billing/stripe-events.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { recordEvent } from './record-event.ts'
import { syncCustomer } from './sync-customer.ts'

const HOUR_MS = 3_600_000
/** Stripe keeps events for thirty days; further back there is nothing to ask for. */
const KEPT_DAYS = 29
/** A delivery that was lost may be older than others that came: look this far behind the newest. */
const OVERLAP_DAYS = 3
/** A customer whom no event has touched for a day is compared all the same, so many in one run. */
const STALE_PER_RUN = 200

/** An event still waits after this time when the job that was to act on it gave up, or was lost. */
const GIVEN_UP_MS = HOUR_MS
/** So many of those are asked for again in one run. */
const GIVEN_UP_PER_RUN = 1_000

/**
 * Fixes what webhooks lost: fetches the events list, records what never reached us, asks again for events whose job gave
 * up, and compares customers that were not looked at for a day. Safe to run at any time and twice. Answers what it found.
 */
export async function reconcileBilling(
  context: ServiceContext,
): Promise<{ events: number; customers: number }> {
  const pending = connectStripe(context.config.stripe)
  if (!pending) return { events: 0, customers: 0 }
  const connection = await pending
  const now = context.now()
  const newest = await context.db.acrossWorkspaces('stripe', sql => findNewestEventTime(sql))
  const oldest = addDays(now, -KEPT_DAYS)
  // An event from a clock that runs ahead must not hide what happens until then.
  const newestKnown = newest && newest > now ? now : newest
  const since = newestKnown && newestKnown > oldest ? addDays(newestKnown, -OVERLAP_DAYS) : oldest
  let events = 0
  for await (const notice of listEventsSince(connection, since)) {
    if (await context.db.acrossWorkspaces('stripe', sql => recordEvent(sql, notice, 'reconcile'))) events += 1
  }
  await context.db.acrossWorkspaces('stripe', async sql => {
    const waiting = await listWaitingEvents(sql, { olderThanMs: GIVEN_UP_MS, limit: GIVEN_UP_PER_RUN })
    for (const eventId of waiting) await insertOutboxJob(sql, { queue: 'billing.sync', payload: { eventId } })
  })
  const stale = await context.db.acrossWorkspaces('stripe', sql =>
    listStaleCustomers(sql, {
      before: addMs(now, -24 * HOUR_MS),
      limit: STALE_PER_RUN,
    }),
  )
  for (const stripeCustomerId of stale) await compare(context, stripeCustomerId)
  return { events, customers: stale.length }
}

/** One customer whom Stripe does not know (any more) holds up nobody behind them; their plan is left as it is. */
async function compare(context: ServiceContext, stripeCustomerId: string): Promise<void> {
  try {
    await syncCustomer(context, { stripeCustomerId })
  } catch (error) {
    if (!(error instanceof StripeFailure) || error.reason === 'unavailable') throw error
    logger().error({ err: error, customer: stripeCustomerId }, 'a customer could not be compared with Stripe')
    await context.db.acrossWorkspaces('stripe', sql =>
      updateBillingCustomerPassed(sql, { stripeCustomerId, now: context.now() }),
    )
  }
}

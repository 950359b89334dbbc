import type { ServiceContext } from '#app/platform/context.ts'
import { findStripeEvent } from '#db/queries/billing/stripe-events.ts'
import { syncCustomer } from './sync-customer.ts'

/** Acts on a recorded event: asks Stripe what is true now. One that was acted on is left alone unless `again`. */
export async function processEvent(
  context: ServiceContext,
  { eventId, again = false }: { eventId: string; again?: boolean },
): Promise<void> {
  const event = await context.db.acrossWorkspaces('stripe', sql => findStripeEvent(sql, { id: eventId }))
  if (!event?.stripeCustomerId || (event.processedAt && !again)) return
  await syncCustomer(context, { stripeCustomerId: event.stripeCustomerId, eventId })
}

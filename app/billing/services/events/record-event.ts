import type { StripeNotice } from '#app/billing/integrations/events.ts'
import type { Sql } from '#db/client.ts'
import { insertStripeEvent, type StripeEventRow } from '#db/queries/billing/stripe-events.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'

/** The kinds that can change what a workspace may do, by how they begin; all others are only counted. */
const KNOWN = [
  'customer.subscription.',
  'subscription_schedule.',
  'checkout.session.',
  'invoice.',
  'customer.created',
  // A card that was added or taken away.
  'customer.updated',
]

/**
 * Records an event once and asks for the job that acts on it, in the caller's transaction; false when it was known.
 * Kinds we don't know are acknowledged and counted.
 */
export async function recordEvent(
  sql: Sql,
  notice: StripeNotice,
  source: StripeEventRow['source'],
): Promise<boolean> {
  const isKnown = KNOWN.some(kind => notice.type.startsWith(kind)) && notice.customerId !== null
  const isNew = await insertStripeEvent(sql, {
    id: notice.id,
    type: notice.type,
    createdAt: notice.createdAt,
    stripeCustomerId: notice.customerId,
    source,
    outcome: isKnown ? null : 'ignored',
  })
  if (isNew && isKnown) await insertOutboxJob(sql, { queue: 'billing.sync', payload: { eventId: notice.id } })
  return isNew
}

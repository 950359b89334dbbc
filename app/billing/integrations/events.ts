import type { Stripe } from 'stripe'
import type { StripeConnection } from './client.ts'
import { callStripe } from './failure.ts'

/** An event as far as we look at it: whom it is about. What is true is asked again, never read from here. */
export interface StripeNotice {
  readonly id: string
  readonly type: string
  readonly createdAt: Date
  readonly customerId: string | null
}

/** Seconds that a delivery may be old: a signature somebody recorded must not work for ever. */
const TOLERANCE_SECONDS = 300

/** The event in a delivery, or null when its signature is missing, wrong or too old. */
export function verifyEvent(
  { stripe, webhookSecret }: StripeConnection,
  rawBody: string,
  signature: string | null,
): StripeNotice | null {
  if (webhookSecret === null || signature === null) return null
  try {
    return noticeOf(stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, TOLERANCE_SECONDS))
  } catch {
    // Forged, stale or no JSON: all the same to whoever sent it.
    return null
  }
}

/** One event by its id, for the operator's replay. Throws `missing`. */
export async function readEvent({ stripe }: StripeConnection, id: string): Promise<StripeNotice> {
  return noticeOf(await callStripe(() => stripe.events.retrieve(id)))
}

/** Everything that happened since, newest first; Stripe keeps 30 days. */
export async function* listEventsSince(
  { stripe }: StripeConnection,
  since: Date,
): AsyncGenerator<StripeNotice> {
  let after: string | undefined
  for (;;) {
    const page = await callStripe(() =>
      stripe.events.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        limit: 100,
        ...(after ? { starting_after: after } : {}),
      }),
    )
    for (const event of page.data) yield noticeOf(event)
    after = page.data.at(-1)?.id
    if (!page.has_more || !after) return
  }
}

function noticeOf(event: Stripe.Event): StripeNotice {
  const object: unknown = event.data.object
  return {
    id: event.id,
    type: event.type,
    createdAt: new Date(event.created * 1000),
    customerId: customerOf(object),
  }
}

function customerOf(object: unknown): string | null {
  if (object === null || typeof object !== 'object') return null
  if ('object' in object && object.object === 'customer' && 'id' in object) return String(object.id)
  if (!('customer' in object)) return null
  const { customer } = object
  if (typeof customer === 'string') return customer
  return customer !== null && typeof customer === 'object' && 'id' in customer ? String(customer.id) : null
}

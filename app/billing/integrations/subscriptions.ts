import type { Stripe } from 'stripe'
import { type PlanChoice, readPlanChoice } from '#core/billing/provider/price-key.ts'
import type { RemoteSubscription } from '#core/billing/provider/remote-subscription.ts'
import { findPriceId } from './catalogue.ts'
import type { StripeConnection } from './client.ts'
import { callStripe } from './failure.ts'

const instant = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000)

/** All subscriptions of a customer as they stand now, ended ones too. */
export async function listSubscriptions(
  { stripe }: StripeConnection,
  customerId: string,
): Promise<RemoteSubscription[]> {
  const subscriptions = await callStripe(() =>
    stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 100,
      expand: ['data.latest_invoice', 'data.schedule'],
    }),
  )
  return Promise.all(subscriptions.data.map(one => readSubscription(stripe, one)))
}

async function readSubscription(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<RemoteSubscription> {
  const item = subscription.items.data[0]
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null
  const isUnpaid =
    invoice?.status === 'open' && (subscription.status === 'past_due' || subscription.status === 'unpaid')
  const schedule = typeof subscription.schedule === 'object' ? subscription.schedule : null
  const { price } = item ?? {}
  return {
    id: subscription.id,
    customerId: typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id,
    status: subscription.status,
    plan: readPlanChoice(price?.metadata.tier, price?.metadata.cycle),
    itemId: item?.id ?? '',
    createdAt: new Date(subscription.created * 1000),
    trialEnd: instant(subscription.trial_end),
    periodEnd: instant(item?.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: instant(subscription.ended_at),
    hasCard: subscription.default_payment_method !== null,
    unpaidSince: isUnpaid ? instant(invoice.created) : null,
    unpaidInvoiceId: isUnpaid ? (invoice.id ?? null) : null,
    scheduleId: schedule?.status === 'active' ? schedule.id : null,
    next: schedule?.status === 'active' ? await readNextPhase(stripe, schedule) : null,
  }
}

async function readNextPhase(
  stripe: Stripe,
  schedule: Stripe.SubscriptionSchedule,
): Promise<RemoteSubscription['next']> {
  const phase = schedule.phases.find(one => one.start_date >= (schedule.current_phase?.end_date ?? 0))
  const price = phase?.items[0]?.price
  if (!phase || !price) return null
  const priceId = typeof price === 'string' ? price : price.id
  const prices = await callStripe(() => stripe.prices.list({ active: true, limit: 100 }))
  const match = prices.data.find(one => one.id === priceId)
  const plan = readPlanChoice(match?.metadata.tier, match?.metadata.cycle)
  return plan ? { ...plan, at: new Date(phase.start_date * 1000) } : null
}

/** What a change would cost, to the penny. */
export interface ChangePreview {
  /** Pence taken now. */
  readonly duePence: number
  /** Pence given back for what is paid and not used. */
  readonly creditPence: number
  /** Pence that stay as credit for later invoices. */
  readonly leftOverPence: number
  readonly discountPence: number
  /** Seconds: the instant the sum was done for. Given to `changeNow`, the charge is exactly this sum. */
  readonly prorationAt: number | null
}

/** Asks Stripe what changing now would cost, or would have cost at that instant (`at`, seconds). */
export async function previewChange(
  connection: StripeConnection,
  { subscription, to, at }: { subscription: RemoteSubscription; to: PlanChoice; at: number | null },
): Promise<ChangePreview> {
  const price = await findPriceId(connection, to)
  const invoice = await callStripe(() =>
    connection.stripe.invoices.createPreview({
      customer: subscription.customerId,
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: subscription.itemId, price }],
        proration_behavior: 'always_invoice',
        ...(at === null ? {} : { proration_date: at }),
        billing_cycle_anchor: { type: 'now' },
      },
    }),
  )
  const credits = invoice.lines.data.filter(line => line.amount < 0)
  return {
    duePence: invoice.amount_due,
    creditPence: -credits.reduce((sum, line) => sum + line.amount, 0),
    leftOverPence: Math.max(0, -(invoice.ending_balance ?? 0)),
    // What is given back begins where the old plan stops.
    prorationAt: credits[0]?.period.start ?? null,
    discountPence: (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** The next charge if nothing changes: pence and when. Null when there will be none. */
export async function previewNextCharge(
  { stripe }: StripeConnection,
  subscription: RemoteSubscription,
): Promise<{ pence: number; at: Date } | null> {
  const isOver = subscription.cancelAtPeriodEnd || subscription.endedAt !== null || !subscription.periodEnd
  if (isOver || !subscription.periodEnd) return null
  const invoice = await callStripe(() =>
    stripe.invoices.createPreview({ customer: subscription.customerId, subscription: subscription.id }),
  )
  return { pence: invoice.amount_due, at: subscription.periodEnd }
}

/** Changes the plan at once, charged at once, with a new cycle; in a trial only the plan changes. Throws `card_declined`. */
export async function changeNow(
  connection: StripeConnection,
  input: {
    subscription: RemoteSubscription
    to: PlanChoice
    /** Seconds, from the preview; null lets Stripe take its own now. */
    at: number | null
    idempotencyKey: string
  },
): Promise<void> {
  const { subscription, to } = input
  const price = await findPriceId(connection, to)
  const isTrial = subscription.status === 'trialing'
  await callStripe(() =>
    connection.stripe.subscriptions.update(
      subscription.id,
      {
        items: [{ id: subscription.itemId, price }],
        // Whoever changes the plan goes on.
        ...(subscription.cancelAtPeriodEnd ? { cancel_at_period_end: false } : {}),
        ...(isTrial
          ? { proration_behavior: 'none' as const }
          : {
              proration_behavior: 'always_invoice' as const,
              ...(input.at === null ? {} : { proration_date: input.at }),
              billing_cycle_anchor: { type: 'now' as const },
              payment_behavior: 'error_if_incomplete' as const,
            }),
      },
      { idempotencyKey: input.idempotencyKey },
    ),
  )
}

/** Plans a change for the end of the period: what is paid for is used up first. */
export async function changeNextCycle(
  connection: StripeConnection,
  { subscription, to }: { subscription: RemoteSubscription; to: PlanChoice },
): Promise<void> {
  const { stripe } = connection
  const price = await findPriceId(connection, to)
  const schedule = await callStripe(() =>
    subscription.scheduleId
      ? stripe.subscriptionSchedules.retrieve(subscription.scheduleId)
      : stripe.subscriptionSchedules.create({ from_subscription: subscription.id }),
  )
  const current = schedule.phases[0]
  const currentPrice = current?.items[0]?.price
  if (!current || !currentPrice) throw new Error('Stripe made a schedule without a phase')
  await callStripe(() =>
    stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: typeof currentPrice === 'string' ? currentPrice : currentPrice.id, quantity: 1 }],
          start_date: current.start_date,
          end_date: current.end_date,
        },
        {
          items: [{ price, quantity: 1 }],
          duration: { interval: to.cycle === 'annual' ? 'year' : 'month', interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    }),
  )
}

/** Forgets a planned change. */
export async function dropPlannedChange({ stripe }: StripeConnection, scheduleId: string): Promise<void> {
  await callStripe(() => stripe.subscriptionSchedules.release(scheduleId))
}

/** Lets it end with the period, or go on after all. */
export async function setCancelAtPeriodEnd(
  { stripe }: StripeConnection,
  { subscriptionId, cancel }: { subscriptionId: string; cancel: boolean },
): Promise<void> {
  await callStripe(() => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel }))
}

/** Ends it now, without a refund: for a second subscription that should not be. */
export async function endNow({ stripe }: StripeConnection, subscriptionId: string): Promise<void> {
  await callStripe(() => stripe.subscriptions.cancel(subscriptionId))
}

import type { Stripe } from 'stripe'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { isUnpaid, type RemoteSubscription } from '#core/billing/provider/remote-subscription.ts'
import { findPriceId, planOfPrice } from './catalogue.ts'
import type { StripeConnection } from './client.ts'
import { callStripe, StripeFailure } from './failure.ts'

const instant = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000)

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** The word in a schedule's metadata for the price from which its change was planned. */
const PLANNED_FROM = 'planned_from'

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
      expand: ['data.latest_invoice', 'data.schedule', 'data.customer'],
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
  const isOwed = invoice?.status === 'open' && isUnpaid(subscription.status)
  const schedule = typeof subscription.schedule === 'object' ? subscription.schedule : null
  const periodEnd = instant(item?.current_period_end)
  const cancelAt = subscription.cancel_at_period_end ? null : instant(subscription.cancel_at)
  const planned = schedule?.status === 'active' ? await readNextPhase(stripe, schedule) : null
  const plannedFrom = schedule?.metadata?.[PLANNED_FROM]
  const isPlanOvertaken = planned !== null && plannedFrom !== undefined && plannedFrom !== item?.price.id
  return {
    id: subscription.id,
    customerId: typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id,
    status: subscription.status,
    plan: item ? planOfPrice(item.price) : null,
    itemId: item?.id ?? '',
    createdAt: new Date(subscription.created * 1000),
    trialEnd: instant(subscription.trial_end),
    periodEnd,
    cancelAtPeriodEnd:
      subscription.cancel_at_period_end ||
      (cancelAt !== null && (periodEnd === null || cancelAt.getTime() <= periodEnd.getTime())),
    cancelAt,
    endedAt: instant(subscription.ended_at),
    hasCard: hasCard(subscription),
    unpaidSince: isOwed ? instant(invoice.created) : null,
    unpaidInvoiceId: isOwed ? (invoice.id ?? null) : null,
    retryAt: isOwed ? instant(invoice.next_payment_attempt) : null,
    toPay: invoice ? toPayOf(subscription, invoice) : null,
    waiting: waitingOf(subscription),
    discountIds: subscription.discounts.map(one => (typeof one === 'string' ? one : one.id)),
    scheduleId: schedule?.status === 'active' ? schedule.id : null,
    isPlanOvertaken,
    next: isPlanOvertaken ? null : planned,
  }
}

/** Will something be charged? A subscription may have a card of its own; else its customer's is charged. */
function hasCard({ default_payment_method, customer }: Stripe.Subscription): boolean {
  if (default_payment_method !== null) return true
  if (typeof customer === 'string' || customer.deleted) return false
  return customer.invoice_settings.default_payment_method !== null
}

const PAY_WHY: Readonly<Record<string, 'start' | 'renewal'>> = {
  incomplete: 'start',
  past_due: 'renewal',
  unpaid: 'renewal',
}

function toPayOf(
  { status, pending_update }: Stripe.Subscription,
  invoice: Stripe.Invoice,
): RemoteSubscription['toPay'] {
  const { id, hosted_invoice_url: url, amount_remaining: pence } = invoice
  const why = pending_update ? 'change' : PAY_WHY[status]
  return invoice.status === 'open' && id && url && why ? { invoiceId: id, why, url, pence } : null
}

function waitingOf({ pending_update }: Stripe.Subscription): PlanChoice | null {
  const price = pending_update?.subscription_items?.[0]?.price
  return price ? planOfPrice(price) : null
}

async function readNextPhase(
  stripe: Stripe,
  schedule: Stripe.SubscriptionSchedule,
): Promise<RemoteSubscription['next']> {
  const phase = schedule.phases.find(one => one.start_date >= (schedule.current_phase?.end_date ?? 0))
  const price = phase?.items[0]?.price
  if (!phase || !price) return null
  const plan = planOfPrice(
    await callStripe(() => stripe.prices.retrieve(typeof price === 'string' ? price : price.id)),
  )
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

/** The next charge if nothing changes: pence and when. Null when there will be none, or none can be told yet. */
export async function previewNextCharge(
  { stripe }: StripeConnection,
  subscription: RemoteSubscription,
): Promise<{ pence: number; at: Date } | null> {
  const isOver = subscription.cancelAtPeriodEnd || subscription.endedAt !== null || !subscription.periodEnd
  // What a renewal left open is charged first, and what never began is not renewed.
  if (subscription.retryAt && subscription.toPay)
    return { pence: subscription.toPay.pence, at: subscription.retryAt }
  if (subscription.status === 'incomplete') return null
  // It depends on whether the change that waits is paid: until then its invoice holds what credit there is.
  if (subscription.toPay?.why === 'change') return null
  // A trial without a card ends by itself.
  if (subscription.status === 'trialing' && !subscription.hasCard) return null
  if (isOver || !subscription.periodEnd) return null
  const invoice = await callStripe(() =>
    stripe.invoices.createPreview({ customer: subscription.customerId, subscription: subscription.id }),
  )
  return { pence: invoice.amount_due, at: subscription.periodEnd }
}

/**
 * Changes the plan at once, charged at once, with a new cycle; in a trial only the plan changes. Throws `card_declined`,
 * and `needs_confirmation` when the change now waits at Stripe, for a day at most, until its payment is confirmed on the
 * invoice's page (`toPay`).
 */
export async function changeNow(
  { stripe, ...connection }: StripeConnection,
  input: {
    subscription: RemoteSubscription
    to: PlanChoice
    /** Seconds, from the preview; null lets Stripe take its own now. */
    at: number | null
    idempotencyKey: string
  },
): Promise<void> {
  const { subscription, to, idempotencyKey } = input
  const items = [{ id: subscription.itemId, price: await findPriceId({ stripe, ...connection }, to) }]
  if (subscription.status === 'trialing') {
    await callStripe(() =>
      stripe.subscriptions.update(
        subscription.id,
        { items, ...goingOn(subscription), proration_behavior: 'none' },
        { idempotencyKey },
      ),
    )
    return
  }
  const charge = {
    items,
    proration_behavior: 'always_invoice',
    ...(input.at === null ? {} : { proration_date: input.at }),
    billing_cycle_anchor: { type: 'now' },
  } satisfies Stripe.SubscriptionUpdateParams
  try {
    await callStripe(() =>
      stripe.subscriptions.update(
        subscription.id,
        { ...charge, ...goingOn(subscription), payment_behavior: 'error_if_incomplete' },
        { idempotencyKey },
      ),
    )
  } catch (error) {
    if (!(error instanceof StripeFailure && error.reason === 'needs_confirmation')) throw error
    // A change that waits can't say that the plan goes on, so that is said first.
    const lifted = goingOn(subscription)
    if (Object.keys(lifted).length > 0)
      await callStripe(() => stripe.subscriptions.update(subscription.id, lifted))
    await callStripe(() =>
      stripe.subscriptions.update(
        subscription.id,
        { ...charge, payment_behavior: 'pending_if_incomplete' },
        { idempotencyKey: `${idempotencyKey}:confirm` },
      ),
    )
    throw error
  }
}

/** What lets a plan go on that was cancelled: each way of ending it is undone by its own parameter. */
function goingOn({
  cancelAtPeriodEnd,
  cancelAt,
}: Pick<RemoteSubscription, 'cancelAtPeriodEnd' | 'cancelAt'>): Stripe.SubscriptionUpdateParams {
  if (cancelAt !== null) return { cancel_at: '' }
  return cancelAtPeriodEnd ? { cancel_at_period_end: false } : {}
}

/** Plans a change for the end of the period: what is paid for is used up first, and what lowers the price stays. */
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
  // A schedule keeps its past phases; to begin with one of them would make the next one take hold now.
  const current = schedule.phases.find(phase => phase.start_date === schedule.current_phase?.start_date)
  const currentPrice = current?.items[0]?.price
  if (!current || !currentPrice) throw new Error('Stripe made a schedule without a running phase')
  // A phase has only the discounts that it is given.
  const from = typeof currentPrice === 'string' ? currentPrice : currentPrice.id
  const discounts =
    subscription.discountIds.length > 0
      ? { discounts: subscription.discountIds.map(discount => ({ discount })) }
      : {}
  await callStripe(() =>
    stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      metadata: { [PLANNED_FROM]: from },
      phases: [
        {
          items: [{ price: from, quantity: 1 }],
          start_date: current.start_date,
          end_date: subscription.periodEnd ? seconds(subscription.periodEnd) : current.end_date,
          ...discounts,
        },
        {
          items: [{ price, quantity: 1 }],
          duration: { interval: to.cycle === 'annual' ? 'year' : 'month', interval_count: 1 },
          proration_behavior: 'none',
          ...discounts,
        },
      ],
    }),
  )
}

/** Takes a change back that waits for its payment, with the credit that its invoice holds. */
export async function withdrawChange({ stripe }: StripeConnection, invoiceId: string): Promise<void> {
  await callStripe(() => stripe.invoices.voidInvoice(invoiceId))
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
  if (cancel) {
    await callStripe(() => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }))
    return
  }
  const { cancel_at_period_end, cancel_at } = await callStripe(() =>
    stripe.subscriptions.retrieve(subscriptionId),
  )
  const lifted = goingOn({
    cancelAtPeriodEnd: cancel_at_period_end,
    cancelAt: cancel_at_period_end ? null : instant(cancel_at),
  })
  await callStripe(() => stripe.subscriptions.update(subscriptionId, lifted))
}

/**
 * Ends a second subscription that should not be. What was paid for time that is left becomes the customer's credit; a
 * period that nobody paid for gives none, and its invoice is asked for no more.
 */
export async function endSpare({ stripe }: StripeConnection, spare: RemoteSubscription): Promise<void> {
  const { id, status, toPay } = spare
  // Stripe would give credit for an unpaid period as well.
  const refund = status === 'active' ? { prorate: true, invoice_now: true } : {}
  await callStripe(() => stripe.subscriptions.cancel(id, refund))
  if (!toPay) return
  try {
    await callStripe(() => stripe.invoices.voidInvoice(toPay.invoiceId))
  } catch (error) {
    // It went with its subscription.
    if (!(error instanceof StripeFailure && error.reason === 'refused')) throw error
  }
}

/** Ends it now, without a refund: for an account that is deleted. */
export async function endNow({ stripe }: StripeConnection, subscriptionId: string): Promise<void> {
  await callStripe(() => stripe.subscriptions.cancel(subscriptionId))
}

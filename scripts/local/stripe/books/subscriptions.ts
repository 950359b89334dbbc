import { DAY, nextBoundary } from './calendar.ts'
import { countingDiscount, discountFrom } from './discounts.ts'
import { billPeriod, billTrial } from './invoices.ts'
import { type Ledger, need } from './ledger.ts'
import { attempt, collect, voidInvoice } from './payments.ts'
import { activeSchedule, releaseSchedule } from './schedules.ts'
import type { CheckoutSession, Phase, Schedule, Subscription } from './state.ts'

/** How long a payment waits for its owner to confirm it: 23 hours, in seconds. */
export const CONFIRM_WITHIN = 23 * 3600

/** What a checkout, or a call of the API, says of the subscription that it begins. */
type Terms = Pick<
  CheckoutSession,
  | 'customer'
  | 'price'
  | 'trialDays'
  | 'trialEnd'
  | 'missingPaymentMethod'
  | 'promotionCode'
  | 'subscriptionMetadata'
>

/** Opens a subscription: `incomplete` when its first payment waits to be confirmed. */
export function openSubscription(ledger: Ledger, session: Terms): Subscription {
  const { state } = ledger
  const now = ledger.now()
  const price = need(state.prices, session.price, 'price')
  const trialEnd = session.trialEnd ?? (session.trialDays === null ? null : now + session.trialDays * DAY)
  const code = session.promotionCode === null ? null : state.promotionCodes[session.promotionCode]
  const subscription: Subscription = {
    id: ledger.id('sub'),
    itemId: ledger.id('si'),
    created: now,
    customer: session.customer,
    trialStart: trialEnd === null ? null : now,
    trialEnd,
    missingPaymentMethod: session.missingPaymentMethod,
    price: price.id,
    status: trialEnd === null ? 'active' : 'trialing',
    anchor: trialEnd ?? now,
    periodStart: now,
    periodEnd: trialEnd ?? nextBoundary(now, price.interval, now),
    cancelAtPeriodEnd: false,
    cancelAt: null,
    canceledAt: null,
    endedAt: null,
    latestInvoice: null,
    schedule: null,
    discount: null,
    pendingUpdate: null,
    warnedOfTrialEnd: false,
    metadata: session.subscriptionMetadata,
  }
  state.subscriptions[subscription.id] = subscription
  if (code)
    subscription.discount = discountFrom(ledger, {
      subscription,
      coupon: code.coupon,
      promotionCode: code.id,
    }).id
  const bill =
    trialEnd === null
      ? billPeriod(ledger, subscription, price, now, subscription.periodEnd)
      : billTrial(ledger, subscription, price)
  if (collect(ledger, subscription, bill, 'subscription_create') !== 'paid')
    subscription.status = 'incomplete'
  ledger.emit('customer.subscription.created', subscription.id)
  return subscription
}

/** Ends it now. */
export function endSubscription(ledger: Ledger, subscription: Subscription): void {
  const now = ledger.now()
  subscription.status = 'canceled'
  subscription.canceledAt ??= now
  subscription.endedAt = now
  subscription.pendingUpdate = null
  const schedule = activeSchedule(ledger, subscription)
  if (schedule) schedule.status = 'canceled'
  voidInvoice(ledger, subscription.latestInvoice)
  ledger.emit('customer.subscription.deleted', subscription.id)
}

/** Begins a new period, charged in full; what is not paid makes the subscription past due. */
export function beginPeriod(ledger: Ledger, subscription: Subscription, from: number): void {
  const before = subscription.status
  const price = need(ledger.state.prices, subscription.price, 'price')
  subscription.periodStart = from
  subscription.periodEnd = nextBoundary(subscription.anchor, price.interval, from)
  subscription.discount = countingDiscount(ledger, subscription.discount, from)?.id ?? null
  const bill = billPeriod(ledger, subscription, price, from, subscription.periodEnd)
  const isPaid = collect(ledger, subscription, bill, 'subscription_cycle') === 'paid'
  subscription.status = isPaid ? 'active' : 'past_due'
  ledger.emit('customer.subscription.updated', subscription.id, { status: before })
}

/** A trial that ends or a period that does: the next one begins, unless it ends with it. */
export function renew(ledger: Ledger, subscription: Subscription): void {
  const customer = need(ledger.state.customers, subscription.customer, 'customer')
  const isTrial = subscription.status === 'trialing'
  const lacksCard = isTrial && !customer.card && subscription.missingPaymentMethod === 'cancel'
  if (subscription.cancelAtPeriodEnd || lacksCard) {
    endSubscription(ledger, subscription)
    return
  }
  if (isTrial) subscription.anchor = subscription.periodEnd
  beginPeriod(ledger, subscription, subscription.periodEnd)
}

/** Tries again to charge what is open; after the last try the subscription ends. */
export function retry(ledger: Ledger, subscription: Subscription): void {
  const invoice = need(ledger.state.invoices, subscription.latestInvoice ?? undefined, 'invoice')
  if (attempt(ledger, invoice) === 'paid') {
    subscription.status = 'active'
    ledger.emit('customer.subscription.updated', subscription.id, { status: 'past_due' })
  } else if (invoice.nextAttempt === null) {
    endSubscription(ledger, subscription)
  }
}

/** A first payment that nobody confirmed in time: it never began. */
export function expireUnborn(ledger: Ledger, subscription: Subscription): void {
  subscription.status = 'incomplete_expired'
  subscription.endedAt = ledger.now()
  voidInvoice(ledger, subscription.latestInvoice)
  ledger.emit('customer.subscription.updated', subscription.id, { status: 'incomplete' })
}

/** The running phase of a schedule is over: the next begins, or the schedule lets go. */
export function leavePhase(ledger: Ledger, subscription: Subscription, schedule: Schedule): void {
  const next = schedule.phases[schedule.current + 1]
  if (!next) {
    releaseSchedule(ledger, schedule)
    return
  }
  schedule.current += 1
  applyPhase(ledger, subscription, next)
  ledger.emit('subscription_schedule.updated', schedule.id)
}

/**
 * Makes a subscription what a phase says, without prorations: the price as it is there, and no discount that is not
 * there. Another interval begins a new cycle, charged in full.
 */
export function applyPhase(ledger: Ledger, subscription: Subscription, phase: Phase): void {
  const now = ledger.now()
  const before = need(ledger.state.prices, subscription.price, 'price')
  const after = need(ledger.state.prices, phase.price, 'price')
  subscription.price = after.id
  subscription.discount = countingDiscount(ledger, phase.discount, now)?.id ?? null
  const isOtherCycle = before.interval !== after.interval
  if (isOtherCycle) subscription.anchor = now
  // At the end of a period the renewal, which is due at the same instant, charges it.
  if (isOtherCycle && now < subscription.periodEnd) beginPeriod(ledger, subscription, now)
  else ledger.emit('customer.subscription.updated', subscription.id, { items: { price: before.id } })
}

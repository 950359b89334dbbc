import { DAY, nextBoundary } from './calendar.ts'
import { attempt, billChange, billPeriod, billTrial, collect, discountFrom } from './invoices.ts'
import { type Ledger, need, Refusal } from './ledger.ts'
import type { CheckoutSession, Price, Subscription } from './state.ts'

/** Opens the subscription that a finished checkout asked for. */
export function openSubscription(ledger: Ledger, session: CheckoutSession): Subscription {
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
    canceledAt: null,
    endedAt: null,
    latestInvoice: null,
    schedule: null,
    discount: code ? discountFrom(ledger, code.coupon, code.id) : null,
    warnedOfTrialEnd: false,
    metadata: session.subscriptionMetadata,
  }
  state.subscriptions[subscription.id] = subscription
  const bill =
    trialEnd === null
      ? billPeriod(ledger, subscription, price, now, subscription.periodEnd)
      : billTrial(ledger, subscription, price)
  collect(ledger, subscription, bill, 'subscription_create')
  ledger.emit('customer.subscription.created', subscription.id)
  return subscription
}

/** Changes the price at once. In a trial nothing is due; otherwise the bill is collected and a new cycle begins. */
export function changePrice(
  ledger: Ledger,
  subscription: Subscription,
  price: Price,
  form: { at: number; newCycle: boolean; refuseUnpaid: boolean },
): void {
  const before = subscription.price
  if (subscription.status === 'trialing') {
    subscription.price = price.id
  } else if (form.newCycle) {
    const bill = billChange(ledger, subscription, price, form.at)
    const customer = need(ledger.state.customers, subscription.customer, 'customer')
    if (form.refuseUnpaid && bill.amountDue > 0 && !customer.card?.works) {
      throw new Refusal('Your card was declined.', {
        status: 402,
        type: 'card_error',
        code: 'card_declined',
      })
    }
    subscription.price = price.id
    subscription.anchor = form.at
    subscription.periodStart = form.at
    subscription.periodEnd = nextBoundary(form.at, price.interval, form.at)
    subscription.status = collect(ledger, subscription, bill, 'subscription_update') ? 'active' : 'past_due'
  } else {
    throw new Refusal('The stand-in knows changes of price only with a new cycle (billing_cycle_anchor now)')
  }
  ledger.emit('customer.subscription.updated', subscription.id, { items: { price: before } })
}

/** Ends it now. */
export function endSubscription(ledger: Ledger, subscription: Subscription): void {
  const now = ledger.now()
  subscription.status = 'canceled'
  subscription.canceledAt ??= now
  subscription.endedAt = now
  const schedule = subscription.schedule === null ? undefined : ledger.state.schedules[subscription.schedule]
  if (schedule?.status === 'active') schedule.status = 'canceled'
  const invoice =
    subscription.latestInvoice === null ? undefined : ledger.state.invoices[subscription.latestInvoice]
  if (invoice?.status === 'open') {
    invoice.status = 'void'
    invoice.nextAttempt = null
    ledger.emit('invoice.voided', invoice.id)
  }
  ledger.emit('customer.subscription.deleted', subscription.id)
}

/** A card that works pays what is open at once, as Stripe's portal does. */
export function settleOpenInvoices(ledger: Ledger, customer: string): void {
  for (const subscription of Object.values(ledger.state.subscriptions)) {
    if (subscription.customer !== customer || subscription.status !== 'past_due') continue
    const invoice =
      subscription.latestInvoice === null ? undefined : ledger.state.invoices[subscription.latestInvoice]
    if (invoice?.status === 'open' && attempt(ledger, invoice)) {
      subscription.status = 'active'
      ledger.emit('customer.subscription.updated', subscription.id, { status: 'past_due' })
    }
  }
}

interface Due {
  readonly at: number
  readonly work: () => void
}

/** Works off all that fell due until now, oldest first, each dated when it was due. */
export function workOff(ledger: Ledger): void {
  const now = ledger.now()
  for (;;) {
    const dues = Object.values(ledger.state.subscriptions)
      .map(subscription => nextDue(ledger, subscription))
      .filter(due => due !== null)
      .filter(due => due.at <= now)
      .sort((a, b) => a.at - b.at)
    const [first] = dues
    if (!first) break
    ledger.at(first.at, first.work)
  }
  expireSessions(ledger, now)
}

function nextDue(ledger: Ledger, subscription: Subscription): Due | null {
  const { status, trialEnd, periodEnd } = subscription
  if (status === 'trialing' && trialEnd !== null) {
    const warnAt = trialEnd - 3 * DAY
    if (!subscription.warnedOfTrialEnd)
      return { at: Math.max(warnAt, subscription.created), work: () => warn(ledger, subscription) }
    return { at: trialEnd, work: () => endTrial(ledger, subscription) }
  }
  if (status !== 'active' && status !== 'past_due') return null
  const invoice =
    subscription.latestInvoice === null ? undefined : ledger.state.invoices[subscription.latestInvoice]
  if (status === 'past_due' && invoice?.status === 'open' && invoice.nextAttempt !== null) {
    return { at: invoice.nextAttempt, work: () => retry(ledger, subscription) }
  }
  return { at: periodEnd, work: () => renew(ledger, subscription) }
}

function warn(ledger: Ledger, subscription: Subscription): void {
  subscription.warnedOfTrialEnd = true
  ledger.emit('customer.subscription.trial_will_end', subscription.id)
}

function endTrial(ledger: Ledger, subscription: Subscription): void {
  const customer = need(ledger.state.customers, subscription.customer, 'customer')
  const ends =
    subscription.cancelAtPeriodEnd || (!customer.card && subscription.missingPaymentMethod === 'cancel')
  subscription.anchor = subscription.periodEnd
  if (ends) endSubscription(ledger, subscription)
  else beginPeriod(ledger, subscription, 'trialing')
}

function renew(ledger: Ledger, subscription: Subscription): void {
  if (subscription.cancelAtPeriodEnd) endSubscription(ledger, subscription)
  else beginPeriod(ledger, subscription, subscription.status)
}

function beginPeriod(ledger: Ledger, subscription: Subscription, before: string): void {
  const from = subscription.periodEnd
  enterPhase(ledger, subscription, from)
  const price = need(ledger.state.prices, subscription.price, 'price')
  subscription.periodStart = from
  subscription.periodEnd = nextBoundary(subscription.anchor, price.interval, from)
  const bill = billPeriod(ledger, subscription, price, from, subscription.periodEnd)
  subscription.status = collect(ledger, subscription, bill, 'subscription_cycle') ? 'active' : 'past_due'
  ledger.emit('customer.subscription.updated', subscription.id, { status: before })
}

/** A schedule's next phase begins where its first ends; then the schedule lets go. */
function enterPhase(ledger: Ledger, subscription: Subscription, from: number): void {
  const schedule = subscription.schedule === null ? undefined : ledger.state.schedules[subscription.schedule]
  const next = schedule?.phases.find(phase => phase.start === from)
  if (schedule?.status !== 'active' || !next) return
  subscription.price = next.price
  subscription.anchor = from
  schedule.status = 'released'
  subscription.schedule = null
  ledger.emit('subscription_schedule.released', schedule.id)
}

function retry(ledger: Ledger, subscription: Subscription): void {
  const invoice = need(ledger.state.invoices, subscription.latestInvoice ?? undefined, 'invoice')
  if (attempt(ledger, invoice)) {
    subscription.status = 'active'
    ledger.emit('customer.subscription.updated', subscription.id, { status: 'past_due' })
  } else if (invoice.nextAttempt === null) {
    endSubscription(ledger, subscription)
  }
}

function expireSessions(ledger: Ledger, now: number): void {
  for (const session of Object.values(ledger.state.sessions)) {
    if (session.status !== 'open' || session.expiresAt > now) continue
    session.status = 'expired'
    ledger.emit('checkout.session.expired', session.id)
  }
}

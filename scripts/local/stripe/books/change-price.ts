import { nextBoundary } from './calendar.ts'
import { spendDiscount } from './discounts.ts'
import { billChange } from './invoices.ts'
import { type Ledger, need, Refusal } from './ledger.ts'
import { attempt, chargeOf, collect, voidInvoice, writeInvoice } from './payments.ts'
import { divideCurrentPhase } from './schedules.ts'
import type { CheckoutSession, Invoice, Price, Subscription } from './state.ts'
import { CONFIRM_WITHIN } from './subscriptions.ts'

interface Change {
  /** When it counts from. */
  readonly at: number
  readonly newCycle: boolean
  /** What becomes of it when the card cannot be charged: Stripe's `payment_behavior`. */
  readonly unpaid: 'error_if_incomplete' | 'pending_if_incomplete' | 'allow_incomplete'
}

/** Changes the price at once. In a trial nothing is due; otherwise the bill is collected and a new cycle begins. */
export function changePrice(ledger: Ledger, subscription: Subscription, price: Price, change: Change): void {
  discardPendingUpdate(ledger, subscription)
  const before = subscription.price
  if (subscription.status === 'trialing') {
    subscription.price = price.id
  } else if (change.newCycle) {
    const bill = billChange(ledger, subscription, price, change.at)
    const charge = chargeOf(ledger, subscription.customer, bill.amountDue)
    if (charge !== 'paid' && change.unpaid === 'error_if_incomplete') throw refused(charge)
    if (charge !== 'paid' && change.unpaid === 'pending_if_incomplete') {
      const invoice = writeInvoice(ledger, subscription, bill, 'subscription_update')
      const expiresAt = Math.min(subscription.periodEnd, ledger.now() + CONFIRM_WITHIN)
      subscription.pendingUpdate = { price: price.id, at: change.at, expiresAt, invoice: invoice.id }
      attempt(ledger, invoice)
      ledger.emit('customer.subscription.updated', subscription.id)
      return
    }
    beginCycle(subscription, price, change.at)
    const isPaid = collect(ledger, subscription, bill, 'subscription_update') === 'paid'
    subscription.status = isPaid ? 'active' : 'past_due'
  } else {
    throw new Refusal('The stand-in knows changes of price only with a new cycle (billing_cycle_anchor now)')
  }
  divideCurrentPhase(ledger, subscription)
  ledger.emit('customer.subscription.updated', subscription.id, { items: { price: before } })
}

function beginCycle(subscription: Subscription, price: Price, at: number): void {
  subscription.price = price.id
  subscription.anchor = at
  subscription.periodStart = at
  subscription.periodEnd = nextBoundary(at, price.interval, at)
}

function refused(charge: 'declined' | 'asks'): Refusal {
  return charge === 'declined'
    ? new Refusal('Your card was declined.', { status: 402, type: 'card_error', code: 'card_declined' })
    : new Refusal(
        'Payment for this subscription requires additional user action before it can be completed successfully.',
        { status: 402, type: 'card_error', code: 'subscription_payment_intent_requires_action' },
      )
}

/** A change that was not paid for in time, or that another one takes the place of, is as if nobody had asked for it. */
export function discardPendingUpdate(ledger: Ledger, subscription: Subscription): void {
  const pending = subscription.pendingUpdate
  if (!pending) return
  subscription.pendingUpdate = null
  voidInvoice(ledger, pending.invoice)
  ledger.emit('customer.subscription.pending_update_expired', subscription.id)
}

/** The customer pays an open invoice on one of Stripe's pages; what waited for it goes on. */
export function payInvoice(ledger: Ledger, invoice: Invoice, isConfirmed: boolean): boolean {
  if (invoice.status !== 'open' || attempt(ledger, invoice, isConfirmed) !== 'paid') return false
  const subscription = need(ledger.state.subscriptions, invoice.subscription, 'subscription')
  const { status, pendingUpdate } = subscription
  if (pendingUpdate?.invoice === invoice.id) {
    const before = subscription.price
    subscription.pendingUpdate = null
    beginCycle(subscription, need(ledger.state.prices, pendingUpdate.price, 'price'), pendingUpdate.at)
    spendDiscount(ledger, subscription, invoice.discount)
    divideCurrentPhase(ledger, subscription)
    ledger.emit('customer.subscription.pending_update_applied', subscription.id)
    ledger.emit('customer.subscription.updated', subscription.id, { items: { price: before } })
  } else if (status === 'incomplete' || status === 'past_due') {
    subscription.status = 'active'
    ledger.emit('customer.subscription.updated', subscription.id, { status })
    if (status === 'incomplete') finishSession(ledger, subscription)
  }
  return true
}

/** The checkout that a subscription waited in is complete when it is paid. */
function finishSession(ledger: Ledger, subscription: Subscription): void {
  const isIts = (one: CheckoutSession) => one.attempt === subscription.id && one.status === 'open'
  const session = Object.values(ledger.state.sessions).find(isIts)
  if (session) completeSession(ledger, session, subscription)
}

export function completeSession(ledger: Ledger, session: CheckoutSession, subscription: Subscription): void {
  session.status = 'complete'
  session.subscription = subscription.id
  session.isAsking = false
  ledger.emit('checkout.session.completed', session.id)
}

/** A card that works pays at once what a renewal left open, as Stripe's portal does. */
export function settleOpenInvoices(ledger: Ledger, customer: string): void {
  for (const { customer: owner, status, latestInvoice } of Object.values(ledger.state.subscriptions)) {
    const invoice = latestInvoice === null ? undefined : ledger.state.invoices[latestInvoice]
    if (owner === customer && status === 'past_due' && invoice) payInvoice(ledger, invoice, false)
  }
}

import { DAY } from './calendar.ts'
import { spendDiscount } from './discounts.ts'
import type { Bill } from './invoices.ts'
import { type Ledger, need } from './ledger.ts'
import type { Invoice, Subscription } from './state.ts'

/** Days after a failed charge on which it is tried again; after the last one the subscription ends. */
const RETRY_DAYS = [3, 5, 7]

/** What comes of charging a card: `asks` waits for its owner to confirm. */
export type Charge = 'paid' | 'declined' | 'asks'

/** What charging the customer's card for so much would come to. */
export function chargeOf(ledger: Ledger, customerId: string, pence: number): Charge {
  const { card } = need(ledger.state.customers, customerId, 'customer')
  if (pence === 0 || card?.kind === 'works') return 'paid'
  return card?.kind === 'asks' ? 'asks' : 'declined'
}

/** Writes the bill down as an invoice that is not charged yet. */
export function writeInvoice(
  ledger: Ledger,
  subscription: Subscription,
  bill: Bill,
  reason: Invoice['reason'],
): Invoice {
  const { state } = ledger
  const customer = need(state.customers, subscription.customer, 'customer')
  customer.invoicesNumbered += 1
  const invoice: Invoice = {
    ...bill,
    id: ledger.id('in'),
    created: ledger.now(),
    number: `${customer.id.slice(-8).toUpperCase()}-${String(customer.invoicesNumbered).padStart(4, '0')}`,
    customer: customer.id,
    subscription: subscription.id,
    reason,
    status: 'open',
    attempts: 0,
    nextAttempt: null,
    paidAt: null,
  }
  state.invoices[invoice.id] = invoice
  subscription.latestInvoice = invoice.id
  customer.balance = bill.endingBalance
  ledger.emit('invoice.created', invoice.id)
  ledger.emit('invoice.finalized', invoice.id)
  return invoice
}

/** Writes the bill down as an invoice and tries to collect it. */
export function collect(
  ledger: Ledger,
  subscription: Subscription,
  bill: Bill,
  reason: Invoice['reason'],
): Charge {
  const invoice = writeInvoice(ledger, subscription, bill, reason)
  spendDiscount(ledger, subscription, bill.discount)
  return attempt(ledger, invoice)
}

/**
 * One try to charge the customer's card for an open invoice. What a renewal left open is tried again some days later;
 * a first payment and a change wait for the customer.
 */
export function attempt(ledger: Ledger, invoice: Invoice, isConfirmed = false): Charge {
  const charge = chargeOf(ledger, invoice.customer, invoice.amountDue)
  if (charge === 'paid' || (charge === 'asks' && isConfirmed)) {
    invoice.status = 'paid'
    invoice.paidAt = ledger.now()
    invoice.nextAttempt = null
    if (invoice.amountDue > 0) invoice.attempts += 1
    ledger.emit('invoice.paid', invoice.id)
    ledger.emit('invoice.payment_succeeded', invoice.id)
    return 'paid'
  }
  invoice.attempts += 1
  const wait = invoice.reason === 'subscription_cycle' ? RETRY_DAYS[invoice.attempts - 1] : undefined
  invoice.nextAttempt = wait === undefined ? null : invoice.created + wait * DAY
  if (charge === 'asks') ledger.emit('invoice.payment_action_required', invoice.id)
  ledger.emit('invoice.payment_failed', invoice.id)
  return charge
}

/** Takes an open invoice back, with the credit that it used. */
export function voidInvoice(ledger: Ledger, id: string | null): void {
  const invoice = id === null ? undefined : ledger.state.invoices[id]
  if (invoice?.status !== 'open') return
  invoice.status = 'void'
  invoice.nextAttempt = null
  const customer = need(ledger.state.customers, invoice.customer, 'customer')
  customer.balance += invoice.startingBalance - invoice.endingBalance
  ledger.emit('invoice.voided', invoice.id)
}

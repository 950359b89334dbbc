import { addMonths, DAY, nextBoundary } from './calendar.ts'
import { type Ledger, need } from './ledger.ts'
import type { Discount, Invoice, Line, Price, Subscription } from './state.ts'

/** Days after a failed charge on which it is tried again; after the last one the subscription ends. */
const RETRY_DAYS = [3, 5, 7]

export interface Bill {
  readonly lines: Line[]
  readonly subtotal: number
  readonly discount: number
  readonly total: number
  readonly startingBalance: number
  readonly endingBalance: number
  readonly amountDue: number
}

/** What a change of price with a new cycle costs: the unused part of the old one back, the new one in full. */
export function billChange(ledger: Ledger, subscription: Subscription, price: Price, at: number): Bill {
  const old = need(ledger.state.prices, subscription.price, 'price')
  const span = subscription.periodEnd - subscription.periodStart
  const left = Math.max(0, subscription.periodEnd - at)
  const credit = span > 0 ? Math.round((old.unitAmount * left) / span) : 0
  const lines: Line[] = [
    {
      description: `Unused time on ${productName(ledger, old)}`,
      amount: -credit,
      price: old.id,
      proration: true,
      start: at,
      end: subscription.periodEnd,
    },
    fullPeriod(ledger, price, at, nextBoundary(at, price.interval, at)),
  ]
  return sumUp(ledger, subscription, lines, at)
}

/** What a whole period costs. */
export function billPeriod(
  ledger: Ledger,
  subscription: Subscription,
  price: Price,
  from: number,
  to: number,
): Bill {
  return sumUp(ledger, subscription, [fullPeriod(ledger, price, from, to)], from)
}

/** A trial's invoice: nothing. */
export function billTrial(ledger: Ledger, subscription: Subscription, price: Price): Bill {
  const line: Line = {
    description: `Trial period for ${productName(ledger, price)}`,
    amount: 0,
    price: price.id,
    proration: false,
    start: subscription.periodStart,
    end: subscription.periodEnd,
  }
  return sumUp(ledger, subscription, [line], subscription.periodStart)
}

function fullPeriod(ledger: Ledger, price: Price, start: number, end: number): Line {
  const every = price.interval === 'year' ? 'year' : 'month'
  return {
    description: `1 × ${productName(ledger, price)} (at £${(price.unitAmount / 100).toFixed(2)} / ${every})`,
    amount: price.unitAmount,
    price: price.id,
    proration: false,
    start,
    end,
  }
}

const productName = (ledger: Ledger, price: Price) =>
  ledger.state.products[price.product]?.name ?? price.product

function sumUp(ledger: Ledger, subscription: Subscription, lines: Line[], at: number): Bill {
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0)
  const discount = discountOn(ledger, subscription.discount, subtotal, at)
  const total = subtotal - discount
  const startingBalance = need(ledger.state.customers, subscription.customer, 'customer').balance
  const afterBalance = total + startingBalance
  const amountDue = Math.max(0, afterBalance)
  return {
    lines,
    subtotal,
    discount,
    total,
    startingBalance,
    endingBalance: Math.min(0, afterBalance),
    amountDue,
  }
}

function discountOn(ledger: Ledger, discount: Discount | null, subtotal: number, at: number): number {
  if (!discount || subtotal <= 0 || (discount.end !== null && at >= discount.end)) return 0
  const coupon = ledger.state.coupons[discount.coupon]
  if (!coupon) return 0
  const off =
    coupon.percentOff === null ? (coupon.amountOff ?? 0) : Math.round((subtotal * coupon.percentOff) / 100)
  return Math.min(subtotal, off)
}

/** How long a coupon counts from now. */
export function discountFrom(ledger: Ledger, couponId: string, promotionCode: string | null): Discount {
  const coupon = need(ledger.state.coupons, couponId, 'coupon')
  const start = ledger.now()
  // `once` covers the first charge, which may come after a trial.
  const months = coupon.duration === 'repeating' ? (coupon.months ?? 1) : 1
  const end = coupon.duration === 'forever' ? null : addMonths(start, months)
  return { coupon: couponId, promotionCode, start, end }
}

/** Writes the bill down as an invoice and tries to collect it; true when it is paid. */
export function collect(
  ledger: Ledger,
  subscription: Subscription,
  bill: Bill,
  reason: Invoice['reason'],
): boolean {
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
  return attempt(ledger, invoice)
}

/** One try to charge the customer's card for an open invoice; plans the next when it fails. */
export function attempt(ledger: Ledger, invoice: Invoice): boolean {
  const customer = need(ledger.state.customers, invoice.customer, 'customer')
  if (invoice.amountDue === 0 || customer.card?.works) {
    invoice.status = 'paid'
    invoice.paidAt = ledger.now()
    invoice.nextAttempt = null
    if (invoice.amountDue > 0) invoice.attempts += 1
    ledger.emit('invoice.paid', invoice.id)
    ledger.emit('invoice.payment_succeeded', invoice.id)
    return true
  }
  invoice.attempts += 1
  const wait = RETRY_DAYS[invoice.attempts - 1]
  invoice.nextAttempt = wait === undefined ? null : invoice.created + wait * DAY
  ledger.emit('invoice.payment_failed', invoice.id)
  return false
}

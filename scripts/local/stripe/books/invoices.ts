import { nextBoundary } from './calendar.ts'
import { discountOn } from './discounts.ts'
import { type Ledger, need } from './ledger.ts'
import type { Line, Price, Subscription } from './state.ts'

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

/**
 * What an end before its time gives back: of what was invoiced for the running period, after its discount, the part that
 * is left, whether that invoice was paid or not. Null where nothing was invoiced.
 */
export function billEnd(ledger: Ledger, subscription: Subscription, at: number): Bill | null {
  const { id, periodStart, periodEnd } = subscription
  const invoiced = Object.values(ledger.state.invoices)
    .filter(one => one.subscription === id && one.status !== 'void')
    .flatMap(({ lines, subtotal, total }) =>
      lines
        .filter(line => !line.proration && line.start === periodStart && line.end === periodEnd)
        .map(line => ({ line, debited: subtotal > 0 ? (line.amount * total) / subtotal : line.amount })),
    )
    .at(-1)
  if (!invoiced || invoiced.debited === 0) return null
  const left = Math.max(0, periodEnd - at) / (periodEnd - periodStart)
  const credit: Line = {
    description: `Unused time: ${invoiced.line.description}`,
    amount: -Math.round(invoiced.debited * left),
    price: invoiced.line.price,
    proration: true,
    start: at,
    end: periodEnd,
  }
  return sumUp(ledger, subscription, [credit], at)
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

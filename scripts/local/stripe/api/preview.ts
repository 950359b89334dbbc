import { nextBoundary } from '../books/calendar.ts'
import { billChange, billPeriod } from '../books/invoices.ts'
import { type Ledger, need, Refusal } from '../books/ledger.ts'
import { phaseAt } from '../books/schedules.ts'
import type { Invoice, Subscription } from '../books/state.ts'
import type { FormTree } from '../shapes/parameter-shape.ts'
import { listOf, numberOf, textOf, treeOf } from './given.ts'
import { presentInvoice } from './present.ts'

/** The instant that a change counts from: the one that was asked for, within the running period, or now. */
export function changeInstant(ledger: Ledger, subscription: Subscription, requested: number | null): number {
  const at = requested ?? ledger.now()
  if (at < subscription.periodStart || at > subscription.periodEnd) {
    throw new Refusal('Invalid proration_date: it must be within the current period.', {
      param: 'proration_date',
    })
  }
  return at
}

/** The invoice that would come next: for a change that is only tried, or at the end of the period. */
export function preview(ledger: Ledger, form: FormTree) {
  const subscription = need(
    ledger.state.subscriptions,
    textOf(form.subscription) ?? undefined,
    'subscription',
    'subscription',
  )
  const details = treeOf(form.subscription_details)
  const [item] = listOf(details.items).map(treeOf)
  const newCycle = textOf(treeOf(details.billing_cycle_anchor).type) === 'now'
  const at = changeInstant(ledger, subscription, numberOf(details.proration_date))
  if (!item && isOverWithPeriod(subscription)) {
    throw new Refusal(`No upcoming invoices for customer: '${subscription.customer}'`, {
      status: 404,
      code: 'invoice_upcoming_none',
    })
  }
  const price = need(ledger.state.prices, textOf(item?.price) ?? subscription.price, 'price')
  const bill = newCycle
    ? billChange(ledger, subscription, price, at)
    : billNext(ledger, subscription, item ? price.id : null)
  const created = newCycle ? at : subscription.periodEnd
  const invoice: Invoice = {
    ...bill,
    id: `in_preview${subscription.id.slice(4)}`,
    created,
    number: '',
    customer: subscription.customer,
    subscription: subscription.id,
    reason: newCycle ? 'subscription_update' : 'subscription_cycle',
    status: 'open',
    attempts: 0,
    nextAttempt: subscription.periodEnd,
    paidAt: null,
  }
  return { ...presentInvoice(ledger, invoice), status: 'draft' }
}

const isOverWithPeriod = ({ endedAt, cancelAtPeriodEnd, cancelAt, periodEnd }: Subscription) =>
  endedAt !== null || cancelAtPeriodEnd || (cancelAt !== null && cancelAt <= periodEnd)

/** The next period as it is planned: a schedule's phase has its own price and discount. */
function billNext(ledger: Ledger, subscription: Subscription, requested: string | null) {
  const from = subscription.periodEnd
  const phase = phaseAt(ledger, subscription, from)
  const planned = phase ? { price: phase.price, discount: phase.discount } : subscription
  const price = need(ledger.state.prices, requested ?? planned.price, 'price')
  const next = { ...subscription, discount: planned.discount }
  return billPeriod(ledger, next, price, from, nextBoundary(subscription.anchor, price.interval, from))
}

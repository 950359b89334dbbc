import { needCard } from '../books/cards.ts'
import { changePrice, discardPendingUpdate, payInvoice } from '../books/change-price.ts'
import { billEnd } from '../books/invoices.ts'
import { type Ledger, need, needCustomer, Refusal } from '../books/ledger.ts'
import { collect, voidInvoice } from '../books/payments.ts'
import { releaseSchedule } from '../books/schedules.ts'
import type { Schedule, Subscription } from '../books/state.ts'
import { endSubscription, openSubscription } from '../books/subscriptions.ts'
import type { FormTree } from '../shapes/parameter-shape.ts'
import { flagOf, listOf, metadataOf, missingPaymentMethodOf, numberOf, textOf, treeOf } from './given.ts'
import type { Handlers } from './handlers.ts'
import { presentEvent, presentInvoice, presentSchedule, presentSubscription } from './present.ts'
import { changeInstant, preview } from './preview.ts'
import { replacePhases } from './replace-phases.ts'

/** What goes on after the sale: subscriptions, schedules, invoices, events. */
export const running: Handlers = {
  'GET /v1/subscriptions': (ledger, form) => {
    const customer = textOf(form.customer)
    const status = textOf(form.status)
    if (customer !== null) need(ledger.state.customers, customer, 'customer', 'customer')
    return Object.values(ledger.state.subscriptions)
      .filter(one => customer === null || one.customer === customer)
      .filter(one => isListed(one, status))
      .reverse()
      .map(one => presentSubscription(ledger, one))
  },
  'POST /v1/subscriptions': (ledger, form) => {
    const [item, ...others] = listOf(form.items).map(treeOf)
    if (!item || others.length > 0) throw new Refusal('The stand-in sells one line at a time')
    const [discount] = listOf(form.discounts).map(treeOf)
    const promotionCode = textOf(discount?.promotion_code)
    if (promotionCode !== null)
      need(ledger.state.promotionCodes, promotionCode, 'promotion code', 'discounts')
    const terms = {
      customer: needCustomer(ledger, textOf(form.customer), 'customer').id,
      price: need(ledger.state.prices, textOf(item.price) ?? undefined, 'price', 'items[0][price]').id,
      trialDays: numberOf(form.trial_period_days),
      trialEnd: numberOf(form.trial_end),
      missingPaymentMethod: missingPaymentMethodOf(form.trial_settings),
      promotionCode,
      subscriptionMetadata: metadataOf(form.metadata),
    }
    return presentSubscription(ledger, openSubscription(ledger, terms))
  },
  'GET /v1/subscriptions/:id': (ledger, _given, id) =>
    presentSubscription(ledger, need(ledger.state.subscriptions, id, 'subscription')),
  'POST /v1/subscriptions/:id': (ledger, form, id) => {
    const subscription = need(ledger.state.subscriptions, id, 'subscription')
    update(ledger, subscription, form)
    return presentSubscription(ledger, subscription)
  },
  'DELETE /v1/subscriptions/:id': (ledger, form, id) => {
    const subscription = need(ledger.state.subscriptions, id, 'subscription')
    mustRun(subscription)
    const prorates = flagOf(form.prorate) ?? false
    if (prorates !== (flagOf(form.invoice_now) ?? false))
      throw new Refusal('The stand-in knows prorate and invoice_now together only')
    const bill = prorates ? billEnd(ledger, subscription, ledger.now()) : null
    endSubscription(ledger, subscription)
    if (bill) collect(ledger, subscription, bill, 'subscription_update')
    return presentSubscription(ledger, subscription)
  },

  'POST /v1/subscription_schedules': (ledger, form) => {
    const from = textOf(form.from_subscription)
    if (from === null) throw new Refusal('The stand-in makes schedules from subscriptions only')
    const subscription = need(ledger.state.subscriptions, from, 'subscription', 'from_subscription')
    mustRun(subscription)
    if (subscription.schedule) {
      throw new Refusal('You cannot migrate a subscription that is already attached to a schedule.')
    }
    if (subscription.cancelAtPeriodEnd || subscription.cancelAt !== null) {
      throw new Refusal('You cannot migrate a subscription that is set to cancel at the period end.')
    }
    const schedule: Schedule = {
      id: ledger.id('sub_sched'),
      created: ledger.now(),
      customer: subscription.customer,
      subscription: subscription.id,
      status: 'active',
      metadata: {},
      phases: [
        {
          price: subscription.price,
          discount: subscription.discount,
          start: subscription.periodStart,
          end: subscription.periodEnd,
        },
      ],
      current: 0,
    }
    ledger.state.schedules[schedule.id] = schedule
    subscription.schedule = schedule.id
    ledger.emit('subscription_schedule.created', schedule.id)
    ledger.emit('customer.subscription.updated', subscription.id, { schedule: null })
    return presentSchedule(schedule)
  },
  'GET /v1/subscription_schedules/:id': (ledger, _given, id) =>
    presentSchedule(need(ledger.state.schedules, id, 'subscription_schedule')),
  'POST /v1/subscription_schedules/:id': (ledger, form, id) => {
    const schedule = need(ledger.state.schedules, id, 'subscription_schedule')
    mustBeActive(schedule)
    replacePhases(ledger, schedule, form)
    schedule.metadata = metadataOf(form.metadata, schedule.metadata)
    ledger.emit('subscription_schedule.updated', schedule.id)
    return presentSchedule(schedule)
  },
  'POST /v1/subscription_schedules/:id/release': (ledger, _given, id) => {
    const schedule = need(ledger.state.schedules, id, 'subscription_schedule')
    mustBeActive(schedule)
    releaseSchedule(ledger, schedule)
    return presentSchedule(schedule)
  },

  'GET /v1/invoices': (ledger, form) => {
    const customer = textOf(form.customer)
    const subscription = textOf(form.subscription)
    const status = textOf(form.status)
    return Object.values(ledger.state.invoices)
      .filter(one => customer === null || one.customer === customer)
      .filter(one => subscription === null || one.subscription === subscription)
      .filter(one => status === null || one.status === status)
      .reverse()
      .map(one => presentInvoice(ledger, one))
  },
  'GET /v1/invoices/:id': (ledger, _given, id) =>
    presentInvoice(ledger, need(ledger.state.invoices, id, 'invoice')),
  'POST /v1/invoices/:id/void': (ledger, _given, id) => {
    const invoice = need(ledger.state.invoices, id, 'invoice')
    if (invoice.status !== 'open')
      throw new Refusal(`You can only pass in open invoices. This invoice is ${invoice.status}.`)
    const subscription = need(ledger.state.subscriptions, invoice.subscription, 'subscription')
    if (subscription.pendingUpdate?.invoice === id) discardPendingUpdate(ledger, subscription)
    else voidInvoice(ledger, id)
    return presentInvoice(ledger, invoice)
  },
  'POST /v1/invoices/:id/pay': (ledger, form, id) => {
    const invoice = need(ledger.state.invoices, id, 'invoice')
    if (invoice.status === 'paid') throw new Refusal('Invoice is already paid')
    const customer = needCustomer(ledger, invoice.customer, 'customer')
    const method = textOf(form.payment_method)
    const { card } = customer
    if (method !== null) customer.card = needCard(ledger, method, customer.id)
    const isPaid = payInvoice(ledger, invoice, false)
    // The card pays this invoice; it becomes no default by that.
    customer.card = card
    if (!isPaid)
      throw new Refusal('Your card was declined.', { status: 402, type: 'card_error', code: 'card_declined' })
    return presentInvoice(ledger, invoice)
  },
  'POST /v1/invoices/create_preview': (ledger, form) => preview(ledger, form),

  'GET /v1/events': (ledger, form) => {
    const created = treeOf(form.created)
    const from = numberOf(created.gte) ?? numberOf(created.gt)
    const type = textOf(form.type)
    return ledger.state.events
      .filter(event => from === null || event.created >= from)
      .filter(event => type === null || event.type === type)
      .toReversed()
      .map(presentEvent)
  },
  'GET /v1/events/:id': (ledger, _given, id) => {
    const event = ledger.state.events.find(one => one.id === id)
    if (!event) throw new Refusal(`No such event: '${id}'`, { status: 404, code: 'resource_missing' })
    return presentEvent(event)
  },
}

/** Which subscriptions a list shows: without a status all but those that were cancelled. */
function isListed({ status }: Subscription, wanted: string | null): boolean {
  if (wanted === 'all') return true
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired'
  return wanted === null ? status !== 'canceled' : status === wanted
}

function mustRun(subscription: Subscription): void {
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') {
    throw new Refusal(`No such subscription: '${subscription.id}'`, { status: 404, code: 'resource_missing' })
  }
}

function mustBeActive(schedule: Schedule): void {
  if (schedule.status !== 'active') {
    throw new Refusal(
      `You cannot update a subscription schedule that is in the \`${schedule.status}\` status.`,
    )
  }
}

/** What a change that may wait for its payment can hold; anything else is refused beside it. */
const PENDING_MAY_HOLD = [
  'items',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'billing_cycle_anchor',
  'expand',
]

function update(ledger: Ledger, subscription: Subscription, form: FormTree): void {
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') {
    throw new Refusal('A canceled subscription can only update its cancellation_details and metadata.')
  }
  const unpaid = textOf(form.payment_behavior)
  const stranger = Object.keys(form).find(name => !PENDING_MAY_HOLD.includes(name))
  if (unpaid === 'pending_if_incomplete' && stranger !== undefined) {
    throw new Refusal(
      `The following parameter is not supported when payment_behavior is pending_if_incomplete: ${stranger}`,
      { param: stranger },
    )
  }
  const end = readEnd(ledger, subscription, form)
  const [item] = listOf(form.items).map(treeOf)
  if (item) updateItem(ledger, subscription, item, form)
  subscription.metadata = metadataOf(form.metadata, subscription.metadata)
  if (end) {
    Object.assign(subscription, end)
    const isEnding = subscription.cancelAtPeriodEnd || subscription.cancelAt !== null
    subscription.canceledAt = isEnding ? ledger.now() : null
    ledger.emit('customer.subscription.updated', subscription.id)
  }
}

/**
 * What a call says of the end of a subscription, which is set in two ways that do not undo each other: with the period,
 * or on a date. Null when it changes nothing.
 */
function readEnd(
  ledger: Ledger,
  subscription: Subscription,
  form: FormTree,
): Partial<Pick<Subscription, 'cancelAtPeriodEnd' | 'cancelAt'>> | null {
  const atPeriodEnd = flagOf(form.cancel_at_period_end)
  if (atPeriodEnd !== null && form.cancel_at !== undefined) {
    throw new Refusal('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
  }
  const end =
    form.cancel_at === undefined
      ? { cancelAtPeriodEnd: atPeriodEnd ?? subscription.cancelAtPeriodEnd }
      : { cancelAt: cancelInstant(ledger, subscription, textOf(form.cancel_at)) }
  const isSame = Object.entries(end).every(
    ([name, value]) => subscription[name as keyof typeof end] === value,
  )
  if (isSame) return null
  if (subscription.schedule) {
    throw new Refusal(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed.`,
    )
  }
  return end
}

function cancelInstant(ledger: Ledger, subscription: Subscription, given: string | null): number | null {
  if (given === null) return null
  if (given === 'min_period_end' || given === 'max_period_end') return subscription.periodEnd
  if (Number(given) > ledger.now()) return Number(given)
  throw new Refusal('The `cancel_at` timestamp must be in the future.', { param: 'cancel_at' })
}

function updateItem(ledger: Ledger, subscription: Subscription, item: FormTree, form: FormTree): void {
  if (textOf(item.id) !== subscription.itemId)
    throw new Refusal('Invalid subscription item', { param: 'items[0][id]' })
  const price = need(ledger.state.prices, textOf(item.price) ?? undefined, 'price', 'items[0][price]')
  if (price.id === subscription.price) return
  const unpaid = textOf(form.payment_behavior)
  changePrice(ledger, subscription, price, {
    at: changeInstant(ledger, subscription, numberOf(form.proration_date)),
    newCycle: textOf(treeOf(form.billing_cycle_anchor).type) === 'now',
    unpaid:
      unpaid === 'error_if_incomplete' || unpaid === 'pending_if_incomplete' ? unpaid : 'allow_incomplete',
  })
}

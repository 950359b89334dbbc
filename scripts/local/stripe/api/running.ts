import { nextBoundary } from '../books/calendar.ts'
import { billChange, billPeriod } from '../books/invoices.ts'
import { type Ledger, need, Refusal } from '../books/ledger.ts'
import type { Invoice, Phase, Schedule, Subscription } from '../books/state.ts'
import { changePrice, endSubscription } from '../books/subscriptions.ts'
import type { FormTree } from '../shapes/parameter-shape.ts'
import { flagOf, listOf, metadataOf, numberOf, textOf, treeOf } from './given.ts'
import type { Handlers } from './handlers.ts'
import { presentEvent, presentInvoice, presentSchedule, presentSubscription } from './present.ts'

/** What goes on after the sale: subscriptions, schedules, invoices, events. */
export const running: Handlers = {
  'GET /v1/subscriptions': (ledger, form) => {
    const customer = textOf(form.customer)
    const status = textOf(form.status)
    return Object.values(ledger.state.subscriptions)
      .filter(one => customer === null || one.customer === customer)
      .filter(
        one => status === 'all' || (status === null ? one.status !== 'canceled' : one.status === status),
      )
      .reverse()
      .map(one => presentSubscription(ledger, one))
  },
  'GET /v1/subscriptions/:id': (ledger, _given, id) =>
    presentSubscription(ledger, need(ledger.state.subscriptions, id, 'subscription')),
  'POST /v1/subscriptions/:id': (ledger, form, id) => {
    const subscription = need(ledger.state.subscriptions, id, 'subscription')
    update(ledger, subscription, form)
    return presentSubscription(ledger, subscription)
  },
  'DELETE /v1/subscriptions/:id': (ledger, _given, id) => {
    const subscription = need(ledger.state.subscriptions, id, 'subscription')
    mustRun(subscription)
    endSubscription(ledger, subscription)
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
    if (subscription.cancelAtPeriodEnd) {
      throw new Refusal('You cannot migrate a subscription that is set to cancel at the period end.')
    }
    const schedule: Schedule = {
      id: ledger.id('sub_sched'),
      created: ledger.now(),
      customer: subscription.customer,
      subscription: subscription.id,
      status: 'active',
      phases: [{ price: subscription.price, start: subscription.periodStart, end: subscription.periodEnd }],
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
    schedule.phases = readPhases(ledger, schedule, form)
    ledger.emit('subscription_schedule.updated', schedule.id)
    return presentSchedule(schedule)
  },
  'POST /v1/subscription_schedules/:id/release': (ledger, _given, id) => {
    const schedule = need(ledger.state.schedules, id, 'subscription_schedule')
    mustBeActive(schedule)
    schedule.status = 'released'
    const subscription = need(ledger.state.subscriptions, schedule.subscription, 'subscription')
    subscription.schedule = null
    ledger.emit('subscription_schedule.released', schedule.id)
    ledger.emit('customer.subscription.updated', subscription.id, { schedule: schedule.id })
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

function mustRun(subscription: Subscription): void {
  if (subscription.status === 'canceled') {
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

function update(ledger: Ledger, subscription: Subscription, form: FormTree): void {
  if (subscription.status === 'canceled') {
    throw new Refusal('A canceled subscription can only update its cancellation_details and metadata.')
  }
  subscription.metadata = metadataOf(form.metadata, subscription.metadata)
  const [item] = listOf(form.items).map(treeOf)
  if (item) updateItem(ledger, subscription, item, form)
  const cancel = flagOf(form.cancel_at_period_end)
  if (cancel !== null && cancel !== subscription.cancelAtPeriodEnd) {
    if (subscription.schedule) {
      throw new Refusal(
        `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed.`,
      )
    }
    subscription.cancelAtPeriodEnd = cancel
    subscription.canceledAt = cancel ? ledger.now() : null
    ledger.emit('customer.subscription.updated', subscription.id, { cancel_at_period_end: !cancel })
  }
}

function updateItem(ledger: Ledger, subscription: Subscription, item: FormTree, form: FormTree): void {
  if (textOf(item.id) !== subscription.itemId)
    throw new Refusal('Invalid subscription item', { param: 'items[0][id]' })
  const price = need(ledger.state.prices, textOf(item.price) ?? undefined, 'price', 'items[0][price]')
  if (price.id === subscription.price) return
  changePrice(ledger, subscription, price, {
    at: changeInstant(ledger, subscription, numberOf(form.proration_date)),
    newCycle: textOf(treeOf(form.billing_cycle_anchor).type) === 'now',
    refuseUnpaid: textOf(form.payment_behavior) === 'error_if_incomplete',
  })
}

function changeInstant(ledger: Ledger, subscription: Subscription, requested: number | null): number {
  const at = requested ?? ledger.now()
  if (at < subscription.periodStart || at > subscription.periodEnd) {
    throw new Refusal('Invalid proration_date: it must be within the current period.', {
      param: 'proration_date',
    })
  }
  return at
}

function readPhases(ledger: Ledger, schedule: Schedule, form: FormTree): Phase[] {
  const current = schedule.phases[0]
  let start = current?.start ?? ledger.now()
  return listOf(form.phases).map((value, n) => {
    const phase = treeOf(value)
    const [item] = listOf(phase.items).map(treeOf)
    const price = need(
      ledger.state.prices,
      textOf(item?.price) ?? undefined,
      'price',
      `phases[${n}][items][0][price]`,
    )
    const requested = numberOf(phase.start_date)
    if (requested !== null && requested !== start) {
      throw new Refusal('You can not modify the start date of the current phase.', {
        param: `phases[${n}][start_date]`,
      })
    }
    const duration = textOf(treeOf(phase.duration).interval)
    const end = numberOf(phase.end_date) ?? nextBoundary(start, duration === 'year' ? 'year' : 'month', start)
    if (n === 0 && end < ledger.now()) throw new Refusal('The current phase must end in the future.')
    const made = { price: price.id, start, end }
    start = end
    return made
  })
}

function preview(ledger: Ledger, form: FormTree) {
  const subscription = need(
    ledger.state.subscriptions,
    textOf(form.subscription) ?? undefined,
    'subscription',
    'subscription',
  )
  const details = treeOf(form.subscription_details)
  const [item] = listOf(details.items).map(treeOf)
  const newCycle = textOf(treeOf(details.billing_cycle_anchor).type) === 'now'
  const price = need(ledger.state.prices, textOf(item?.price) ?? subscription.price, 'price')
  const at = changeInstant(ledger, subscription, numberOf(details.proration_date))
  const from = subscription.periodEnd
  const next = upcomingPrice(ledger, subscription, item ? price.id : null)
  const bill = newCycle
    ? billChange(ledger, subscription, price, at)
    : billPeriod(ledger, subscription, next, from, nextBoundary(subscription.anchor, next.interval, from))
  const invoice: Invoice = {
    ...bill,
    id: `in_preview${subscription.id.slice(4)}`,
    created: newCycle ? at : from,
    number: '',
    customer: subscription.customer,
    subscription: subscription.id,
    reason: newCycle ? 'subscription_update' : 'subscription_cycle',
    status: 'open',
    attempts: 0,
    nextAttempt: from,
    paidAt: null,
  }
  return { ...presentInvoice(ledger, invoice), status: 'draft' }
}

function upcomingPrice(ledger: Ledger, subscription: Subscription, requested: string | null) {
  const schedule = subscription.schedule === null ? undefined : ledger.state.schedules[subscription.schedule]
  const planned = schedule?.phases.find(phase => phase.start === subscription.periodEnd)
  return need(ledger.state.prices, requested ?? planned?.price ?? subscription.price, 'price')
}

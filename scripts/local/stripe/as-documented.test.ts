import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pressCheckout } from './pages/checkout.ts'
import { pressInvoice } from './pages/invoice.ts'
import { pressPortal } from './pages/portal.ts'
import { openStripeStandIn, type StripeStandIn } from './stand-in.ts'

/** One test for each row of README.md. */
let standIn: StripeStandIn
let stripe: Stripe
const price = { low: '', middle: '', high: '', yearly: '' }
let configuration = ''

beforeAll(async () => {
  standIn = await openStripeStandIn({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', webhookUrl: null })
  const { hostname, port } = new URL(standIn.url)
  stripe = new Stripe('sk_test_x', { host: hostname, port, protocol: 'http', telemetry: false })
  const { id: product } = await stripe.products.create({ name: 'Plan' })
  const sell = async (unit_amount: number, interval: 'month' | 'year') =>
    (await stripe.prices.create({ product, currency: 'gbp', unit_amount, recurring: { interval } })).id
  price.low = await sell(1000, 'month')
  price.middle = await sell(2000, 'month')
  price.high = await sell(4000, 'month')
  price.yearly = await sell(9000, 'year')
})
afterAll(() => standIn.close())

const press = (id: string, act: string) => pressCheckout(standIn.ledger, id, new URLSearchParams({ act }))

async function checkout(input: { price: string; coupon?: Stripe.CouponCreateParams; trialDays?: number }) {
  const customer = (await stripe.customers.create({ email: 'baker@example.test' })).id
  const coupon = input.coupon && (await stripe.coupons.create({ percent_off: 50, ...input.coupon })).id
  const code = coupon && (await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon } })).id
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: input.price, quantity: 1 }],
    ...(code ? { discounts: [{ promotion_code: code }] } : {}),
    ...(input.trialDays
      ? {
          payment_method_collection: 'if_required' as const,
          subscription_data: {
            trial_period_days: input.trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
          },
        }
      : {}),
    success_url: 'http://localhost/done',
  })
  return { customer, session: session.id }
}

async function subscribe(input: Parameters<typeof checkout>[0], act = 'pay') {
  const { customer, session } = await checkout(input)
  press(session, act)
  const [subscription] = (await stripe.subscriptions.list({ customer, status: 'all' })).data
  const item = subscription?.items.data[0]
  if (!subscription || !item) throw new Error('nothing was sold')
  return { customer, session, id: subscription.id, item: item.id }
}

const read = (id: string) => stripe.subscriptions.retrieve(id)
const priceOf = async (id: string) => (await read(id)).items.data[0]?.price.id
const billed = async (customer: string) =>
  (await stripe.invoices.list({ customer, limit: 100 })).data.map(one => one.amount_due).toReversed()

async function portalOf(customer: string, allows: Stripe.BillingPortal.ConfigurationCreateParams.Features) {
  configuration = (await stripe.billingPortal.configurations.create({ features: allows })).id
  const session = await stripe.billingPortal.sessions.create({ customer, configuration, return_url: '/' })
  return (button: Record<string, string>) =>
    pressPortal(standIn.ledger, session.id, new URLSearchParams(button))
}
const EVERYTHING = {
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
}

async function plan(id: string, next: string, extra: { discount?: string } = {}) {
  const { schedule } = await read(id)
  const made = schedule
    ? await stripe.subscriptionSchedules.retrieve(String(schedule))
    : await stripe.subscriptionSchedules.create({ from_subscription: id })
  const current = made.phases.find(phase => phase.start_date === made.current_phase?.start_date)
  const running = await priceOf(id)
  if (!current || !running) throw new Error('no phase is running')
  const discounts = extra.discount ? { discounts: [{ discount: extra.discount }] } : {}
  return stripe.subscriptionSchedules.update(made.id, {
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: running }],
        start_date: current.start_date,
        end_date: current.end_date,
        ...discounts,
      },
      { items: [{ price: next }], duration: { interval: 'month' }, ...discounts },
    ],
  })
}

describe('schedules', () => {
  it('stay active through their last phase, keep the past one first, and then let go', async () => {
    const { id, customer } = await subscribe({ price: price.high })
    const { id: scheduleId } = await plan(id, price.middle)
    standIn.advance(32)
    const schedule = await stripe.subscriptionSchedules.retrieve(scheduleId)
    expect(schedule.status).toBe('active')
    expect(schedule.phases.map(phase => phase.items[0]?.price)).toEqual([price.high, price.middle])
    expect(schedule.current_phase?.start_date).toBe(schedule.phases[1]?.start_date)
    standIn.advance(31)
    expect((await stripe.subscriptionSchedules.retrieve(scheduleId)).status).toBe('released')
    expect(await read(id)).toMatchObject({ status: 'active', schedule: null })
    expect(await billed(customer)).toEqual([4000, 2000, 2000])
  })

  it('make the phase that is running by then take hold at once, without giving anything back', async () => {
    const { id, customer } = await subscribe({ price: price.high })
    const { id: scheduleId } = await plan(id, price.middle)
    standIn.advance(32)
    const { phases } = await stripe.subscriptionSchedules.retrieve(scheduleId)
    const [past] = phases
    if (!past) throw new Error('no phase')
    await stripe.subscriptionSchedules.update(scheduleId, {
      proration_behavior: 'none',
      phases: [
        { items: [{ price: price.high }], start_date: past.start_date, end_date: past.end_date },
        { items: [{ price: price.low }], duration: { interval: 'month' } },
      ],
    })
    expect(await priceOf(id)).toBe(price.low)
    expect(await billed(customer)).toEqual([4000, 2000])
  })

  it('take the discount of a subscription whose phases have none, and keep one that they name', async () => {
    const coupon = { duration: 'forever' as const }
    const lost = await subscribe({ price: price.high, coupon })
    await plan(lost.id, price.low)
    expect((await read(lost.id)).discounts).toEqual([])
    const kept = await subscribe({ price: price.high, coupon })
    const [discount] = (await read(kept.id)).discounts
    await plan(kept.id, price.low, { discount: String(discount) })
    standIn.advance(32)
    expect((await read(kept.id)).discounts).toEqual([discount])
    expect(await billed(lost.customer)).toEqual([2000, 1000])
    expect(await billed(kept.customer)).toEqual([2000, 500])
  })

  it('own the end of their subscription', async () => {
    const { id } = await subscribe({ price: price.high })
    await plan(id, price.low)
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(/managed/)
    await expect(stripe.subscriptions.update(id, { cancel_at: 'min_period_end' })).rejects.toThrow(/managed/)
  })
})

describe('coupons', () => {
  it.each([
    ['once', { duration: 'once' as const }, [2000, 4000, 4000, 4000]],
    ['repeating', { duration: 'repeating' as const, duration_in_months: 2 }, [2000, 2000, 4000, 4000]],
    ['forever', { duration: 'forever' as const }, [2000, 2000, 2000, 2000]],
  ])('%s', async (_name, coupon, sums) => {
    const { id, customer } = await subscribe({ price: price.high, coupon })
    expect((await read(id)).discounts).toHaveLength(coupon.duration === 'once' ? 0 : 1)
    for (let month = 0; month < 3; month += 1) standIn.advance(31)
    expect(await billed(customer)).toEqual(sums)
  })

  it('once is kept through a trial, whose invoice it takes nothing off', async () => {
    const { id, customer } = await subscribe({
      price: price.high,
      coupon: { duration: 'once' },
      trialDays: 7,
    })
    const [discount] = (await read(id)).discounts
    expect((await stripe.subscriptions.retrieve(id, { expand: ['discounts'] })).discounts[0]).toMatchObject({
      id: discount,
      end: null,
    })
    standIn.advance(8)
    expect(await billed(customer)).toEqual([0, 2000])
  })
})

it('a card is the customer’s, and changing it is told', async () => {
  const { id, customer } = await subscribe({ price: price.high, trialDays: 7 }, 'trial')
  const defaultCard = async () => {
    const found = await stripe.customers.retrieve(customer)
    return found.deleted ? null : found.invoice_settings.default_payment_method
  }
  expect(await defaultCard()).toBeNull()
  const portal = await portalOf(customer, EVERYTHING)
  portal({ card: 'works' })
  expect(await defaultCard()).toMatch(/^pm_/)
  expect((await read(id)).default_payment_method).toBeNull()
  expect(
    (await stripe.events.list({ type: 'customer.updated', limit: 1 })).data[0]?.data.object,
  ).toMatchObject({
    id: customer,
  })
})

describe('an end', () => {
  it('that the portal sets is a date, and is not undone by cancel_at_period_end', async () => {
    const { id, customer } = await subscribe({ price: price.high })
    const portal = await portalOf(customer, EVERYTHING)
    portal({ cancel: id })
    const ending = await read(id)
    expect(ending.billing_mode.type).toBe('flexible')
    expect(ending.cancel_at_period_end).toBe(false)
    expect(ending.cancel_at).toBe(ending.items.data[0]?.current_period_end)
    await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    expect((await read(id)).cancel_at).toBe(ending.cancel_at)
    await expect(stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
      code: 'invoice_upcoming_none',
    })
    await stripe.subscriptions.update(id, { cancel_at: '' })
    expect((await read(id)).cancel_at).toBeNull()
    portal({ cancel: id })
    standIn.advance(32)
    expect((await read(id)).status).toBe('canceled')
    expect(await billed(customer)).toEqual([4000])
  })

  it('gives what is left as credit where it is asked for, less the discount, paid or not', async () => {
    const half = { coupon: { duration: 'forever' as const } }
    const [paid, unpaid] = [
      await subscribe({ price: price.high, ...half }),
      await subscribe({ price: price.high }),
    ]
    ;(await portalOf(unpaid.customer, EVERYTHING))({ card: 'fails' })
    const balanceOf = async (id: string) => {
      const found = await stripe.customers.retrieve(id)
      return found.deleted ? null : found.balance
    }
    standIn.advance(10)
    const { items } = await read(paid.id)
    const { current_period_start: start = 0, current_period_end: end = 0 } = items.data[0] ?? {}
    const ended = await stripe.subscriptions.cancel(paid.id, { prorate: true, invoice_now: true })
    const left = (end - (ended.ended_at ?? 0)) / (end - start)
    expect(await balanceOf(paid.customer)).toBe(-Math.round(2000 * left))
    const invoice = await stripe.invoices.retrieve(String(ended.latest_invoice))
    expect(invoice).toMatchObject({ amount_due: 0, total: -Math.round(2000 * left), status: 'paid' })
    standIn.advance(22)
    expect((await read(unpaid.id)).status).toBe('past_due')
    await stripe.subscriptions.cancel(unpaid.id, { prorate: true, invoice_now: true })
    expect(await balanceOf(unpaid.customer)).toBeLessThan(-3000)
  })

  it('is set in one way at a time', async () => {
    const { id } = await subscribe({ price: price.high })
    await expect(
      stripe.subscriptions.update(id, { cancel_at: '', cancel_at_period_end: true }),
    ).rejects.toThrow(/only specify one/)
  })
})

describe('3-D Secure', () => {
  it('leaves a first payment incomplete until it is confirmed', async () => {
    const { id, session } = await subscribe({ price: price.high }, 'ask')
    expect((await read(id)).status).toBe('incomplete')
    expect((await stripe.checkout.sessions.retrieve(session)).status).toBe('open')
    expect(press(session, 'confirm').location).toBe('http://localhost/done')
    expect((await read(id)).status).toBe('active')
    expect((await stripe.checkout.sessions.retrieve(session)).status).toBe('complete')
  })

  it('gives a first payment up after 23 hours', async () => {
    const { id, customer } = await subscribe({ price: price.high }, 'ask')
    standIn.advance(22.9 / 24)
    expect((await read(id)).status).toBe('incomplete')
    standIn.advance(0.2 / 24)
    expect((await read(id)).status).toBe('incomplete_expired')
    expect((await stripe.invoices.list({ customer })).data.map(one => one.status)).toEqual(['void'])
    expect((await stripe.subscriptions.list({ customer, status: 'ended' })).data).toHaveLength(1)
  })

  const upgrade = (id: string, item: string, unpaid: 'error_if_incomplete' | 'pending_if_incomplete') =>
    stripe.subscriptions.update(id, {
      items: [{ id: item, price: price.high }],
      proration_behavior: 'always_invoice',
      billing_cycle_anchor: { type: 'now' },
      payment_behavior: unpaid,
    })

  it('refuses a change that has to be paid at once, and changes nothing', async () => {
    const { id, item, customer } = await subscribe({ price: price.low })
    ;(await portalOf(customer, EVERYTHING))({ card: 'asks' })
    await expect(upgrade(id, item, 'error_if_incomplete')).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'subscription_payment_intent_requires_action',
    })
    expect(await priceOf(id)).toBe(price.low)
    expect(await billed(customer)).toEqual([1000])
  })

  it('lets a change wait, which is made when its invoice is confirmed on the hosted page', async () => {
    const { id, item, customer } = await subscribe({ price: price.low })
    ;(await portalOf(customer, EVERYTHING))({ card: 'asks' })
    const waiting = await upgrade(id, item, 'pending_if_incomplete')
    expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(price.high)
    expect(await priceOf(id)).toBe(price.low)
    const invoice = await stripe.invoices.retrieve(String(waiting.latest_invoice))
    expect(invoice.hosted_invoice_url).toBe(`${standIn.url}/i/${invoice.id}`)
    pressInvoice(standIn.ledger, String(invoice.id), new URLSearchParams({ act: 'confirm' }))
    expect(await priceOf(id)).toBe(price.high)
    expect((await read(id)).pending_update).toBeNull()
  })

  it('lets a change wait beside a schedule, until its next phase begins', async () => {
    const { id, item, customer } = await subscribe({ price: price.middle })
    await plan(id, price.low)
    standIn.advance(30)
    ;(await portalOf(customer, EVERYTHING))({ card: 'asks' })
    const { latest_invoice, schedule, pending_update } = await upgrade(id, item, 'pending_if_incomplete')
    expect([schedule, pending_update]).toEqual([expect.stringMatching(/^sub_sched_/), expect.anything()])
    standIn.advance(2)
    expect(await read(id)).toMatchObject({ pending_update: null, schedule })
    expect(await priceOf(id)).toBe(price.low)
    expect((await stripe.invoices.retrieve(String(latest_invoice))).status).not.toBe('paid')
  })

  it('forgets a change that waited for 23 hours, and takes nothing beside the change', async () => {
    const { id, item, customer } = await subscribe({ price: price.low })
    ;(await portalOf(customer, EVERYTHING))({ card: 'asks' })
    await upgrade(id, item, 'pending_if_incomplete')
    standIn.advance(1)
    expect((await read(id)).pending_update).toBeNull()
    expect(await priceOf(id)).toBe(price.low)
    await expect(
      stripe.subscriptions.update(id, {
        cancel_at_period_end: false,
        payment_behavior: 'pending_if_incomplete',
      }),
    ).rejects.toMatchObject({ param: 'cancel_at_period_end' })
  })

  it('takes a change back whose invoice is voided', async () => {
    const { id, item, customer } = await subscribe({ price: price.low })
    ;(await portalOf(customer, EVERYTHING))({ card: 'asks' })
    const { latest_invoice } = await upgrade(id, item, 'pending_if_incomplete')
    expect((await stripe.invoices.voidInvoice(String(latest_invoice))).status).toBe('void')
    expect((await read(id)).pending_update).toBeNull()
    pressInvoice(standIn.ledger, String(latest_invoice), new URLSearchParams({ act: 'confirm' }))
    expect(await priceOf(id)).toBe(price.low)
    await expect(stripe.invoices.voidInvoice(String(latest_invoice))).rejects.toThrow(/void/)
  })

  it('at a renewal makes it past due, until it is confirmed', async () => {
    const { id, customer } = await subscribe({ price: price.low })
    ;(await portalOf(customer, EVERYTHING))({ card: 'asks' })
    standIn.advance(32)
    const { status, latest_invoice } = await read(id)
    expect(status).toBe('past_due')
    pressInvoice(standIn.ledger, String(latest_invoice), new URLSearchParams({ act: 'confirm' }))
    expect((await read(id)).status).toBe('active')
  })
})

it('an invoice is paid with a card that is attached and not the default', async () => {
  const { id, item, customer } = await subscribe({ price: price.low })
  const attach = async (card: string) => (await stripe.paymentMethods.attach(card, { customer })).id
  const asks = await attach('pm_card_authenticationRequired')
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: asks } })
  const { latest_invoice } = await stripe.subscriptions.update(id, {
    items: [{ id: item, price: price.high }],
    proration_behavior: 'always_invoice',
    billing_cycle_anchor: { type: 'now' },
    payment_behavior: 'pending_if_incomplete',
  })
  const fails = await attach('pm_card_chargeCustomerFail')
  await expect(stripe.invoices.pay(String(latest_invoice), { payment_method: fails })).rejects.toMatchObject({
    code: 'card_declined',
    statusCode: 402,
  })
  const works = await attach('pm_card_visa')
  expect((await stripe.invoices.pay(String(latest_invoice), { payment_method: works })).status).toBe('paid')
  expect(await priceOf(id)).toBe(price.high)
  expect(await stripe.customers.retrieve(customer)).toMatchObject({
    invoice_settings: { default_payment_method: asks },
  })
})

it('a test clock moves the time of its customers, and takes them with it', async () => {
  const frozen_time = Math.floor(Date.now() / 1000)
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time })
  const customer = await stripe.customers.create({ test_clock: clock.id })
  const card = (await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })).id
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: card } })
  const { id, status } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.low }],
    trial_period_days: 7,
  })
  expect(status).toBe('trialing')
  const day = 86_400
  const moved = await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: frozen_time + 8 * day })
  expect(moved).toMatchObject({ status: 'ready', frozen_time: frozen_time + 8 * day })
  expect((await read(id)).status).toBe('active')
  expect(await billed(customer.id)).toEqual([0, 1000])
  await expect(stripe.testHelpers.testClocks.advance(clock.id, { frozen_time })).rejects.toThrow(/after/)
  await stripe.testHelpers.testClocks.del(clock.id)
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
  expect((await read(id)).status).toBe('canceled')
})

describe('the portal', () => {
  it('has no default configuration until somebody saves one', async () => {
    const { customer } = await subscribe({ price: price.low })
    await expect(stripe.billingPortal.sessions.create({ customer, return_url: '/' })).rejects.toThrow(
      /No configuration provided/,
    )
  })

  it('does what its configuration allows, and nothing else', async () => {
    const { id, customer } = await subscribe({ price: price.low })
    const portal = await portalOf(customer, { invoice_history: { enabled: true } })
    portal({ cancel: id })
    portal({ card: 'fails' })
    expect(await read(id)).toMatchObject({ cancel_at: null, cancel_at_period_end: false })
    standIn.advance(32)
    expect((await read(id)).status).toBe('active')
  })
})

it('a price has the metadata that it was given, and none of ours', async () => {
  expect((await stripe.prices.retrieve(price.low)).metadata).toEqual({})
})

describe('a customer who is deleted', () => {
  it('is shown as deleted, and what they subscribed to ends with them', async () => {
    const { id, customer } = await subscribe({ price: price.low })
    const open = await checkout({ price: price.low })
    expect(await stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true })
    expect(await stripe.customers.retrieve(customer)).toEqual({
      id: customer,
      object: 'customer',
      deleted: true,
    })
    expect((await read(id)).status).toBe('canceled')
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
    await expect(stripe.customers.del(customer)).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(
      stripe.billingPortal.sessions.create({ customer, configuration, return_url: '/' }),
    ).rejects.toMatchObject({ code: 'resource_missing', statusCode: 400 })
    await stripe.customers.del(open.customer)
    expect(press(open.session, 'pay').location).toBeUndefined()
  })

  it('is not one that never was', async () => {
    await expect(stripe.subscriptions.list({ customer: 'cus_nobody' })).rejects.toMatchObject({
      code: 'resource_missing',
    })
  })
})

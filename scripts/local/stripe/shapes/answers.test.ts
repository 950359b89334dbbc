import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pressCheckout } from '../pages/checkout.ts'
import { openStripeStandIn, type StripeStandIn } from '../stand-in.ts'

const { resources } = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures.json'), 'utf8')) as {
  resources: Record<string, unknown>
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Maps whose names are the sender's own, so that an example says nothing of them. */
const FREE = new Set(['metadata', 'previous_attributes'])
/** Fields that Stripe's types have and its example of an invoice's line leaves out. */
const OPTIONAL = new Set(['price_details'])

/**
 * Where an answer has another shape than Stripe's published example of its kind: a field too many or too few, or a
 * value of another type. Nothing and an id for an object that was not asked for fit everywhere, as they do at Stripe.
 */
function differences(answer: unknown, form: unknown, path: string): string[] {
  if (answer === null || form === null) return []
  const kind = isFields(answer) ? answer.object : undefined
  const example = typeof kind === 'string' && kind in resources ? resources[kind] : form
  if (typeof answer === 'string' && isFields(example) && 'id' in example) return []
  if (Array.isArray(answer) && Array.isArray(example))
    return example.length === 0
      ? []
      : answer.flatMap((item, n) => differences(item, example[0], `${path}[${n}]`))
  if (isFields(answer) && isFields(example)) {
    const missing = Object.keys(example).filter(name => !Object.hasOwn(answer, name))
    return [
      ...missing.map(name => `${path}.${name} is missing`),
      ...Object.entries(answer).flatMap(([name, value]) => {
        if (FREE.has(name)) return []
        if (OPTIONAL.has(name) && !Object.hasOwn(example, name)) return []
        if (Object.hasOwn(example, name)) return differences(value, example[name], `${path}.${name}`)
        return [`${path}.${name} is not Stripe's`]
      }),
    ]
  }
  return typeof answer === typeof example && Array.isArray(answer) === Array.isArray(example)
    ? []
    : [`${path} is of another type`]
}

let standIn: StripeStandIn
let stripe: Stripe

beforeAll(async () => {
  standIn = await openStripeStandIn({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', webhookUrl: null })
  const { hostname, port } = new URL(standIn.url)
  stripe = new Stripe('sk_test_x', { host: hostname, port, protocol: 'http', telemetry: false })
})
afterAll(() => standIn.close())

it('every answer of a whole life has the shape of the published examples', async () => {
  const seen: Fields[] = []
  const keep = <Answer extends object>(answer: Answer): Answer => {
    seen.push(JSON.parse(JSON.stringify(answer)) as Fields)
    return answer
  }
  const product = keep(await stripe.products.create({ name: 'Pro' }))
  const price = (amount: number) =>
    stripe.prices.create({
      product: product.id,
      currency: 'gbp',
      unit_amount: amount,
      recurring: { interval: 'month' },
      lookup_key: `at_${amount}`,
    })
  const [low, high] = [keep(await price(1900)), keep(await price(2900))]
  const coupon = keep(await stripe.coupons.create({ percent_off: 20, duration: 'once' }))
  const code = keep(
    await stripe.promotionCodes.create({ code: 'SPRING', promotion: { type: 'coupon', coupon: coupon.id } }),
  )
  const customer = keep(await stripe.customers.create({ email: 'baker@example.test' }))
  const session = keep(
    await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: high.id, quantity: 1 }],
      discounts: [{ promotion_code: code.id }],
      success_url: 'http://localhost/checkout-success',
    }),
  )
  pressCheckout(standIn.ledger, session.id, new URLSearchParams({ act: 'pay' }))
  const paid = keep(await stripe.checkout.sessions.retrieve(session.id))
  const id = String(paid.subscription)
  const subscription = keep(await stripe.subscriptions.retrieve(id))
  const item = subscription.items.data[0]
  if (!item) throw new Error('the subscription holds nothing')
  keep(await stripe.subscriptions.update(id, { cancel_at_period_end: true }))
  keep(await stripe.subscriptions.update(id, { cancel_at_period_end: false }))
  const schedule = keep(await stripe.subscriptionSchedules.create({ from_subscription: id }))
  const [phase] = schedule.phases
  if (!phase) throw new Error('the schedule has no phase')
  keep(
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        { items: [{ price: high.id, quantity: 1 }], start_date: phase.start_date, end_date: phase.end_date },
        { items: [{ price: low.id, quantity: 1 }], start_date: phase.end_date },
      ],
    }),
  )
  keep(await stripe.subscriptionSchedules.release(schedule.id))
  keep(
    await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { items: [{ id: item.id, price: low.id }] },
    }),
  )
  const { id: configuration } = await stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true } },
  })
  keep(
    await stripe.billingPortal.sessions.create({
      customer: customer.id,
      configuration,
      return_url: 'http://localhost/manage-your-subscription',
    }),
  )
  standIn.advance(40)
  keep(await stripe.subscriptions.cancel(id))
  for (const { data } of [
    await stripe.products.list(),
    await stripe.prices.list(),
    await stripe.promotionCodes.list(),
    await stripe.subscriptions.list({ customer: customer.id, status: 'all' }),
    await stripe.invoices.list({ customer: customer.id }),
    await stripe.events.list({ limit: 100 }),
  ])
    for (const one of data) keep(one)

  expect(new Set(seen.map(answer => answer.object))).toEqual(
    new Set([
      'product',
      'price',
      'coupon',
      'promotion_code',
      'customer',
      'checkout.session',
      'subscription',
      'subscription_schedule',
      'invoice',
      'billing_portal.session',
      'event',
    ]),
  )
  const wrong = seen.flatMap(answer =>
    differences(answer, resources[String(answer.object)], String(answer.object)),
  )
  expect([...new Set(wrong)]).toEqual([])
})

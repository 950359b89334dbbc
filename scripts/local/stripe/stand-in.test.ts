import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMonths, nextBoundary } from './books/calendar.ts'
import { openStripeStandIn, type StripeStandIn } from './stand-in.ts'

let standIn: StripeStandIn
let stripe: Stripe

beforeAll(async () => {
  standIn = await openStripeStandIn({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', webhookUrl: null })
  const { hostname, port } = new URL(standIn.url)
  stripe = new Stripe('sk_test_x', {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
})
afterAll(() => standIn.close())

async function call(path: string, body: string, key = 'sk_test_x') {
  const response = await fetch(`${standIn.url}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  })
  return {
    status: response.status,
    body: (await response.json()) as { error?: { code?: string; param?: string } },
  }
}

describe('the stand-in is as strict as Stripe', () => {
  it.each([
    ['/v1/customers', 'nickname=x', 'parameter_unknown', 'nickname'],
    ['/v1/customers', 'invoice_settings[colour]=red', 'parameter_unknown', 'invoice_settings[colour]'],
    ['/v1/checkout/sessions', 'mode=rental', 'parameter_invalid', 'mode'],
    ['/v1/checkout/sessions', 'line_items[0][amount]=100', 'parameter_unknown', 'line_items[0][amount]'],
    ['/v1/products', 'description=x', 'parameter_missing', 'name'],
    ['/v1/prices', 'currency=gbp&unit_amount=abc', 'parameter_invalid', 'unit_amount'],
    ['/v1/subscriptions/sub_1', 'cancel_at_period_end=maybe', 'parameter_invalid', 'cancel_at_period_end'],
  ])('%s with %s is refused: %s', async (path, body, code, param) => {
    const answer = await call(path, body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toMatchObject({ code, param })
  })

  it('refuses a wrong key and an address it does not know', async () => {
    expect((await call('/v1/customers', '', 'sk_test_other')).status).toBe(401)
    expect((await call('/v1/payouts', '')).status).toBe(404)
  })

  it('gives the first answer again for the same key, and refuses the key with other parameters', async () => {
    const options = { idempotencyKey: 'once' }
    const first = await stripe.customers.create({ email: 'a@example.test' }, options)
    expect((await stripe.customers.create({ email: 'a@example.test' }, options)).id).toBe(first.id)
    await expect(stripe.customers.create({ email: 'b@example.test' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  it('says that nothing real happens, on each page', async () => {
    for (const path of ['/', '/c/pay/cs_test_none', '/p/session/none'])
      expect(await (await fetch(standIn.url + path)).text()).toContain('Nothing real happens')
  })
})

describe('the calendar of cycles', () => {
  const at = (text: string) => Date.parse(text) / 1000
  it('keeps the 31st across shorter months', () => {
    const anchor = at('2027-01-31T10:00:00Z')
    expect(addMonths(anchor, 1)).toBe(at('2027-02-28T10:00:00Z'))
    expect(addMonths(anchor, 2)).toBe(at('2027-03-31T10:00:00Z'))
    expect(nextBoundary(anchor, 'month', at('2027-02-28T10:00:00Z'))).toBe(at('2027-03-31T10:00:00Z'))
    expect(nextBoundary(at('2028-02-29T10:00:00Z'), 'year', at('2028-02-29T10:00:00Z'))).toBe(
      at('2029-02-28T10:00:00Z'),
    )
  })
})

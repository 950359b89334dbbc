import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { openNetwork } from '#tests/support/network.ts'
import { connectStripe } from './client.ts'
import { listInvoices } from './invoices.ts'

const BASE = 'http://stripe.test'
const server = openNetwork('error')

async function ask() {
  const connection = await connectStripe({ secretKey: 'sk_test_outage', webhookSecret: null, apiBase: BASE })
  if (!connection) throw new Error('there is a key, so there is a connection')
  return listInvoices(connection, 'cus_1')
}

describe('when Stripe has trouble', () => {
  it('is asked once more, and then it is called unavailable', async () => {
    let requests = 0
    server.use(
      http.get(`${BASE}/v1/invoices`, () => {
        requests += 1
        return HttpResponse.json({ error: { type: 'api_error', message: 'try later' } }, { status: 500 })
      }),
    )
    await expect(ask()).rejects.toMatchObject({ name: 'StripeFailure', reason: 'unavailable' })
    expect(requests).toBe(2)
  })

  it('is believed at the second answer', async () => {
    let requests = 0
    server.use(
      http.get(`${BASE}/v1/invoices`, () => {
        requests += 1
        if (requests === 1) return HttpResponse.json({ error: { type: 'api_error' } }, { status: 503 })
        return HttpResponse.json({ object: 'list', data: [], has_more: false, url: '/v1/invoices' })
      }),
    )
    expect(await ask()).toEqual([])
  })

  it('is called unavailable when the line is dead', async () => {
    server.use(http.get(`${BASE}/v1/invoices`, () => HttpResponse.error()))
    await expect(ask()).rejects.toMatchObject({ reason: 'unavailable' })
  })

  it('is called unavailable when something in between answers for it', async () => {
    for (const body of [{}, { message: 'Bad gateway' }]) {
      server.use(http.get(`${BASE}/v1/invoices`, () => HttpResponse.json(body, { status: 502 })))
      await expect(ask()).rejects.toMatchObject({ name: 'StripeFailure', reason: 'unavailable' })
    }
  })

  it('is told apart from a customer it does not know, and from a key it refuses', async () => {
    const answer = (status: number, error: object) =>
      server.use(http.get(`${BASE}/v1/invoices`, () => HttpResponse.json({ error }, { status })))
    answer(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' })
    await expect(ask()).rejects.toMatchObject({ reason: 'missing' })
    answer(401, { type: 'invalid_request_error', message: 'Invalid API Key' })
    await expect(ask()).rejects.toMatchObject({ reason: 'refused' })
  })
})

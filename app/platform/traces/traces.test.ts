import { createServer, get, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testConfig } from '#tests/support/workspace-context.ts'
import { inSpan } from './in-span.ts'
import { startTracing } from './start-tracing.ts'

const KEY = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const sent: string[] = []
const listener: RequestListener = (request, response) => {
  const pieces: Buffer[] = []
  request.on('data', piece => pieces.push(piece))
  request.on('end', () => {
    if (request.url === '/v1/traces') sent.push(Buffer.concat(pieces).toString())
    response.end('{}')
  })
}
/** The collector, and a service that we ask; both at one address would hide whether the collector is traced. */
const [collector, service] = [createServer(listener), createServer(listener)]
const portOf = (server: Server) => (server.address() as AddressInfo).port
const addressOf = (server: Server) => `http://127.0.0.1:${portOf(server)}`

beforeAll(() =>
  Promise.all(
    [collector, service].map(server => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))),
  ),
)
afterAll(() => {
  for (const server of [collector, service]) server.close()
})

it('costs nothing and changes nothing while nobody collects', async () => {
  expect(await inSpan('job x', {}, async () => 4)).toBe(4)
  await expect(inSpan('job x', {}, () => Promise.reject(new TypeError('no')))).rejects.toThrow('no')
})

it('calls of a job are beneath it, without paths and without names that the operator did not choose', async () => {
  const config = testConfig()
  const openai = {
    apiKey: KEY,
    baseUrl: `http://localhost:${portOf(service)}/v1`,
    model: 'm',
    transcriptionModel: 't',
  }
  const tracing = startTracing({ ...config, openai }, { endpoint: addressOf(collector), share: 1 })
  await inSpan('job watch.poll', {}, async () => {
    await (await fetch(`${addressOf(service)}/${KEY}?token=${KEY}`)).text()
    await new Promise<void>(resolve =>
      get(`${addressOf(service)}/${KEY}`, answer => answer.resume().on('end', resolve)),
    )
    await (await fetch(`${openai.baseUrl}/responses`, { method: 'POST' })).text()
  })
  await inSpan('job mail.send', {}, () => Promise.reject(new TypeError(`cannot send to ${KEY}`))).catch(
    () => {},
  )
  await tracing.close()
  const spans = sent
    .flatMap(body => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
  const facts = (span: { attributes: { key: string; value: Record<string, unknown> }[] }) =>
    Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
  const [job] = spans.filter(({ name }) => name === 'job watch.poll')
  const calls = spans.filter(({ parentSpanId }) => parentSpanId === job.spanId)
  expect(calls.map(facts)).toEqual([
    { 'http.request.method': 'GET', 'server.address': 'other', 'http.response.status_code': 200 },
    { 'http.request.method': 'GET', 'server.address': 'other', 'http.response.status_code': 200 },
    { 'http.request.method': 'POST', 'server.address': 'localhost', 'http.response.status_code': 200 },
  ])
  const [failed] = spans.filter(({ name }) => name === 'job mail.send')
  expect(facts(failed)).toEqual({ 'error.type': 'TypeError' })
  expect(spans).toHaveLength(5)
  expect(sent.join('')).not.toContain(KEY)
})

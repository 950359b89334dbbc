import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'playwright/test'
import { openAdminDatabase } from '#db/admin.ts'
import { migrate } from '#db/migrate.ts'
import { startPostgresServer } from '#scripts/local/postgres-server.ts'
import { openMailSink } from '#scripts/measure/harness/load/mail-sink.ts'
import { startServing, stopServing } from '../fixtures/serving.ts'

interface Sent {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
}

/** Takes what is sent to a collector of OpenTelemetry, as JSON over HTTP. */
async function openCollector(): Promise<{ server: Server; url: string; spans(): Sent[]; text(): string }> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', piece => pieces.push(piece))
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(pieces).toString())
      response.setHeader('Content-Type', 'application/json').end('{}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    text: () => bodies.join(''),
    spans: () =>
      bodies
        .flatMap(body => JSON.parse(body).resourceSpans as { scopeSpans: { spans: Sent[] }[] }[])
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  }
}

const KEY = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'

test('a collector gets requests and jobs with their statements, and nothing of anybody', async () => {
  test.setTimeout(120_000)
  const postgres = await startPostgresServer()
  test.skip(!postgres.ok, postgres.ok ? '' : postgres.reason)
  if (!postgres.ok) return
  const url = `postgres://postgres@127.0.0.1:${postgres.port}/postgres`
  const db = openAdminDatabase({ url, adminUrl: url })
  await migrate(db)
  const [collector, mails] = await Promise.all([openCollector(), openMailSink({ delayMs: 0 })])
  const app = await startServing([], url, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    SMTP_URL: mails.url,
  })
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${app.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: app.url },
      body: new URLSearchParams(fields),
    })
  try {
    await post('/signup', {
      name: 'Canary Name',
      email: 'canary@example.test',
      password: 'Canary-Password-9',
      confirmPassword: 'Canary-Password-9',
      terms: 'on',
    })
    await fetch(`${app.url}/shared/${KEY}?token=${KEY}`)
    await post('/auth', { email: 'canary@example.test', password: 'Canary-Wrong-9' })

    const child = (parent: string, under: string) => {
      const spans = collector.spans()
      const above = spans.filter(({ name }) => name === parent)
      return spans.find(
        ({ name, traceId, parentSpanId }) =>
          name === under && above.some(span => span.spanId === parentSpanId && span.traceId === traceId),
      )
    }
    await expect.poll(() => child('POST /signup', 'insert'), { timeout: 20_000 }).toBeDefined()
    await expect.poll(() => child('GET /shared/:token', 'select'), { timeout: 20_000 }).toBeDefined()
    await expect.poll(() => child('job mail.send', 'update'), { timeout: 20_000 }).toBeDefined()
    const insert = child('POST /signup', 'insert')
    const facts = Object.fromEntries(
      insert?.attributes.map(({ key, value }) => [key, value.stringValue]) ?? [],
    )
    expect(facts['db.query.text']).toMatch(/^insert into .*\$1/)
    const [request] = collector.spans().filter(({ name }) => name === 'POST /signup')
    expect(request?.parentSpanId ?? '').toBe('')
    expect(request?.attributes.map(({ key }) => key).sort()).toEqual([
      'brandhearth.request_id',
      'http.request.method',
      'http.response.status_code',
      'http.route',
    ])
  } finally {
    expect(await stopServing(app)).toBe(0)
    await Promise.all([db.close(), mails.close()])
    collector.server.close()
    await postgres.stop()
  }
  for (const canary of ['Canary', 'canary@', KEY, 'example.test', '127.0.0.1:'])
    expect(collector.text(), canary).not.toContain(canary)
})

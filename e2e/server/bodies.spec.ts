import { request } from 'node:http'
import { connect } from 'node:net'
import { startAppServer } from '#tests/support/app-server.ts'
import { expect, test } from '../fixtures/test.ts'
import { newcomer } from './guards/caller.ts'

const MEGABYTE = 1_000_000
const TOKEN = 'a-token-for-the-metrics-of-this-test'

/** What the process holds, in bytes. */
async function memoryOf(origin: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  const [, bytes] = (await response.text()).match(/^process_resident_memory_bytes (\d+)/m) ?? []
  return Number(bytes)
}

interface Outcome {
  readonly status: number
  readonly isClosed: boolean
  readonly sent: number
}

/** Sends a body in chunks that announce no length, as fast as they are taken. */
function stream(
  url: string,
  { megabytes, method = 'POST', headers = {} }: { megabytes: number; method?: string; headers?: object },
): Promise<Outcome> {
  return new Promise(resolve => {
    const piece = Buffer.alloc(MEGABYTE / 10, 'x')
    let status = 0
    let sent = 0
    const sending = request(url, {
      method,
      agent: false,
      headers: { ...headers, 'Transfer-Encoding': 'chunked' },
    })
    let isClosed = false
    sending.on('response', response => {
      status = response.statusCode ?? 0
      response.resume()
    })
    sending.on('error', () => {})
    sending.on('socket', socket =>
      socket.once('close', () => {
        isClosed = true
        resolve({ status, isClosed, sent })
      }),
    )
    const push = () => {
      while (sent < megabytes * MEGABYTE && !isClosed) {
        sent += piece.byteLength
        if (!sending.write(piece)) return void sending.once('drain', push)
      }
      if (!isClosed) sending.end(() => setTimeout(() => resolve({ status, isClosed, sent }), 3_000))
    }
    push()
  })
}

test('hundreds of megabytes without a length are cut off, and cost no memory', async ({ mailbox: _ }) => {
  test.setTimeout(120_000)
  const app = await startAppServer({ METRICS_TOKEN: TOKEN })
  try {
    for (const path of ['/webhooks/stripe', '/auth', '/signup', '/', '/nothing-here', '/api/clarify'])
      await stream(app.url + path, { megabytes: 2, headers: { Origin: app.url } })
    const before = await memoryOf(app.url)
    const outcome = await stream(`${app.url}/webhooks/stripe`, { megabytes: 450 })
    expect(outcome).toMatchObject({ status: 413, isClosed: true })
    expect(outcome.sent).toBeLessThan(450 * MEGABYTE)
    const at = [
      '/webhooks/stripe',
      '/auth',
      '/signup',
      '/nothing-here',
      '/api/clarify',
      '/sign-out',
      '/theme',
    ]
    const outcomes = await Promise.all(
      [...at, ...at].map(path => stream(app.url + path, { megabytes: 300, headers: { Origin: app.url } })),
    )
    for (const [n, { status, isClosed }] of outcomes.entries()) {
      expect(status, at[n % at.length]).toBeLessThan(500)
      expect(isClosed, at[n % at.length]).toBe(true)
    }
    expect((await memoryOf(app.url)) - before).toBeLessThan(100 * MEGABYTE)
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  } finally {
    await app.stop()
  }
})

test('each route for machines stops at its own limit', async ({ app, mailbox }) => {
  const founder = await newcomer(app, mailbox, 'creator')
  const headers = { Origin: app.url, Cookie: founder.cookie, 'Content-Type': 'application/json' }
  for (const { path, method, limit } of [
    { path: '/webhooks/stripe', method: 'POST', limit: 1_000_000 },
    { path: '/api/clarify', method: 'PUT', limit: 1_000_000 },
    { path: '/alignment/evaluate-post-alignment', method: 'POST', limit: 400_000 },
  ]) {
    const ask = async (length: number) =>
      (await fetch(app.url + path, { method, headers, body: 'x'.repeat(length) })).status
    expect(await ask(limit + 1), path).toBe(413)
    expect(await ask(limit), path).toBe(400)
    const { status } = await stream(app.url + path, { megabytes: 3, method, headers })
    expect(status, `${path}, without a length`).toBe(413)
  }
})

/** Sends what no browser sends, byte for byte, and gives what came back. */
function sendRaw(origin: string, text: string): Promise<string> {
  return new Promise(resolve => {
    const socket = connect(Number(new URL(origin).port), 'localhost')
    let reply = ''
    socket.setTimeout(5_000, () => socket.destroy())
    socket.on('data', piece => (reply += String(piece)))
    socket.on('error', () => {})
    socket.on('close', () => resolve(reply))
    socket.end(text)
  })
}

test('what is no request of ours is refused with the headers of every answer', async ({ app }) => {
  const { host } = new URL(app.url)
  for (const text of [
    `TRACE / HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `TRACE /auth HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `PROPFIND /app HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    'GET / HTTP/1.1\r\nHost: a@evil.com\r\n\r\n',
    'GET /auth HTTP/1.1\r\nHost: a@evil.com\r\n\r\n',
    'GET /auth HTTP/1.1\r\nHost: a:b@evil.com:80\r\n\r\n',
    'GET /auth HTTP/1.1\r\nHost: [::1\r\n\r\n',
    `GET http://evil.example/auth HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `GET //evil.example HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `GET /shared/key% HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `GET /auth HTTP/1.1\r\nHost: ${host}\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    `GET /a\0b HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    'rubbish\r\n\r\n',
  ]) {
    const reply = await sendRaw(app.url, text)
    const what = text.slice(0, 60)
    expect(reply, what).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(reply, what).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
    expect(reply, what).toMatch(/\r\nx-frame-options: DENY\r\n/i)
    expect(reply, what).toMatch(/\r\ncontent-security-policy: /i)
    expect(reply, what).not.toContain('evil')
  }
})

import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import sharp from 'sharp'
import { startAppServer } from '#tests/support/app-server.ts'
import { bytes, memoryOf, type RawRequest, sendRaw } from '../fixtures/raw.ts'
import { expect, test } from '../fixtures/test.ts'
import { newcomer } from './guards/caller.ts'

const MEGABYTE = 1_000_000
const TOKEN = 'a-token-for-the-metrics-of-this-test'

const stream = (url: string, { megabytes, ...rest }: Omit<RawRequest, 'pieces'> & { megabytes: number }) =>
  sendRaw(url, { ...rest, pieces: bytes(megabytes * MEGABYTE) })

test('hundreds of megabytes without a length are cut off, and cost no memory', async ({ mailbox: _ }) => {
  test.setTimeout(120_000)
  const app = await startAppServer({ METRICS_TOKEN: TOKEN })
  try {
    for (const path of ['/webhooks/stripe', '/auth', '/signup', '/', '/nothing-here', '/api/clarify'])
      await stream(app.url + path, { megabytes: 2, headers: { Origin: app.url } })
    const before = await memoryOf(app.url, TOKEN)
    const outcome = await stream(`${app.url}/webhooks/stripe`, { megabytes: 450 })
    expect(outcome).toMatchObject({ status: 413, isCutOff: true })
    expect(outcome.sentBytes).toBeLessThan(450 * MEGABYTE)
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
    for (const [n, { status, isCutOff }] of outcomes.entries()) {
      expect(status, at[n % at.length]).toBeLessThan(500)
      expect(isCutOff, at[n % at.length]).toBe(true)
    }
    expect((await memoryOf(app.url, TOKEN)) - before).toBeLessThan(100 * MEGABYTE)
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

test('a form of a hundred thousand fields is refused before it is taken apart', async ({ app }) => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const forms = [
    { path: '/auth', type: 'application/x-www-form-urlencoded', body: 'a=%00&'.repeat(100_000) },
    { path: '/auth', type: 'multipart/form-data; boundary=x', body: `${part.repeat(70_000)}--x--` },
    { path: '/app/share', type: 'multipart/form-data; boundary=x', body: `${part.repeat(350_000)}--x--` },
  ]
  for (const { path, type, body } of forms) {
    const answer = await fetch(app.url + path, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { Origin: app.url, 'Content-Type': type },
    })
    expect(answer.status, path).toBe(413)
  }
})

/** A picture of nine megabytes: what is random cannot be packed. */
function largePhoto(): Promise<Buffer> {
  const side = 1732
  return sharp(randomBytes(3 * side * side), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** Silence of so many bytes: one sample of 16 bits, 48 000 times a second. */
function silence(size: number): Buffer {
  const file = Buffer.alloc(44 + size)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + size, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  for (const [at, value] of [1, 1].entries()) file.writeUInt16LE(value, 20 + 2 * at)
  file.writeUInt32LE(48_000, 24)
  file.writeUInt32LE(96_000, 28)
  for (const [at, value] of [2, 16].entries()) file.writeUInt16LE(value, 32 + 2 * at)
  file.write('data', 36)
  file.writeUInt32LE(size, 40)
  return file
}

test('a capture takes a photo and a recording of ten megabytes each, and gives the words back beside more', async ({
  app,
  mailbox,
}) => {
  const founder = await newcomer(app, mailbox, 'creator')
  const headers = { Origin: app.url, Cookie: founder.cookie }
  const photo = await largePhoto()
  const capture = (path: string, recording: Buffer) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({
      intent: 'capture',
      body: 'The oven that nobody wanted',
      photoAlt: 'An oven',
    }))
      form.append(name, value)
    form.append('file', new File([new Uint8Array(photo)], 'oven.png', { type: 'image/png' }))
    form.append('voice', new File([new Uint8Array(recording)], 'oven.wav', { type: 'audio/wav' }))
    return fetch(app.url + path, { method: 'POST', headers, body: form, redirect: 'manual' })
  }
  const kept = await capture('/app/storybank', silence(9 * MEGABYTE))
  expect(kept.status).toBe(303)
  expect(kept.headers.get('location')).toMatch(/^\/app\/storybank\/./)
  for (const path of ['/app/storybank', '/app/storybank.data', '/app/capture', '/app/capture.data']) {
    const refused = await capture(path, silence(12 * MEGABYTE))
    expect(refused.status, path).toBe(409)
    const text = await refused.text()
    expect(text, path).toContain('This recording is too large. Send up to 10 MB.')
    // The page and its data bring the words back; the dialog has never let go of them.
    if (path === '/app/storybank') expect(text).toContain('The oven that nobody wanted</textarea>')
  }
  const elsewhere = await capture('/app/storybank/none', silence(2 * MEGABYTE))
  expect(elsewhere.status, 'what only begins like such an address').toBe(413)
})

/** Sends what is no HTTP, byte for byte, and gives what came back. */
function sendText(origin: string, text: string): Promise<string> {
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
    const reply = await sendText(app.url, text)
    const what = text.slice(0, 60)
    expect(reply, what).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(reply, what).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
    expect(reply, what).toMatch(/\r\nx-frame-options: DENY\r\n/i)
    expect(reply, what).toMatch(/\r\ncontent-security-policy: /i)
    expect(reply, what).not.toContain('evil')
  }
})

test('what the router refuses by itself has the headers of every answer', async ({ app }) => {
  const paths = ['/', '/auth', '/auth.data', '/nothing-here', '/app/dashboard', '/api/forms/none']
  for (const [method, Origin] of [
    ['OPTIONS', app.url],
    ['POST', 'https://evil.example'],
    ['POST', 'null'],
    ['POST', 'no origin'],
    ['POST', ''],
  ] as const)
    for (const path of paths) {
      const answer = await fetch(app.url + path, { method, headers: { Origin } })
      const what = `${method} ${path} from ${Origin}`
      expect(answer.status, what).toBeLessThan(500)
      if (path !== '/api/forms/none') expect([400, 403, 405], what).toContain(answer.status)
      expect(Object.fromEntries(answer.headers), what).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-store',
      })
    }
})

test('what mail programs post to end emails is read wherever it comes from', async ({ app }) => {
  for (const path of [
    '/unsubscribe/none',
    '/ask-for/mails/none',
    '/newsletter/unsubscribe?email=a%40b.test&key=none',
  ])
    for (const Origin of ['https://mail.example', 'null', app.url]) {
      const answer = await fetch(app.url + path, {
        method: 'POST',
        headers: { Origin },
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
      expect(answer.status, path).toBe(400)
      expect(await answer.text(), `${path} from ${Origin}`).toMatch(/<h1[^>]*>/)
    }
})

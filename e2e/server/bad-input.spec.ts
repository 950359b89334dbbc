import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startAppServer } from '#tests/support/app-server.ts'
import { Mailbox } from '../fixtures/mailbox.ts'
import { memoryOf, sendRaw } from '../fixtures/raw.ts'
import { expect, test } from '../fixtures/test.ts'
import { newcomer, severalAtOnce } from './guards/caller.ts'
import { ALL, fill } from './guards/routes.ts'

/** Forms that a visitor can post to without an account. */
const FORMS = [
  '/auth',
  '/signup',
  '/auth/resend',
  '/auth/confirm?token=nothing',
  '/brand-clarity-quiz?step=1',
  '/select-tier',
  '/onboarding/kickstart',
  '/app/dashboard',
  '/app/storybank',
  '/app/create',
  '/sign-out',
  '/nothing-here',
]

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=b'

/** Bodies that no browser sends by itself. */
const BODIES: readonly { what: string; type: string; body: string }[] = [
  { what: 'nothing', type: FORM, body: '' },
  {
    what: 'a NUL',
    type: FORM,
    body: 'email=a%00b%40c.d&name=%00&password=%00&first_name=%00&title=%00&body=%00',
  },
  {
    what: 'doubled fields',
    type: FORM,
    body: 'email=a&email=b&name=x&name=y&terms=on&terms=on&tier=pro&tier=creator',
  },
  {
    what: 'names that reach for the prototype',
    type: FORM,
    body: '__proto__.x=1&constructor.prototype=1&email=a',
  },
  { what: 'state of the form library', type: FORM, body: '__state__=%7B&__intent__=%7B&email[4000000000]=x' },
  { what: 'broken escapes', type: FORM, body: '%E0%A4%A=%&email=%ff%fe' },
  { what: 'lone surrogates', type: FORM, body: 'email=%ED%A0%80&name=%ED%A0%80' },
  { what: 'more than a form may hold', type: FORM, body: `email=${'x'.repeat(1_100_000)}` },
  { what: 'a broken multipart', type: MULTIPART, body: '--c\r\nrubbish' },
  {
    what: 'a file where text belongs',
    type: MULTIPART,
    body: '--b\r\nContent-Disposition: form-data; name="email"; filename="x"\r\n\r\nx\r\n--b--\r\n',
  },
  { what: 'JSON', type: 'application/json', body: '{"email":"a@b.c"}' },
  { what: 'no type', type: '', body: 'email=a' },
]

for (const { what, type, body } of BODIES) {
  test(`no form breaks on ${what}`, async ({ app, allowProblem }) => {
    allowProblem(/.*/)
    for (const path of FORMS) {
      for (const target of [path, path.replace(/(\?|$)/, '.data$1')]) {
        const response = await fetch(`${app.url}${target}`, {
          method: 'POST',
          redirect: 'manual',
          body,
          headers: { Origin: app.url, ...(type ? { 'Content-Type': type } : {}) },
        })
        await response.arrayBuffer()
        expect(response.status, `${what} to ${target}`).toBeGreaterThanOrEqual(200)
        expect(response.status, `${what} to ${target}`).toBeLessThan(500)
      }
    }
  })
}

test('what was typed stays in the form when it was too much', async ({ app }) => {
  const response = await fetch(`${app.url}/signup`, {
    method: 'POST',
    body: `name=Ana&email=ana%40example.test&note=${'x'.repeat(1_000_001)}`,
    headers: { Origin: app.url, 'Content-Type': FORM },
  })
  expect(response.status).toBe(413)
  const page = await response.text()
  expect(page).toContain('ana@example.test')
  expect(page).toContain('too much text')
})

test('an unknown address is the 404 page', async ({ app, page, allowProblem }) => {
  allowProblem(/404/)
  const response = await page.goto(`${app.url}/no/such-page`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/)
  for (const link of ['Pricing', 'Contact Us', 'Settings', 'Help Center']) {
    await expect(page.getByRole('link', { name: link, exact: true })).toBeVisible()
  }
  expect(app.log()).toContain('page not found')
  expect(app.log()).not.toContain('such-page')
})

test('addresses that cannot be read are refused, not broken', async ({ app }) => {
  for (const path of [
    '/%E0%A4%A',
    '/%00',
    '/a%2f..%2f',
    `/${'x'.repeat(5000)}`,
    '/auth?message=%E0%A4%A',
    '/app/storybank/not-a-uuid',
  ]) {
    const response = await fetch(`${app.url}${path}`, { redirect: 'manual' })
    await response.arrayBuffer()
    expect(response.status, path).toBeLessThan(500)
  }
})

/** Bodies in pieces, without a length, each under a type that promises something else or nothing that exists. */
const PIECES: readonly { type: string; pieces: (string | Buffer)[] }[] = [
  { type: FORM, pieces: ['intent=save&title=', 'x'.repeat(70_000), '&body=%', '%00&email=a'] },
  { type: 'application/json', pieces: ['{"a":', '['.repeat(20_000)] },
  { type: 'application/json', pieces: ['null'] },
  {
    type: MULTIPART,
    pieces: ['--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n', '{}\r\n--b'],
  },
  { type: 'multipart/form-data', pieces: ['--', 'no boundary'] },
  { type: 'text/plain; charset=utf-16', pieces: [randomBytes(5_000), randomBytes(5_000)] },
  { type: 'image/png\t', pieces: [randomBytes(300_000), '', randomBytes(10)] },
  { type: FORM, pieces: Array.from({ length: 300 }, (_, n) => `intent=x${n}&id=${n}&`) },
]

/** Bytes that the process may hold more for each request, on average: what is garbage by then and not collected yet. */
const UNCOLLECTED = 80_000

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

test('every address stands every method with every kind of body, and keeps nothing of it', async ({
  mailbox: _,
}) => {
  test.setTimeout(180_000)
  const token = 'a-token-for-the-metrics-of-this-test'
  const app = await startAppServer({ METRICS_TOKEN: token, LOG_LEVEL: 'error' })
  try {
    const member = await newcomer(app, new Mailbox(app.mailboxUrl), 'pro')
    const paths = ALL.map(({ pattern }) => fill(pattern, '0b9f4f0e-3c1f-4c57-9f6e-6f4d2f0c6a11'))
    const tries = paths.flatMap((path, at) =>
      METHODS.flatMap((method, n) =>
        // A form gets every body, another method one, and each address others.
        PIECES.filter((_, kind) => method === 'POST' || kind === (at + n) % PIECES.length).map(
          (body, kind) => ({
            path,
            method,
            body,
            isData: (at + kind) % 2 === 1,
          }),
        ),
      ),
    )
    const broken: string[] = []
    const attack = (cookie: string, some: typeof tries) =>
      severalAtOnce(some, async ({ path, method, body, isData }) => {
        if (cookie !== '' && path === '/sign-out') return
        const target = isData && path !== '/' ? `${path}.data` : path
        const address = `198.18.${1 + (path.length % 200)}.${1 + Math.floor(Math.random() * 250)}`
        const attempt = () =>
          sendRaw(app.url + target, {
            method,
            withinMs: 20_000,
            headers: {
              Origin: app.url,
              Cookie: cookie,
              'Content-Type': body.type.trim(),
              'X-Forwarded-For': address,
            },
            pieces: body.pieces,
          })
        let { status } = await attempt()
        // Whoever still sends when the connection ends may lose an answer that was given, and a server as busy as this may say
        // for a moment that it is not ready: then it is asked again.
        const isUnanswered = () => status === 0 || (status === 503 && path === '/readyz')
        for (let again = 0; isUnanswered() && again < 2; again++) {
          if (status === 503) await wait(1_000)
          ;({ status } = await attempt())
        }
        if (status < 200 || status >= 500) broken.push(`${method} ${target} as ${body.type}: ${status}`)
      })
    // What is loaded at first use is there after the first half; the second may leave nothing behind.
    const half = (rest: number) => tries.filter((_, n) => n % 2 === rest)
    await attack('', half(0))
    await attack(member.cookie, half(0))
    const before = await memoryOf(app.url, token)
    const last = half(1)
    await attack(member.cookie, last)
    expect(broken).toEqual([])
    expect((await memoryOf(app.url, token)) - before).toBeLessThan(last.length * UNCOLLECTED)
    expect((await member.get('/app/dashboard')).status, 'still signed in').toBe(200)
  } finally {
    await app.stop()
  }
})

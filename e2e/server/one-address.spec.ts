import { openForm, PUBLIC_FORMS } from '#scripts/measure/harness/load/public-forms.ts'
import { confirmEmail, signIn, signUp } from '../fixtures/accounts.ts'
import { expect, test } from '../fixtures/test.ts'

test.setTimeout(240_000)

/** More than the limit of any form for one address. */
const TRIES = 130

/** One attacker, who adds ports, changes hosts of one IPv6 network, and writes addresses of others in front. */
const disguises = (n: number) => [
  `203.0.113.77:${1024 + n}`,
  `198.51.100.${n % 250}, 203.0.113.77`,
  `::ffff:203.0.113.77`,
]

for (const form of PUBLIC_FORMS) {
  test(`${form.name}: one address that goes on and on keeps nobody else out`, async ({ app }) => {
    const { stamp, cookie } = await openForm(app.url, form)
    const victim = `victim-${crypto.randomUUID()}@example.test`
    const send = async (from: string, email: string) => {
      const response = await fetch(`${app.url}${form.path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: app.url, 'X-Forwarded-For': from, Cookie: cookie },
        body: new URLSearchParams(form.fields({ email, stamp })),
      })
      const body = await response.text()
      return { status: response.status, wait: Number(response.headers.get('Retry-After')), body }
    }
    const answers: Awaited<ReturnType<typeof send>>[] = []
    for (let n = 0; n < TRIES; n += 1) {
      const from = disguises(n)[n % 3] ?? ''
      answers.push(await send(from, n % 2 === 0 ? victim : `n${n}-${crypto.randomUUID()}@example.test`))
    }
    const last = answers.slice(-20)
    expect(last.map(({ status }) => status)).toEqual(last.map(() => 429))
    for (const { wait, body } of last) {
      expect(wait).toBeGreaterThan(0)
      const told = body.match(/try again in (\d+) (second|minute)/)
      // A page of a link that is over says nothing of waiting.
      if (told) expect(Number(told[1])).toBe(told[2] === 'minute' ? Math.ceil(wait / 60) : wait)
    }
    expect((await send('198.51.100.201', victim)).status, 'the same account from elsewhere').toBe(
      form.admitted,
    )
    const newcomer = `me-${crypto.randomUUID()}@example.test`
    expect((await send('2001:db8:9::1', newcomer)).status, 'someone else').toBe(form.admitted)
  })
}

test('the hosts of one IPv6 network are one address', async ({ app }) => {
  const statuses: number[] = []
  for (let n = 0; n < 40; n += 1) {
    const response = await fetch(`${app.url}/auth`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: app.url, 'X-Forwarded-For': `[2001:db8:7:1::${n.toString(16)}]:${4000 + n}` },
      body: new URLSearchParams({ email: `six-${n}@example.test`, password: 'Wrong1234' }),
    })
    statuses.push(response.status)
  }
  expect(statuses.filter(status => status === 422)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})

test('the owner signs in where they have signed in before, though others have used up the tries', async ({
  app,
  page,
  person,
  mailbox,
  allowProblem,
}) => {
  allowProblem(/429|422/)
  await signUp(page, person)
  await confirmEmail(page, mailbox, person)
  await page.context().clearCookies({ name: 'session' })
  const guess = async (n: number) => {
    const response = await fetch(`${app.url}/auth`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: app.url, 'X-Forwarded-For': `198.18.77.${n}` },
      body: new URLSearchParams({ email: person.email, password: 'Wrong1234' }),
    })
    return response.status
  }
  const statuses: number[] = []
  for (let n = 1; n <= 20; n += 1) statuses.push(await guess(n))
  expect(statuses.at(-1)).toBe(429)
  await signIn(page, person)
})

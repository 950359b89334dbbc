import { expect, test } from '../../fixtures/test.ts'

test.setTimeout(180_000)

/** One guess at a password; answers its status and its headers. */
async function guess(
  url: string,
  email: string,
  attempt: { path?: string; headers?: Record<string, string>; password?: string; from?: string } = {},
) {
  const response = await fetch(`${url}${attempt.path ?? '/auth'}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url, 'X-Forwarded-For': attempt.from ?? someAddress(), ...attempt.headers },
    body: new URLSearchParams({ email, password: attempt.password ?? 'Wrong1234' }),
  })
  await response.arrayBuffer()
  return response
}

let address = 0
const someAddress = () => `198.18.${Math.floor(address / 250)}.${1 + (address++ % 250)}`

test('no way of writing an account, and no header, buys an eleventh guess', async ({ app }) => {
  const name = `dodge-${crypto.randomUUID()}`
  const email = `${name}@example.test`
  const wide = [...name].map(sign =>
    /[a-z]/.test(sign) ? String.fromCodePoint(sign.charCodeAt(0) + 0xfee0) : sign,
  )
  const ways: Parameters<typeof guess>[2][] = [
    {},
    { path: '/auth.data' },
    { path: '/auth.data?_routes=routes%2Fauth%2Fauth' },
    { path: '/auth?mode=login' },
    { path: '/auth?index' },
    { path: '/AUTH' },
    { path: '/auth/' },
    { path: '/auth?redirectTo=%2Fapp' },
    { headers: { 'X-Forwarded-For': '1.2.3.4, 5.6.7.8' } },
    { headers: { Forwarded: 'for=1.2.3.4' } },
    { headers: { 'X-Real-IP': '1.2.3.4' } },
    { headers: { 'CF-Connecting-IP': '1.2.3.4' } },
    { headers: { 'X-Client-IP': '1.2.3.4', 'True-Client-IP': '1.2.3.4' } },
    { headers: { 'User-Agent': 'Another browser' } },
    { headers: { 'X-HTTP-Method-Override': 'GET' } },
    { headers: { Cookie: 'session=made-up; rememberMe=1' } },
  ]
  const spellings = [
    email,
    email.toUpperCase(),
    ` ${email} `,
    `\t${email}`,
    `${wide.join('')}@example.test`,
    `${name}@EXAMPLE.test`,
    `${name}＠example.test`,
  ]
  const statuses: number[] = []
  let lastRefusal: Response | null = null
  for (const way of ways) {
    const response = await guess(app.url, email, way)
    statuses.push(response.status)
    if (response.status === 429) lastRefusal = response
  }
  for (const spelling of spellings) {
    for (const path of ['/auth', '/auth.data'])
      statuses.push((await guess(app.url, spelling, { path })).status)
  }
  const reached = statuses.filter(status => status === 422)
  expect(reached.length, statuses.join()).toBeLessThanOrEqual(10)
  expect(Number(lastRefusal?.headers.get('retry-after'))).toBeGreaterThan(0)

  const byMagic = await fetch(`${app.url}/auth?magic=1`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: app.url, 'X-Forwarded-For': someAddress() },
    body: new URLSearchParams({ email }),
  })
  expect(byMagic.status, 'the owner can still ask for a magic link').toBe(303)
})

test('one password tried on sixty accounts is stopped, whatever the caller says of its address', async ({
  app,
}) => {
  const statuses: number[] = []
  for (let n = 0; n < 60; n += 1) {
    const from = `${someAddress()}, 203.0.113.77`
    statuses.push((await guess(app.url, `spray-${n}@example.test`, { from })).status)
  }
  expect(statuses.filter(status => status === 422).length).toBeLessThanOrEqual(30)
  expect(statuses.at(-1)).toBe(429)
})

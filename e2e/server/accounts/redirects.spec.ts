import { expect, test } from '../../fixtures/test.ts'
import { Caller, newcomer } from '../guards/caller.ts'
import { openBeside } from '../guards/owner.ts'

/** What has led other products' users away. */
const PAYLOADS = [
  ...[
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
  ],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    ' //evil.example',
    '\u0000//evil.example',
  ],
  ...[
    '/..//evil.example',
    '/.//evil.example',
    '/app/..//evil.example',
    '/app/../..//evil.example',
    '/./\\evil.example',
  ],
  ...[
    '/%2f/evil.example',
    '/%2f%2fevil.example',
    '%2f%2fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
  ],
  ...['/%09/evil.example', '/%0a/evil.example', '/%2e%2e//evil.example', '/%2e/%2e%2e//evil.example'],
  ...[
    'https://evil.example',
    'http:evil.example',
    'https:/evil.example',
    'https:evil.example',
    'HTTPS://evil.example',
  ],
  ...['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'java\tscript:alert(1)'],
  ...['//evil.example@localhost', 'http://localhost@evil.example', '/@evil.example//..//evil.example'],
  ...[
    '//evil.example/%2f..',
    '/\u2028/evil.example',
    '/\u200b/evil.example',
    '//\u3002evil.example',
    '/／evil.example',
  ],
]

test('of all payloads none leads to another site, by any way in', async ({ app, mailbox }) => {
  test.setTimeout(180_000)
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(30)
  const left: string[] = []
  const look = (way: string, payload: string, goesTo: string) => {
    // A Location is read as a browser reads it, against the page that answered.
    const { origin, pathname } = new URL(goesTo || '/', app.url)
    // A path that begins twice would lead away as soon as somebody read it again by itself.
    if (origin !== app.url || pathname.startsWith('//')) left.push(`${way} ${payload}: ${goesTo}`)
  }
  const member = await newcomer(app, mailbox, 'creator')
  const visitor = new Caller(app.url)
  for (const payload of PAYLOADS) {
    const query = `redirectTo=${encodeURIComponent(payload)}`
    for (const page of ['/auth', '/signup'])
      look(`signed in, ${page}`, payload, (await member.get(`${page}?${query}`)).goesTo)
    for (const page of ['/auth', '/auth/forgot', '/auth/resend', '/signup']) {
      const { body } = await visitor.get(`${page}?${query}`)
      // Where the forms of the page lead on to is what the sign-in would follow.
      for (const [, target = ''] of body.matchAll(/redirectTo=([^"&]*)/g)) {
        const wish = decodeURIComponent(target.replaceAll('&amp;', '&'))
        if (!wish.startsWith('{')) look(`kept by ${page}`, payload, wish === payload ? '' : wish)
      }
    }
    look(
      'theme',
      payload,
      (await visitor.post(`/theme?back=${encodeURIComponent(payload)}`, [['theme', 'dark']])).goesTo,
    )
    look('a guard', payload, (await visitor.get(`/app/dashboard?${query}`)).goesTo)
  }
  // Each account may try ten times in a quarter of an hour, so several of them share the payloads.
  for (let from = 0; from < PAYLOADS.length; from += 9) {
    const someone = { email: `redirect-${crypto.randomUUID()}@example.test`, password: 'Hearthstone9' }
    const { email, password } = someone
    const form = { name: 'Ada', email, password, confirmPassword: password, terms: 'on' }
    const owner = new Caller(app.url)
    await owner.post('/signup', Object.entries(form))
    await owner.post(mailbox.linkIn(await mailbox.waitFor(email, /confirm/i), /auth\/confirm/), [])
    for (const [n, payload] of PAYLOADS.slice(from, from + 9).entries()) {
      const path = `${n % 2 ? '/auth.data' : '/auth'}?redirectTo=${encodeURIComponent(payload)}`
      const { goesTo, status } = await new Caller(app.url).post(path, Object.entries(someone))
      expect([202, 303], `${path}: ${status}`).toContain(status)
      look('by password', payload, goesTo)
    }
  }
  expect(left).toEqual([])
})

test('whoever is signed in already goes from the ways in straight to the page that was wanted, if it is ours', async ({
  app,
  mailbox,
}) => {
  const member = await newcomer(app, mailbox, 'creator')
  const from = async (page: string, wanted: string) =>
    (await member.get(`${page}redirectTo=${encodeURIComponent(wanted)}`)).goesTo
  const starts = { '/auth?': '/', '/auth?mode=register&': '/', '/signup?': '/app/dashboard' }
  for (const [page, start] of Object.entries(starts)) {
    expect(await from(page, '/app/storybank?prompt=1'), page).toBe('/app/storybank?prompt=1')
    for (const other of ['https://evil.example/app', '//evil.example', '/auth', '/signup?sent=1', ''])
      expect(await from(page, other), `${page} ${other}`).toBe(start)
  }
  expect((await member.get('/')).goesTo).toBe('/app/dashboard')
})

test('where a mailed link leads to is looked at when it is asked for and again when it is used, once', async ({
  app,
  mailbox,
}) => {
  const db = await openBeside(app)
  const email = `redirect-${crypto.randomUUID()}@example.test`
  const password = 'Hearthstone9'
  const typed = { password, confirmPassword: password }
  const kept = async (purpose: string) => {
    const rows = await db.sql<{ wanted: string | null }[]>`
      select payload ->> 'redirectTo' as wanted from tokens
      where email = ${email} and purpose = ${purpose} and consumed_at is null
    `
    return rows.map(({ wanted }) => wanted)
  }
  const tamper = () => db.sql`
    update tokens set payload = payload || '{"redirectTo": "//evil.example"}' where email = ${email} and consumed_at is null
  `
  const links = new Set<string>()
  const link = async (subject: RegExp, address: RegExp) => {
    let newest = ''
    const isOld = async () => {
      newest = mailbox.linkIn(await mailbox.waitFor(email, subject), address)
      return links.has(newest)
    }
    await expect.poll(isOld, { timeout: 15_000 }).toBe(false)
    links.add(newest)
    return newest
  }
  const wish = (path: string, wanted: string) =>
    `${path}${path.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(wanted)}`

  const here = new Caller(app.url)
  const form = { name: 'Ada', email, ...typed, terms: 'on' }
  await here.post(wish('/auth?mode=register', '/app/storybank'), Object.entries(form))
  const confirm = await link(/confirm/i, /auth\/confirm/)
  expect(await kept('email_confirmation')).toEqual(['/app/storybank'])
  await tamper()
  expect((await here.post(confirm, [])).goesTo).toBe('/select-tier')

  const visitor = new Caller(app.url)
  // Two a quarter of an hour are all that a browser may ask for.
  for (const { wanted, isTampered } of [
    { wanted: '/\\evil.example', isTampered: false },
    { wanted: '/app/storybank', isTampered: true },
  ]) {
    await visitor.post(wish('/auth/forgot', wanted), [['email', email]])
    const reset = await link(/new password/i, /mode=reset/)
    expect(await kept('password_reset')).toEqual([wanted.startsWith('/app') ? wanted : null])
    if (isTampered) await tamper()
    expect((await visitor.post(reset, Object.entries(typed))).goesTo, wanted).toBe('/auth')
    expect(await visitor.post(reset, Object.entries(typed))).toMatchObject({ status: 410, goesTo: '' })
  }

  await visitor.post(wish('/auth?magic=1', '/app/storybank'), [['email', email]])
  const magic = await link(/magic link/i, /auth\/magic/)
  await tamper()
  expect((await visitor.post(magic, [])).goesTo).toBe('/')
  await db.close()
})

test('each way on from the page to sign up leads to the page that was wanted', async ({ app }) => {
  const { body } = await new Caller(app.url).get(`/signup?redirectTo=${encodeURIComponent('/app/storybank')}`)
  const page = body.replaceAll('&amp;', '&')
  const wanted = 'redirectTo=%2Fapp%2Fstorybank'
  expect(page).toContain(`href="/auth?${wanted}"`)
  const google = [...page.matchAll(/action="(\/auth\/google[^"]*)"/gi)].map(([, way = '']) => way)
  expect(google).not.toEqual([])
  for (const way of google) expect(way).toContain(wanted)
})

test('whoever does not get in by Google comes back to a form that still knows which page was wanted', async ({
  app,
  allowProblem,
}) => {
  allowProblem(/Google sign-in failed|the answer/i)
  const answered = async (mode: string, wanted: string, answer: string) => {
    const visitor = new Caller(app.url)
    const begun = await visitor.post(`/auth/google?mode=${mode}&redirectTo=${encodeURIComponent(wanted)}`, [])
    const state = new URL(begun.goesTo).searchParams.get('state') ?? ''
    expect(state).not.toBe('')
    const { goesTo } = await visitor.get(
      `/auth/google/callback?state=${state}&${answer}&redirectTo=%2Fapp%2Fclarify`,
    )
    const { origin, pathname, searchParams } = new URL(goesTo, app.url)
    expect(origin).toBe(app.url)
    return [pathname, searchParams.get('redirectTo')]
  }
  const refusals = ['error=access_denied', 'error=server_error&error_description=Busy', 'code=made-up']
  for (const answer of refusals) {
    for (const mode of ['sign-in', 'sign-up']) {
      const page = mode === 'sign-up' && answer !== 'error=access_denied' ? '/signup' : '/auth'
      const wanted = '/app/storybank?prompt=1'
      expect(await answered(mode, wanted, answer), `${mode} ${answer}`).toEqual([page, wanted])
      for (const other of ['https://evil.example/app', '//evil.example', ''])
        expect(await answered(mode, other, answer), `${mode} ${answer} ${other}`).toEqual([page, null])
    }
  }
  // Nothing of ours was begun: what the answer itself says is nobody's wish.
  const stranger = await new Caller(app.url).get(
    '/auth/google/callback?error=access_denied&state=made-up&redirectTo=%2Fapp%2Fclarify',
  )
  expect(stranger.goesTo).toBe('/auth')
})

test('whoever has tried Google too often still has the page they wanted', async ({ app }) => {
  const visitor = new Caller(app.url)
  const query = 'redirectTo=%2Fapp%2Fstorybank'
  for (const [mode, form] of [
    ['sign-in', '/auth'],
    ['sign-up', '/signup'],
  ]) {
    const ask = async () => (await visitor.post(`/auth/google?mode=${mode}&${query}`, [])).goesTo
    await expect.poll(ask, { intervals: [0] }).toBe(`${form}?${query}`)
  }
})

test('a form sent while its page was already leaving for the way in leads back to that page', async ({
  app,
  request,
}) => {
  const wayIn = `/auth?redirectTo=${encodeURIComponent('/app/storybank?prompt=1')}`
  const answer = await request.post('/app/storybank', {
    form: { intent: 'save' },
    headers: { Origin: app.url, Referer: `${app.url}${wayIn}` },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toBe(wayIn)
})

import { randomUUID } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { APIRequestContext, APIResponse, PlaywrightWorkerArgs } from 'playwright/test'
import routes from '#app/routes.ts'
import type { Person } from '../../fixtures/accounts.ts'
import type { Mailbox } from '../../fixtures/mailbox.ts'
import { expect, test } from '../../fixtures/test.ts'

interface Address {
  readonly path: string
  readonly id: string
}

/** Every address of app/routes.ts with its route's id, parameters filled with an id that nobody has. */
function addressesOf(entries: readonly RouteConfigEntry[], under = ''): Address[] {
  return entries.flatMap(entry => {
    const path = [under, entry.path].filter(Boolean).join('/')
    const own = {
      path: `/${path.replace(/:\w+\??/g, randomUUID())}`,
      id: entry.id ?? entry.file.replace(/\.tsx?$/, ''),
    }
    // Short addresses hold nothing themselves: they lead to an address that is tried.
    const isPage = entry.children === undefined && !entry.file.endsWith('short-address.ts')
    return [...(isPage ? [own] : []), ...addressesOf(entry.children ?? [], path)]
  })
}

const ALL = addressesOf(await routes)
const WORKSPACE = ALL.filter(({ path }) => path === '/app' || path.startsWith('/app/'))
const GUARDED = [...WORKSPACE, ...ALL.filter(({ path }) => path.startsWith('/onboarding'))]

/** The route flags of the design, section 2, by path; a room that does not exist yet is not tried. */
const GATES: Record<string, readonly string[]> = {
  '/app/sales-hub': ['pro', 'collective'],
  '/app/campaigns': ['pro', 'collective'],
  '/app/analytics': ['pro', 'collective'],
  '/app/brand-watch': ['collective'],
}

/** The four ways to ask for a route: as a page, as its data, as its data alone, and by a form. */
function waysTo(request: APIRequestContext, { path, id }: Address, origin: string) {
  const still = { maxRedirects: 0 } as const
  const data = path === '/' ? '/_root.data' : `${path}.data`
  const form = { ...still, headers: { Origin: origin }, form: { intent: 'delete', id: randomUUID() } }
  return {
    page: () => request.get(path, still),
    data: () => request.get(data, still),
    'its own data': () => request.get(`${data}?_routes=${encodeURIComponent(id)}`, still),
    form: () => request.post(path, form),
    'form by script': () => request.post(data, form),
  }
}

/** Where an answer leads, whether it is a redirect of the browser's kind or of the router's. */
async function leadsTo(response: APIResponse): Promise<string> {
  const location = response.headers().location
  if (location) return new URL(location, 'http://x').pathname
  if (response.status() !== 202) return `(${response.status()})`
  return (await response.text()).match(/"(\/[\w/-]*)(?:\?[^"]*)?"/)?.[1] ?? '(202)'
}

async function person(
  playwright: PlaywrightWorkerArgs['playwright'],
  mailbox: Mailbox,
  origin: string,
  tier: string | null,
) {
  const who: Person = { name: 'Ada', email: `${randomUUID()}@example.test`, password: 'Hearthstone9' }
  const address = `198.19.${1 + Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`
  const request = await playwright.request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { Origin: origin, 'X-Forwarded-For': address },
  })
  const { name, email, password } = who
  await request.post('/signup', { form: { name, email, password, confirmPassword: password, terms: 'on' } })
  await request.post(mailbox.linkIn(await mailbox.waitFor(email, /confirm/i), /auth\/confirm/), { form: {} })
  await request.post('/auth', { form: { email, password } })
  if (tier) await request.post('/select-tier', { form: { tier } })
  return request
}

test('a visitor gets nothing of the workspace, however it is asked for', async ({ playwright, app }) => {
  test.slow()
  expect(GUARDED.length).toBeGreaterThan(15)
  const request = await playwright.request.newContext({ baseURL: app.url })
  for (const address of GUARDED) {
    for (const [way, ask] of Object.entries(waysTo(request, address, app.url)))
      expect.soft(await leadsTo(await ask()), `${address.path} as ${way}`).toBe('/auth')
  }
  await request.dispose()
})

test('an old cookie opens nothing once its owner signed out', async ({ playwright, app, mailbox }) => {
  test.slow()
  const request = await person(playwright, mailbox, app.url, 'creator')
  const { cookies } = await request.storageState()
  await request.post('/sign-out')
  const stale = await playwright.request.newContext({
    baseURL: app.url,
    storageState: { cookies, origins: [] },
  })
  expect(cookies.some(({ name }) => name === 'session')).toBe(true)
  for (const address of WORKSPACE.slice(0, 8)) {
    for (const [way, ask] of Object.entries(waysTo(stale, address, app.url)))
      expect.soft(await leadsTo(await ask()), `${address.path} as ${way}`).toBe('/auth')
  }
  await Promise.all([request.dispose(), stale.dispose()])
})

test('without a plan everything of the workspace leads to the plans', async ({
  playwright,
  app,
  mailbox,
}) => {
  test.slow()
  const request = await person(playwright, mailbox, app.url, null)
  for (const address of WORKSPACE) {
    for (const [way, ask] of Object.entries(waysTo(request, address, app.url)))
      expect.soft(await leadsTo(await ask()), `${address.path} as ${way}`).toBe('/select-tier')
  }
  await request.dispose()
})

for (const tier of ['creator', 'pro', 'collective']) {
  test(`on ${tier} every page answers, and a higher plan's room leads to the upgrade`, async ({
    playwright,
    app,
    mailbox,
  }) => {
    test.slow()
    const request = await person(playwright, mailbox, app.url, tier)
    for (const { path } of WORKSPACE) {
      const response = await request.get(path, { maxRedirects: 0 })
      const allowed = GATES[path]
      if (allowed && !allowed.includes(tier)) {
        expect.soft(await leadsTo(response), path).toBe('/app/upgrade')
        expect.soft(response.headers().location, path).toContain('missing=')
      } else {
        expect.soft([200, 302, 303, 404], `${path}: ${response.status()}`).toContain(response.status())
        if (response.status() > 300)
          expect.soft(await leadsTo(response), path).not.toMatch(/^\/(auth|select-tier)/)
      }
    }
    await request.dispose()
  })
}

test('what belongs to somebody else is not there, for reading or writing', async ({
  playwright,
  app,
  mailbox,
}) => {
  test.slow()
  const stranger = await person(playwright, mailbox, app.url, 'creator')
  const withId = WORKSPACE.filter(({ path }) => /[0-9a-f]{8}-/.test(path))
  expect(withId.length).toBeGreaterThan(0)
  for (const address of withId) {
    for (const [way, ask] of Object.entries(waysTo(stranger, address, app.url))) {
      const status = (await ask()).status()
      expect.soft(status, `${address.path} as ${way}`).toBeLessThan(500)
      expect.soft(status, `${address.path} as ${way}`).not.toBe(201)
    }
  }
  await stranger.dispose()
})

test('twelve shapes of another site’s request change nothing', async ({ playwright, app, mailbox }) => {
  test.slow()
  const request = await person(playwright, mailbox, app.url, 'creator')
  const { cookies } = await request.storageState()
  const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const shapes: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: `${app.url}.evil.example` },
    { Origin: app.url.replace('http:', 'https:') },
    { Origin: app.url.replace(/:\d+$/, ':1') },
    { Origin: 'null' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: '' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    {},
    { Referer: `${app.url}/app/settings` },
    { Origin: 'https://evil.example', 'Content-Type': 'text/plain' },
  ]
  for (const path of ['/sign-out', '/app/settings/security/sessions', '/app/settings/security/password']) {
    for (const target of [path, `${path}.data`]) {
      for (const headers of shapes) {
        const response = await fetch(`${app.url}${target}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers, Cookie: session },
          body: 'session=others',
        })
        expect
          .soft([400, 403], `${target} ${JSON.stringify(headers)}: ${response.status}`)
          .toContain(response.status)
      }
    }
  }
  expect((await request.get('/app/settings/security', { maxRedirects: 0 })).status()).toBe(200)
  await request.dispose()
})

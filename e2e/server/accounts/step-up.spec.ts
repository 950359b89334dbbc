import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { Caller, newcomer, signInAs, waysTo } from '../guards/caller.ts'
import { openBeside } from '../guards/owner.ts'
import { ALL, fill } from '../guards/routes.ts'

/** Addresses whose forms change what is paid, or take away a way in, with what they are sent. */
const SENSITIVE: Record<string, Record<string, string>> = {
  '/billing/checkout': { tier: 'pro' },
  '/manage-your-subscription': { intent: 'cancel' },
  '/app/upgrade/change': { tier: 'collective', quote: 'x' },
  '/app/settings/security/passkeys': { intent: 'remove', passkey: 'nobody’s' },
  '/app/settings/privacy': { intent: 'delete' },
  '/app/settings/privacy/handover': { intent: 'offer' },
  '/app/settings/privacy/import': { intent: 'bring' },
}

const PASSWORD = 'Hearthstone9'
const ASKS = /^\/auth\/verify\?redirectTo=/

test('what is sensitive asks whoever signed in more than ten minutes ago, and nobody else', async ({
  app,
  mailbox,
}) => {
  test.setTimeout(120_000)
  const db = await openBeside(app)
  const caller = await newcomer(app, mailbox, 'collective')
  const exports = ALL.filter(({ pattern }) => pattern.includes('/export/'))
  expect(exports.length).toBeGreaterThanOrEqual(3)
  const age = () => db.sql`
    update sessions set created_at = created_at - interval '11 minutes', verified_at = verified_at - interval '11 minutes'
  `
  const walk = async () => {
    const led: Record<string, boolean> = {}
    for (const { pattern, id } of exports) {
      const path = fill(pattern, 'csv')
      for (const [way, ask] of Object.entries(waysTo(caller, { path, id })))
        if (!way.startsWith('form')) led[`${path} ${way}`] = ASKS.test((await ask()).goesTo)
    }
    for (const [path, fields] of Object.entries(SENSITIVE))
      led[path] = ASKS.test((await caller.post(path, Object.entries(fields))).goesTo)
    return led
  }
  expect(Object.values(await walk())).not.toContain(true)
  await db.sql`delete from rate_limits`
  await age()
  const led = await walk()
  expect(Object.entries(led).filter(([, asked]) => !asked)).toEqual([])

  const page = '/auth/verify?redirectTo=%2Fapp%2Fstorybank'
  expect((await caller.get(page)).body).toContain('Confirm it’s you')
  const copy = caller.copy()
  const wrong = await caller.post(page, [
    ['intent', 'password'],
    ['currentPassword', 'Wrong1234'],
  ])
  expect([wrong.status, wrong.body.includes('That isn’t your current password.')]).toEqual([422, true])
  const right = await caller.post(page, [
    ['intent', 'password'],
    ['currentPassword', PASSWORD],
  ])
  expect([right.status, right.goesTo]).toEqual([303, '/app/storybank'])
  expect(Object.values(await walk())).not.toContain(true)
  // Whoever held a copy of the cookie is out.
  expect((await copy.get('/app/storybank')).goesTo).toMatch(/^\/auth\?/)
  // Nobody is led out of the site by it.
  const away = await caller.post('/auth/verify?redirectTo=https%3A%2F%2Fevil.test', [
    ['intent', 'password'],
    ['currentPassword', PASSWORD],
  ])
  expect(away.goesTo).toBe('/app/dashboard')
  expect((await new Caller(app.url).get(page)).goesTo).toMatch(/^\/auth\?redirectTo/)
  await db.close()
})

test('without a password a mailed link does', async ({ app, mailbox }) => {
  const db = await openBeside(app)
  const email = `${randomUUID()}@example.test`
  const caller = new Caller(app.url)
  const spend = async (count: number) => {
    await expect
      .poll(async () => (await mailbox.list(email)).filter(({ subject }) => /magic/i.test(subject)).length)
      .toBe(count)
    const mail = await mailbox.waitFor(email, /magic/i)
    const { pathname, search } = new URL(mailbox.linkIn(mail, /auth\/magic/))
    return caller.post(`${pathname}${search}`, [])
  }
  await caller.post('/auth?mode=register&magic=1', Object.entries({ email, terms: 'on' }))
  await spend(1)
  await caller.post('/select-tier', [['tier', 'creator']])
  await db.sql`update sessions set created_at = created_at - interval '11 minutes'`
  const asked = await caller.get('/app/storybank/export/csv')
  expect(asked.goesTo).toBe('/auth/verify?redirectTo=%2Fapp%2Fstorybank')
  expect((await caller.get(asked.goesTo)).body).toContain('Email me a link')
  const sent = await caller.post(asked.goesTo, [['intent', 'link']])
  expect((await caller.get(sent.goesTo)).body).toContain('We’ve emailed you a link')
  expect((await spend(2)).goesTo).toBe('/app/storybank')
  expect((await caller.get('/app/storybank/export/csv')).status).toBe(200)
  await db.close()
})

test('a reset offers to remove the passkeys, one or all, and a new device is mailed', async ({
  app,
  mailbox,
}) => {
  const db = await openBeside(app)
  const email = `${randomUUID()}@example.test`
  const caller = new Caller(app.url)
  const who = { name: 'Ada', email, password: PASSWORD, confirmPassword: PASSWORD, terms: 'on' }
  await caller.post('/signup', Object.entries(who))
  await caller.post(mailbox.linkIn(await mailbox.waitFor(email, /confirm/i), /auth\/confirm/), [])
  await signInAs(caller, { email, password: PASSWORD })
  const keys = ['Old phone', 'Somebody’s laptop', 'Tablet']
  for (const name of keys)
    await db.sql`
      insert into passkeys (id, user_id, public_key, name)
      select ${randomUUID()}, id, ${Buffer.alloc(77)}, ${name} from accounts where email = ${email}
    `
  const elsewhere = new Caller(app.url)
  await elsewhere.post('/auth/forgot', [['email', email]])
  const mail = await mailbox.waitFor(email, /password/i)
  const link = new URL(mailbox.linkIn(mail, /mode=reset/))
  const next = { password: 'Hearthstone10', confirmPassword: 'Hearthstone10' }
  const reset = await elsewhere.post(link.pathname + link.search, Object.entries(next))
  expect(reset.goesTo).toBe('/auth/passkeys-after-reset')
  const shown = (await elsewhere.get(reset.goesTo)).body
  for (const name of keys) expect(shown).toContain(name.replace('’', '’'))
  expect(shown).toContain('never used')
  const first = shown.match(/name="passkey" value="([^"]+)"/)?.[1] ?? ''
  await elsewhere.post(reset.goesTo, [
    ['intent', 'one'],
    ['passkey', first],
  ])
  const left = async () =>
    (await db.sql`select from passkeys where user_id = (select id from accounts where email = ${email})`)
      .count
  expect(await left()).toBe(2)
  // Nobody else can do that.
  await new Caller(app.url).post(reset.goesTo, [['intent', 'all']])
  expect(await left()).toBe(2)
  expect((await elsewhere.post(reset.goesTo, [['intent', 'all']])).goesTo).toBe('/auth')
  expect(await left()).toBe(0)
  expect((await elsewhere.get('/auth/passkeys-after-reset')).goesTo).toBe('/auth')
  await signInAs(elsewhere, { email, password: 'Hearthstone10' })
  await mailbox.waitFor(email, /new device/i)
  await db.close()
})

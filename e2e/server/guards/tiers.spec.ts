import { randomUUID } from 'node:crypto'
import { CATALOGUE } from '#core/billing/catalogue.ts'
import { FEATURES, type Feature, hasFeature } from '#core/billing/features.ts'
import { TIERS } from '#core/billing/tiers.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Caller, newcomer, severalAtOnce, waysTo } from './caller.ts'
import { fill, GUARDED, NEEDS_PLAN, OPEN, SHORT } from './routes.ts'

/** A link that leads from what is not part of the plan to the plans. */
const TO_PLANS = /<main[\s\S]*href="\/app\/upgrade[\s\S]*<\/main>/
const IS_MISSING = /<main[\s\S]*href="\/app\/upgrade\?missing[\s\S]*<\/main>/

/** Pages that a lower plan has as well, with less on them. */
const SHARED: readonly Feature[] = ['assistant_ai', 'real_time_insights']

const WAYS = ['page', 'data', 'its own data', 'form', 'form by script']

/** The rooms that belong to a higher plan, with everything under them. */
const ROOMS: Record<string, readonly string[]> = {
  '/app/sales-hub': ['pro', 'collective'],
  '/app/campaigns': ['pro', 'collective'],
  '/app/links': ['pro', 'collective'],
  '/app/analytics': ['pro', 'collective'],
  '/app/brand-watch': ['collective'],
  '/app/vault': ['collective'],
  '/app/requests': ['collective'],
}

const address = ({ pattern, id }: { pattern: string; id: string }) => ({
  path: fill(pattern, randomUUID()),
  id,
})

/** Asks in all five ways; `look` answers what is wrong with an answer, or null. */
async function walk(
  caller: Caller,
  routes: readonly { pattern: string; id: string }[],
  look: (answer: { status: number; goesTo: string }, pattern: string, way: string) => string | null,
): Promise<string[]> {
  const wrong: string[] = []
  await severalAtOnce(routes, async route => {
    for (const [way, ask] of Object.entries(waysTo(caller, address(route)))) {
      const answer = await ask()
      const outcome = look(answer, route.pattern, way)
      if (outcome) wrong.push(`${route.pattern} as ${way}: ${answer.status} ${answer.goesTo} ${outcome}`)
    }
  })
  return wrong
}

/** A resource that no page leads to may say 401, or 405 where nothing takes a form, instead of leading to the sign-in. */
const leadsTo = (target: string) => (answer: { status: number; goesTo: string }) =>
  answer.goesTo.split('?')[0] === target || ([401, 405].includes(answer.status) && target === '/auth')
    ? null
    : `instead of ${target}`

test('a visitor gets nothing that is not for everybody, however it is asked for', async ({ app }) => {
  test.slow()
  expect(GUARDED.length).toBeGreaterThan(25)
  expect(Object.keys(waysTo(new Caller(app.url), { path: '/', id: 'x' }))).toEqual(WAYS)
  expect(await walk(new Caller(app.url), GUARDED, leadsTo('/auth'))).toEqual([])
})

test('what is for everybody answers everybody, and short addresses lead to an address of ours', async ({
  app,
}) => {
  test.slow()
  const visitor = new Caller(app.url)
  const failed = ({ status }: { status: number }) => (status < 500 ? null : 'fails')
  expect(await walk(visitor, OPEN, failed)).toEqual([])
  for (const route of SHORT) {
    const { goesTo } = await visitor.get(address(route).path)
    expect(goesTo, route.pattern).toMatch(/^\/(app|select-tier|manage-your-subscription)(\/|\?|$)/)
  }
})

test('without a plan everything of the workspace leads to the plans', async ({ app, mailbox }) => {
  test.slow()
  const someone = await newcomer(app, mailbox, null)
  expect(await walk(someone, NEEDS_PLAN, leadsTo('/select-tier'))).toEqual([])
})

for (const tier of TIERS) {
  test(`on ${tier} every room answers in every way, and a higher plan's leads to the upgrade`, async ({
    app,
    mailbox,
  }) => {
    test.slow()
    const someone = await newcomer(app, mailbox, tier)
    const wrong = await walk(someone, GUARDED, (answer, pattern) => {
      const room = Object.keys(ROOMS).find(one => pattern === one || pattern.startsWith(`${one}/`))
      if (room && !ROOMS[room]?.includes(tier))
        return /^\/app\/upgrade\?missing=\w/.test(answer.goesTo) ? null : 'instead of the upgrade'
      if (answer.status >= 500) return 'fails'
      if (tier === 'collective' && answer.goesTo.startsWith('/app/upgrade?missing'))
        return 'although every room is theirs'
      return /^\/(auth|select-tier)(\?|$)/.test(answer.goesTo) && !pattern.startsWith('/billing')
        ? 'although they are in, with a plan'
        : null
    })
    expect(wrong).toEqual([])

    for (const feature of FEATURES) {
      const { name, to } = CATALOGUE[feature]
      const { status, goesTo, body } = await someone.get(to)
      if (hasFeature(tier, feature) || SHARED.includes(feature)) {
        expect({ status, goesTo }, `${name} on ${tier}`).toEqual({ status: 200, goesTo: '' })
        expect(IS_MISSING.test(body), `${name} is said to be missing on ${tier}`).toBe(false)
      } else if (goesTo === '')
        expect(TO_PLANS.test(body), `${name} leads to the plans on ${tier}`).toBe(true)
      else expect(goesTo, `${name} on ${tier}`).toMatch(/^\/app\/upgrade\?missing=\w/)
    }
  })
}

test('an old cookie opens nothing once its owner signed out', async ({ app, mailbox }) => {
  test.slow()
  const owner = await newcomer(app, mailbox, 'creator')
  const stale = owner.copy()
  expect((await stale.get('/app/dashboard')).status).toBe(200)
  await owner.post('/sign-out', [])
  expect(await walk(stale, GUARDED, leadsTo('/auth'))).toEqual([])
})

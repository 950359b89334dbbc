import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test,
} from 'playwright/test'
import { MOST_BYTES } from '#scripts/measure/harness/load/weigh-pages.ts'
import { type App, startApp } from '#scripts/measure/harness/servers/app.ts'
import { BUSY_PERSON, BUSY_QUIZ } from '#scripts/measure/harness/servers/crowd-sales.ts'
import { makeCrowdedWorkspace } from '#scripts/measure/harness/servers/crowded-workspace.ts'
import { openServerDatabase, type ServerDatabase } from '#scripts/measure/harness/servers/databases.ts'
import type { SignedIn } from '#scripts/measure/harness/servers/workspaces.ts'
import { untilAwake } from '../fixtures/until-awake.ts'

/** Where posts are planned and published, and what is read for them. */
const CONTENT = [
  '/app/content',
  '/app/content?view=month',
  '/app/content?view=list',
  '/app/content?tab=create',
  '/app/content?tab=publish',
  '/app/content?tab=ideas',
  '/app/content?tab=ideas&board=new',
  '/app/brand-watch',
]

/** Analytics of each length of time, in words and divided by what has many rows, and what else counts. */
const COUNTED = [
  ...['period=7', 'period=30', 'period=90', 'period=365', 'from=2026-01-05&to=2026-03-29'].flatMap(days =>
    ['', '&by=network', '&by=story', '&by=story&page=2', '&by=pillar', '&by=offer'].map(
      by => `/app/analytics?${days}${by}`,
    ),
  ),
  '/app/dashboard/numbers',
]
const MENTIONS = '/app/brand-watch/mentions'

const HUB = '/app/sales-hub'

// One crowd for all.
test.describe.configure({ mode: 'default' })

let database: ServerDatabase | string
let app: App
let founder: SignedIn
/** One of each of what is sold with. */
let ids: Readonly<Record<'person' | 'deal' | 'offer' | 'form' | 'quiz', string>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  database = await openServerDatabase()
  if (typeof database === 'string') return
  const { place, use } = database
  founder = await use(db => makeCrowdedWorkspace(db, place.url))
  ids = await use(async ({ sql }) => {
    const [one] = await sql<(typeof ids)[]>`
      select l.id as person, d.id as deal, d.offer_id as offer, (select min(id::text) from lead_forms where kind = 'form') as form,
        (select id from lead_forms where name = ${BUSY_QUIZ}) as quiz
      from leads l join deals d on d.user_id = l.user_id and d.lead_id = l.id where l.name = ${BUSY_PERSON}
    `
    if (!one) throw new Error('Nobody has a deal')
    return one
  })
  app = await startApp(place, {}, { role: '--web' })
})
test.afterAll(async () => {
  if (typeof database === 'string') return
  await app.stop()
  await database.remove()
})
test.beforeEach(() => test.skip(typeof database === 'string', String(database)))

const ask = async (path: string) => {
  const answer = await fetch(`http://localhost:${app.port}${path}`, { headers: { cookie: founder.cookie } })
  expect(answer.status, path).toBe(200)
  return answer.text()
}

/** A page of the founder's browser. */
async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const baseURL = `http://localhost:${app.port}`
  const context = await browser.newContext({ baseURL, ...options })
  const [name = '', value = ''] = founder.cookie.split('=')
  await context.addCookies([{ name, value, url: baseURL }])
  return context.newPage()
}

test('the pages of content weigh no more in a crowded workspace', async () => {
  const week = await ask('/app/content')
  const linked = ['slot', 'draft'].flatMap(name => {
    const link = new RegExp(`href="(/app/content\\?[^"#]*\\b${name}=[^"#]*)`).exec(week)?.[1]
    return link ? [link.replaceAll('&amp;', '&')] : []
  })
  expect(linked).not.toEqual([])
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const months = [`/app/content?view=month&date=${soon}`]
  for (const path of [...CONTENT, ...linked, ...months])
    expect.soft(Buffer.byteLength(await ask(path)), path).toBeLessThanOrEqual(MOST_BYTES)
})

test('the editor with a post and alignment in depth weigh no more, either', async () => {
  const drafts = [...(await ask('/app/content')).matchAll(/href="(\/app\/create\?post=[^"#&]+)/g)]
  expect(drafts).not.toEqual([])
  for (const path of [...drafts.map(([, link = '']) => link), '/app/clarify/alignment'])
    expect.soft(Buffer.byteLength(await ask(path)), path).toBeLessThanOrEqual(MOST_BYTES)
})

test('a crowded month shows two posts of each day, and leads to the rest', async ({ browser }) => {
  const page = await openPage(browser, { javaScriptEnabled: false })
  await page.goto('/app/content?view=month')
  const days = page
    .locator('.planner-days > li')
    .filter({ has: page.getByRole('link', { name: / more on / }) })
  expect(await days.count()).toBeGreaterThan(5)
  for (const day of await days.all()) await expect(day.getByRole('listitem')).toHaveCount(2)
  await page.context().close()
})

test('what a month shows beside it leads back to that month', async ({ browser }) => {
  const page = await openPage(browser, { javaScriptEnabled: false })
  const today = new Date().toISOString()
  const past = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 2, 1))
  // The month before this one, or this one, shows days of its neighbour that have posts.
  for (const month of [past.toISOString().slice(0, 7), today.slice(0, 7)]) {
    await page.goto(`/app/content?view=month&date=${month}-15`)
    const beside = page.locator(`.planner-days a[href$="back=${month}"]`)
    if ((await beside.count()) === 0) continue
    const name = await page.getByRole('heading', { level: 2 }).first().innerText()
    await beside.first().click()
    await page.getByRole('main').getByRole('link', { name: 'Content', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(name)
    await page.context().close()
    return
  }
  throw new Error('No month shows a post of its neighbour')
})

test('the pages that count weigh no more, and neither do mentions of a brand with many offers', async () => {
  const queries = ['', '?page=2', '?period=7', '?period=90', '?sentiment=positive', '?names=2']
  for (const path of [...COUNTED, ...queries.map(query => MENTIONS + query)])
    expect.soft(Buffer.byteLength(await ask(path)), path).toBeLessThanOrEqual(MOST_BYTES)
})

test('every name is a link away from its mentions, and every row of Analytics from the letter', async ({
  browser,
}) => {
  const page = await openPage(browser, { javaScriptEnabled: false })
  const main = page.getByRole('main')
  const region = (name: string | RegExp) => main.getByRole('region', { name })

  await test.step('a name that the filter has no room for', async () => {
    await page.goto(MENTIONS)
    await page.getByRole('link', { name: /^Choose from all \d+ names$/ }).click()
    const names = region('What we look for')
    await names.getByRole('link', { name: 'Next' }).click()
    const name = names.getByRole('listitem').getByRole('link').last()
    const text = (await name.innerText()).replace(/[“”]/g, '')
    await expect(page.getByLabel('Mentions of').locator('option', { hasText: text })).toHaveCount(0)
    await name.click()
    await expect(page.getByLabel('Mentions of').locator('option:checked')).toHaveText(text)
  })

  await test.step('the stories that won something, all of them in the table', async () => {
    await page.goto('/app/analytics?period=365')
    await region('Where it came from').getByRole('link', { name: 'Story', exact: true }).click()
    await expect(page).toHaveURL(/period=365&by=story/)
    await expect(region('Did it pay?').getByText(/^\d+ others$/)).toBeVisible()
    const table = region('Numbers by story')
    await expect(table.getByRole('row')).toHaveCount(11)
    await main.getByRole('link', { name: 'Next' }).click()
    await expect(main.getByText(/^Page 2 of /)).toBeVisible()
    await main.getByRole('link', { name: 'Read the four questions' }).click()
    await expect(page).toHaveURL(/analytics\?period=365$/)
    await expect(main.getByRole('heading', { name: 'Did you show up?' })).toBeVisible()
  })
  await page.context().close()
})

test('what a crowded week, the publish tab and the board do not show, they lead to', async ({ browser }) => {
  const page = await openPage(browser, { javaScriptEnabled: false })
  const posts = page.getByRole('main').locator('a[href^="/app/content/planned/"]')

  await page.goto('/app/content')
  const day = page
    .locator('.planner-days > li')
    .filter({ has: page.getByRole('link', { name: / more on / }) })
  const shown = await day.first().getByRole('listitem').count()
  const more = day.first().getByRole('link', { name: / more on / })
  const rest = Number.parseInt(await more.innerText(), 10)
  await more.click()
  await expect(page).toHaveURL(/view=day/)
  await expect(posts).toHaveCount(shown + rest)

  await page.goto('/app/content?tab=publish')
  await page.getByRole('link', { name: /^\d+ more: Failed/ }).click()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('failed')
  await expect(posts).toHaveCount(25)
  // Its page leads back to where it was come from.
  await posts.first().click()
  await page.getByRole('main').getByRole('link', { name: 'Content', exact: true }).click()
  await expect(page).toHaveURL(/status=failed/)

  await page.goto('/app/content?tab=ideas')
  const all = page.getByRole('link', { name: /^Show all \d+ in / }).first()
  const count = Number(/\d+/.exec(await all.innerText())?.[0])
  await all.click()
  await expect(page).toHaveURL(/board=/)
  await expect(page.getByRole('button', { name: /^(Write post|Open draft)$/ })).toHaveCount(
    Math.min(count, 20),
  )
  await page.context().close()
})

test('the way to what a crowded day and a crowded stage do not show keeps the filter', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const page = await openPage(browser, { javaScriptEnabled: false })
  const main = page.getByRole('main')
  const digits = async (link: Locator) => Number(/\d+/.exec(await link.innerText())?.[0])

  await test.step('a day of the month, with one network’s posts alone', async () => {
    if (typeof database === 'string') return
    await database.use(
      ({ sql }) => sql`
        update content_planner p set platform = 'linkedin'
        from (
          select id, row_number() over (order by scheduled_for) as n from content_planner
          where user_id = ${founder.userId} and scheduled_for between now() + interval '2 days' and now() + interval '5 days'
        ) d
        where p.id = d.id and d.n % 2 = 0
      `,
    )
    const posts = main.locator('a[href^="/app/content/planned/"]')
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await page.goto(`/app/content?view=month&platform=linkedin&date=${soon}`)
    const more = page.getByRole('link', { name: / more on / })
    const day = main.getByRole('listitem').filter({ has: more }).first()
    const all =
      (await day.getByRole('listitem').count()) + (await digits(day.getByRole('link', { name: / more on / })))
    await day.getByRole('link', { name: / more on / }).click()
    await expect(page).toHaveURL(/view=day/)
    await expect(page.getByRole('combobox', { name: 'Platform' })).toHaveValue('linkedin')
    await expect(posts).toHaveCount(all)
    await page.goto(page.url().replace(/platform=linkedin&?/, ''))
    expect(await posts.count()).toBeGreaterThan(all)
  })

  await test.step('a stage of the board, with overdue deals alone', async () => {
    const inNew = main.getByRole('link', { name: /^Show all \d+ in New/ })
    await page.goto(`${HUB}/pipeline`)
    const any = await digits(inNew)
    await page.goto(`${HUB}/pipeline?overdue=yes`)
    const overdue = await digits(inNew)
    expect(overdue).toBeLessThan(any)
    await inNew.click()
    await expect(page).toHaveURL(/stage=new/)
    const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
    const late = rows.filter({ has: page.locator('.text-danger') })
    const next = main.getByRole('link', { name: 'Next' })
    let listed = 0
    for (let number = 1; ; number += 1) {
      await expect(main.getByLabel('Overdue only')).toBeChecked()
      listed += await rows.count()
      await expect(late).toHaveCount(await rows.count())
      if ((await next.count()) === 0) break
      await next.click()
      await expect(main.getByText(`Page ${number + 1} of `)).toBeVisible()
    }
    expect(listed).toBe(overdue)
  })
  await page.context().close()
})

test('the pages of the Sales Hub weigh no more, either', async () => {
  const { person, deal, offer, form, quiz } = ids
  const [pipeline, money] = [`${HUB}/pipeline`, `${HUB}/money`]
  const board = ['', 'overdue=yes', 'add=deal', 'choose=offer', `move=${deal}`, `offer=${offer}`]
  const table = ['view=table', 'view=table&stage=won&page=2', `view=table&stage=new&move=${deal}`]
  const won = [
    '',
    'rows=2',
    'side=last',
    'by=network&side=last&of=linkedin&page=2',
    'by=offer',
    'by=offer&rows=2',
  ]
  for (const path of [
    ...['', '?page=2', '/proposals', '/people', '/people?q=josephine', '/forms'].map(at => HUB + at),
    ...['/offers', '/offers?page=2', '/replies'].map(at => HUB + at),
    ...[...board, ...table].map(query => `${pipeline}?${query}`),
    ...won.map(query => `${money}?${query}`),
    ...['', '?choose=offer'].map(query => `${HUB}/deals/${deal}${query}`),
    ...['', '?page=3', '?choose=story', '/reply', '/merge'].map(query => `${HUB}/people/${person}${query}`),
    ...['', '?add=story'].map(query => `/app/offers/${offer}${query}`),
    ...['', '?choose=offer'].map(query => `${HUB}/forms/${form}${query}`),
    ...['', '&question=z6'].map(query => `${HUB}/forms/${quiz}?part=quiz${query}`),
    '/app/links',
  ])
    expect.soft(Buffer.byteLength(await ask(path)), path).toBeLessThanOrEqual(MOST_BYTES)
})

test('what the Sales Hub has no room for is a link away', async ({ browser }) => {
  test.setTimeout(120_000)
  const seller = await openPage(browser, { javaScriptEnabled: false })
  const main = seller.getByRole('main')
  const pressed = (name: string | RegExp) => main.getByRole('link', { name }).first().click()

  await test.step('all who wait are reached by the page, and a reply leads back there', async () => {
    await seller.goto(HUB)
    await pressed('Next')
    await expect(main.getByText(/^Page 2 of /)).toBeVisible()
    await main
      .getByRole('button', { name: /^I’ve replied to Josephine/ })
      .first()
      .click()
    await expect(seller).toHaveURL(/sales-hub\?page=2/)
  })

  await test.step('a deal that the board has no room for is moved in the table', async () => {
    await seller.goto(`${HUB}/pipeline`)
    await pressed(/^Show all \d+ in New/)
    await pressed('Next')
    const row = main.getByRole('row').nth(3)
    const name = (await row.locator('b').innerText()).trim()
    await row.getByRole('link', { name: `Move ${name}` }).click()
    await main.getByLabel(`Stage of ${name}`).selectOption('Proposal')
    await main.getByRole('button', { name: `Move ${name}` }).click()
    await expect(seller).toHaveURL(/view=table&stage=new&page=2/)
    await expect(main.getByRole('link', { name: `Move ${name}`, exact: true })).toHaveCount(0)
  })

  await test.step('one of many offers is chosen for the board', async () => {
    await seller.goto(`${HUB}/pipeline?overdue=yes`)
    await pressed(/^Any offer/)
    await pressed('Next')
    await pressed('Bread course for teams, number 60')
    await expect(main.getByRole('link', { name: /^Bread course for teams, number 60/ })).toBeVisible()
    await expect(main.getByLabel('Overdue only')).toBeChecked()
    await pressed('Show any offer')
    await expect(main.getByRole('link', { name: /^Any offer/ })).toBeVisible()
  })

  await test.step('and for a deal, which keeps it once it is saved', async () => {
    await seller.goto(`${HUB}/deals/${ids.deal}`)
    await pressed('Choose another offer')
    await pressed('Bread course for teams, number 33')
    await expect(main.getByText('Save the deal to keep the offer you chose.')).toBeVisible()
    await main.getByRole('button', { name: 'Save deal' }).click()
    await expect(main.getByText('Save the deal to keep the offer you chose.')).toHaveCount(0)
    await expect(main.getByText('Bread course for teams, number 33').first()).toBeVisible()
    await pressed('Choose another offer')
    await pressed('No offer')
    await main.getByRole('button', { name: 'Save deal' }).click()
    await expect(main.getByRole('link', { name: 'Choose an offer' })).toBeVisible()
  })

  await test.step('and for a new deal', async () => {
    await seller.goto(`${HUB}/pipeline`)
    await pressed('New deal')
    await pressed('Choose an offer')
    await pressed('Bread course for teams, number 33')
    await main.getByRole('button', { name: 'Add deal' }).click()
    await expect(main.getByText('Bread course for teams, number 33')).toBeVisible()
    await main.getByLabel('Person', { exact: true }).fill('new.baker@example.test')
    await main.getByRole('button', { name: 'Add deal' }).click()
    await expect(main.getByRole('heading', { name: 'Bread course for teams, number 33' })).toBeVisible()
  })

  await test.step('and for a form, which keeps what was typed on the way', async () => {
    await seller.goto(`${HUB}/forms/${ids.form}`)
    await main.getByLabel('Introduction').fill('What we bake together')
    await main.getByRole('button', { name: 'Save and choose an offer' }).click()
    await pressed('Next')
    await pressed('Bread course for teams, number 60')
    await expect(main.getByText('Save the form to keep the offer you chose.')).toBeInViewport()
    await expect(main.getByLabel('Introduction')).toHaveValue('What we bake together')
    // Enter saves, and leads to no offers.
    await main.getByLabel('Title').press('Enter')
    await expect(main.getByText('Save the form to keep the offer you chose.')).toHaveCount(0)
    await expect(main.getByRole('button', { name: 'Save and choose another offer' })).toBeVisible()
    await expect(main.getByText('Bread course for teams, number 60')).toBeVisible()
  })

  await test.step('a story is found for an offer', async () => {
    await seller.goto(`/app/offers/${ids.offer}`)
    await pressed('Add a story')
    await main.getByLabel('Search stories').fill('111 loaves')
    await main.getByRole('button', { name: 'Search' }).click()
    await main.getByRole('button', { name: /^The story of 111 loaves/ }).click()
    await expect(main.getByRole('link', { name: /^The story of 111 loaves/ })).toBeVisible()
    await pressed('Add a story')
    await main.getByLabel('Search stories').fill('111 loaves')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(main.getByText('No story matches.')).toBeVisible()
    await pressed('Show newest stories')
    await expect(main.getByText('Newest first: 1 to 15 of')).toBeVisible()
  })

  await test.step('and for what somebody told', async () => {
    await seller.goto(`${HUB}/people/${ids.person}?choose=story`)
    await pressed('Next')
    await expect(main.getByText('Newest first: 16 to 30 of')).toBeVisible()
    const story = main.getByRole('listitem').getByRole('button').nth(4)
    const title = (await story.innerText()).trim()
    await story.click()
    await expect(main.getByRole('link', { name: title }).first()).toBeVisible()
    await main.getByLabel('Company').fill('Another company')
    await main.getByRole('button', { name: 'Save person' }).click()
    await expect(main.getByRole('link', { name: title }).first()).toBeVisible()
    await pressed('Choose another')
    await main.getByRole('button', { name: 'None of them' }).click()
    await expect(main.getByRole('link', { name: 'Choose a story' })).toBeVisible()
  })
  await seller.context().close()
})

test('a move on a crowded board keeps the place, a number leads to its deals, and what was typed waits', async ({
  browser,
}) => {
  const page = await openPage(browser)
  const main = page.getByRole('main')
  await page.goto(`${HUB}/pipeline`)
  await untilAwake(page)
  const move = main.getByRole('link', { name: /^Move / }).nth(4)
  await move.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 400))
  await move.click()
  await expect(main.getByRole('combobox', { name: /^Stage of / })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)

  await page.goto(`${HUB}/money?by=network`)
  await untilAwake(page)
  await main
    .getByRole('row', { name: /LinkedIn/ })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/side=last&of=linkedin#behind/)
  await expect(main.getByText('Newest first: 1 to 15 of')).toBeInViewport()
  await main.getByRole('link', { name: 'Next' }).click()
  await expect(main.getByText('Newest first: 16 to 30 of')).toBeInViewport()

  // What was typed before an offer is chosen is offered again.
  await page.goto(`${HUB}/pipeline?add=deal`)
  await untilAwake(page)
  await main.getByLabel('Person', { exact: true }).fill('Kim Baker')
  await main.getByRole('link', { name: 'Choose an offer' }).click()
  await main.getByRole('link', { name: 'Bread course for teams, number 1', exact: true }).click()
  await main.getByRole('button', { name: 'Restore' }).click()
  await expect(main.getByLabel('Person', { exact: true })).toHaveValue('Kim Baker')
  await expect(main.getByText('Bread course for teams, number 1 ')).toBeVisible()
  await page.context().close()
})

import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { DEMO } from '#scripts/local/demo.ts'
import { type AppServer, startAppServer } from '#tests/support/app-server.ts'
import { type CrowdedSales, crowdSales } from '../fixtures/crowded-sales.ts'

/** HTML of a page of the workspace, uncompressed (docs/performance.md). */
const MOST_BYTES = 45_000
const HUB = '/app/sales-hub'

let app: AppServer
let crowd: CrowdedSales
test.beforeAll(async () => {
  test.setTimeout(240_000)
  app = await startAppServer({}, { demo: true })
  crowd = await crowdSales(app)
})
test.afterAll(() => app.stop())

async function signIn(page: Page): Promise<void> {
  await page.goto(`${app.url}/auth`)
  await page.getByLabel('Email').first().fill(DEMO.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/app/)
}

/** The same person in a browser without scripts. */
async function bareContext(page: Page): Promise<BrowserContext> {
  const browser = page.context().browser()
  if (!browser) throw new Error('No browser')
  return browser.newContext({
    baseURL: app.url,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
}

test('no page of a crowded Sales Hub is heavier than a page may be', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page)
  const { person, offer, deal, form } = crowd
  const heavy: string[] = []
  for (const path of [
    ...['', '?page=2', '/pipeline', '/pipeline?overdue=yes', '/pipeline?add=deal', '/pipeline?choose=offer'],
    ...[
      `/pipeline?move=${deal}`,
      `/pipeline?offer=${offer}`,
      '/pipeline?view=table',
      `/pipeline?view=table&move=${deal}`,
    ],
    ...[
      '/money',
      '/money?rows=2',
      '/money?side=last',
      '/money?by=network&side=last&of=linkedin&page=2',
      '/money?by=offer',
    ],
    ...[
      '/proposals',
      '/people',
      '/people?q=josephine',
      '/forms',
      `/forms/${form}`,
      '/offers',
      '/offers?page=2',
      '/replies',
    ],
    ...[`/deals/${deal}`, `/deals/${deal}?choose=offer`, `/people/${person}`, `/people/${person}?page=3`],
    ...[`/people/${person}?choose=story`, `/people/${person}/reply`, `/people/${person}/merge`],
    ...[`/../offers/${offer}`, `/../offers/${offer}?add=story`, '/../links'],
  ]) {
    const answer = await page.request.get(`${app.url}${HUB}${path}`)
    expect(answer.status(), path).toBe(200)
    const bytes = (await answer.body()).byteLength
    if (bytes > MOST_BYTES) heavy.push(`${path} ${bytes}`)
  }
  expect(heavy).toEqual([])
})

test('what a crowd does not leave room for is a link away, without scripts', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page)
  const bare = await bareContext(page)
  const seller = await bare.newPage()
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
    await seller.goto(`${HUB}/deals/${crowd.deal}`)
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

  await test.step('a story is found for an offer', async () => {
    await seller.goto(`/app/offers/${crowd.offer}`)
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
    await seller.goto(`${HUB}/people/${crowd.person}?choose=story`)
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
  await bare.close()
})

test('moving a deal in a crowded board keeps the place, and a number leads to its deals', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page)
  const main = page.getByRole('main')
  await page.goto(`${app.url}${HUB}/pipeline`)
  await page.waitForLoadState('networkidle')
  const move = main.getByRole('link', { name: /^Move / }).nth(4)
  await move.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 400))
  await move.click()
  await expect(main.getByRole('combobox', { name: /^Stage of / })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)

  await page.goto(`${app.url}${HUB}/money?by=network`)
  await page.waitForLoadState('networkidle')
  await main
    .getByRole('row', { name: /LinkedIn/ })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/side=last&of=linkedin#behind/)
  await expect(main.getByText('Newest first: 1 to 15 of')).toBeInViewport()
  await main.getByRole('link', { name: 'Next' }).click()
  await expect(main.getByText('Newest first: 16 to 30 of')).toBeInViewport()
})

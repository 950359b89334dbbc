import { expect, type Page, test } from 'playwright/test'
import { DEMO } from '#scripts/local/demo.ts'
import { MOST_BYTES, weighPages } from '#scripts/measure/harness/load/weigh-pages.ts'
import { type AppServer, startAppServer } from '#tests/support/app-server.ts'

/** More than the demo workspace has, so that links that never end are found out. */
const MOST_PAGES = 1200

/** Two pages of them. */
const MANY_VERSIONS = 20

let app: AppServer
test.beforeAll(async () => {
  app = await startAppServer({}, { demo: true })
})
test.afterAll(() => app.stop())

async function signIn(page: Page): Promise<void> {
  await page.goto(`${app.url}/auth`)
  await page.getByLabel('Email').first().fill(DEMO.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/app/)
}

test('no page that a lived-in workspace leads to is heavier than a page may be', async ({ page }) => {
  test.setTimeout(300_000)
  await signIn(page)
  const weights = await weighPages(
    async address => {
      const answer = await page.request.get(`${app.url}${address}`)
      return answer.headers()['content-type']?.includes('text/html') ? answer.body() : null
    },
    { mostPages: MOST_PAGES },
  )
  expect(weights.size).toBeGreaterThan(400)
  expect(weights.size).toBeLessThan(MOST_PAGES)
  expect([...weights].filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([])
})

/** Bytes of scripts, as they are sent, that a room of the workspace asks for before somebody presses anything. */
const SCRIPTS = {
  dashboard: 150_000,
  storybank: 170_000,
  clarify: 170_000,
  content: 175_000,
  create: 180_000,
}

for (const [room, most] of Object.entries(SCRIPTS)) {
  test(`${room} brings at most ${most / 1000} kB of scripts`, async ({ page }) => {
    await signIn(page)
    const text = await (await page.request.get(`${app.url}/app/${room}`)).text()
    const ahead = text.match(/for\(const name of"([^"]+)"/)?.[1]?.split(' ') ?? []
    const scripts = new Set([
      ...ahead.map(name => `/assets/${name}.js`),
      ...[...text.matchAll(/(?:import|from) "(\/assets\/[^"]+)"/g)].map(match => match[1]),
    ])
    expect(scripts.size).toBeGreaterThan(10)
    let bytes = 0
    for (const script of scripts) {
      const answer = await page.request.get(`${app.url}${script}`, { headers: { 'Accept-Encoding': 'br' } })
      bytes += Number(answer.headers()['content-length'])
    }
    expect(bytes).toBeLessThanOrEqual(most)
  })
}

test('what comes in parts goes on with the next one, without scripts, too', async ({ page, browser }) => {
  await signIn(page)
  const bare = await browser.newContext({
    baseURL: app.url,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const reader = await bare.newPage()
  const goOn = () => reader.getByRole('link', { name: 'Next' }).first().click()

  await reader.goto('/app/clarify/versions?from=0&to=1')
  await expect(reader.getByText(/answers differ, here 1 to \d+\./)).toBeVisible()
  await goOn()
  await expect(reader.getByText(/answers differ, here (?!1 )\d+ to \d+\./)).toBeVisible()

  await reader.goto('/app/settings/assistant?show=text')
  const told = reader.locator('pre')
  const beginning = await told.innerText()
  await goOn()
  await expect(reader.getByText(/^Page 2 of /)).toBeVisible()
  expect(await told.innerText()).not.toBe(beginning)

  await reader.goto('/app/clarify/alignment?choose=post')
  await goOn()
  await expect(reader.getByText(/^Newest first: 16 to 30 of /)).toBeVisible()
  const chosen = await reader.getByLabel('Post', { exact: true }).locator('option').nth(3).innerText()
  await reader.getByLabel('Post', { exact: true }).selectOption({ index: 3 })
  await reader.getByRole('button', { name: 'Compare post' }).click()
  await expect(reader.getByRole('heading', { name: /^Beside your best/ })).toBeVisible()
  await expect(reader.getByRole('main').getByRole('link', { name: chosen }).first()).toBeVisible()
  await bare.close()
})

test('a brand with many versions is no heavier to compare than one with few', async ({ page, browser }) => {
  await signIn(page)
  const bare = await browser.newContext({
    baseURL: app.url,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const writer = await bare.newPage()
  await writer.goto('/app/clarify')
  for (let save = 1; save <= MANY_VERSIONS; save++) {
    await writer
      .locator('textarea')
      .first()
      .fill(`What hurts, said for the ${save}th time and not for the last`)
    await writer.getByRole('button', { name: 'Save', exact: false }).first().click()
    await writer.waitForLoadState()
  }
  for (const query of ['', '?from=0&to=1', '?page=2']) {
    const html = await (await bare.request.get(`/app/clarify/versions${query}`)).body()
    expect(html.toString()).toContain('Saved versions')
    expect(html.byteLength, query).toBeLessThan(MOST_BYTES)
  }
  await bare.close()
})

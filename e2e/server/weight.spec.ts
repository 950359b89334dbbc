import { expect, type Page, test } from 'playwright/test'
import { DEMO } from '#scripts/local/demo.ts'
import { type AppServer, startAppServer } from '#tests/support/app-server.ts'

/** HTML of a page of the workspace, uncompressed: what a person waits for on a slow line (docs/performance.md). */
const MOST_BYTES = 45_000
/** More than the demo workspace has, so that links that never end are found out. */
const MOST_PAGES = 1200
/** Of addresses that differ in what their query says alone, or in whose page it is, so many are looked at. */
const MOST_ALIKE = 6

/** Two pages of them. */
const MANY_VERSIONS = 20

/** What is asked for by a link and heavier still, each with what it may weigh. */
const HEAVIER: readonly (readonly [address: RegExp, most: number])[] = [
  // The questions of a quiz: thirty answers with three fields each, which hold what somebody typed.
  [/^\/app\/sales-hub\/forms\/[^/]+\?part=quiz$/, 58_000],
  // Numbers divided by story, of days other than the last thirty: each row has ten links with its id and the days.
  [/^\/app\/analytics\?(?=.*by=story)(?=.*(?:period|from)=)/, 47_500],
]

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
  const [seen, open, alike] = [new Set(['/app/dashboard']), ['/app/dashboard'], new Map<string, number>()]
  const heavy: string[] = []
  for (let path = open.shift(); path !== undefined && seen.size < MOST_PAGES; path = open.shift()) {
    const answer = await page.request.get(`${app.url}${path}`)
    if (!answer.headers()['content-type']?.includes('text/html')) continue
    const html = await answer.body()
    if (html.byteLength > mostOf(path)) heavy.push(`${path} ${html.byteLength}`)
    for (const next of pagesIn(html.toString())) {
      if (seen.has(next)) continue
      const kind = kindOf(next)
      const count = alike.get(kind) ?? 0
      if (next.includes('?') && count >= MOST_ALIKE) continue
      alike.set(kind, count + 1)
      seen.add(next)
      open.push(next)
    }
  }
  expect(seen.size).toBeGreaterThan(400)
  // Every exception is still one that is met: what has gone needs no room.
  for (const [address] of HEAVIER) expect([...seen].filter(path => address.test(path))).not.toEqual([])
  expect(seen.size).toBeLessThan(MOST_PAGES)
  expect(heavy).toEqual([])
})

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

/** The pages of the workspace that a page leads to, with and without what their query asks for; files are none. */
function pagesIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([link]) => {
    const address = /\bhref="(\/app\/[^"#]*)/.exec(link)?.[1]?.replaceAll('&amp;', '&')
    if (address === undefined || /\bdownload\b|\/export\//.test(link)) return []
    const path = address.replace(/\?.*/, '')
    return path === address ? [path] : [path, address]
  })
}

/** What addresses have in common that lead to the same page: its path without ids, and what its query is about. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const path = pathname.replace(/\/[0-9a-f-]{36}(?=\/|$)/g, '/*')
  return `${path}?${[...searchParams.keys()].sort().join('&')}`
}

function mostOf(address: string): number {
  return HEAVIER.find(([pattern]) => pattern.test(address))?.[1] ?? MOST_BYTES
}

import { expect, test } from 'playwright/test'
import { MOST_BYTES } from '#scripts/measure/harness/load/weigh-pages.ts'
import { type App, startApp } from '#scripts/measure/harness/servers/app.ts'
import { makeCrowdedWorkspace } from '#scripts/measure/harness/servers/crowded-workspace.ts'
import { openServerDatabase, type ServerDatabase } from '#scripts/measure/harness/servers/databases.ts'
import type { SignedIn } from '#scripts/measure/harness/servers/workspaces.ts'

/** Where posts are planned and published, and what is read for them. */
const PAGES = [
  '/app/content',
  '/app/content?view=list',
  '/app/content?tab=create',
  '/app/content?tab=publish',
  '/app/content?tab=ideas',
  '/app/content?tab=ideas&board=new',
  '/app/brand-watch',
]
/** A month of three hundred posts shows two of a day: one would be no month. */
const MOST_BYTES_OF_A_MONTH = 57_000

// One crowd for both.
test.describe.configure({ mode: 'default' })

let database: ServerDatabase | string
let app: App
let founder: SignedIn
test.beforeAll(async () => {
  test.setTimeout(180_000)
  database = await openServerDatabase()
  if (typeof database === 'string') return
  const { place, use } = database
  founder = await use(db => makeCrowdedWorkspace(db, place.url))
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

test('the pages of content weigh no more in a crowded workspace', async () => {
  const week = await ask('/app/content')
  const linked = ['slot', 'draft'].flatMap(name => {
    const link = new RegExp(`href="(/app/content\\?[^"#]*\\b${name}=[^"#]*)`).exec(week)?.[1]
    return link ? [link.replaceAll('&amp;', '&')] : []
  })
  expect(linked).not.toEqual([])
  for (const path of [...PAGES, ...linked])
    expect.soft(Buffer.byteLength(await ask(path)), path).toBeLessThanOrEqual(MOST_BYTES)
  expect(Buffer.byteLength(await ask('/app/content?view=month'))).toBeLessThanOrEqual(MOST_BYTES_OF_A_MONTH)
})

test('what a crowded week, the publish tab and the board do not show, they lead to', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: `http://localhost:${app.port}`,
    javaScriptEnabled: false,
    extraHTTPHeaders: { Cookie: founder.cookie },
  })
  const page = await context.newPage()
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
  await context.close()
})

import type { Page, Request } from 'playwright/test'
import { confirmEmail, signIn, signUp } from '../../fixtures/accounts.ts'
import { expect, test } from '../../fixtures/test.ts'

const SESSION = /\/auth\/session$/
/** An hour less three ticks and a half: the next tick finds three left. */
const UNTIL_LAST_TICKS = 60 * 60_000 - 3.5 * 30_000

function asksOf(page: Page): string[] {
  const asks: string[] = []
  page.on('request', (request: Request) => {
    if (SESSION.test(request.url())) asks.push(request.method())
  })
  return asks
}

/** Lets the page's clock run, tick by tick as far as the page can tell. */
const pass = (page: Page, ms: number) => page.clock.fastForward(ms)

test('an open page keeps its session, asks once more after 500 ms, and says why it could not', async ({
  page,
  mailbox,
  person,
  playwright,
  app,
  allowProblem,
}) => {
  test.setTimeout(150_000)
  allowProblem(/auth\/session|Failed to load resource/)
  await signUp(page, person)
  await confirmEmail(page, mailbox, person)
  await signIn(page, person)
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).not.toHaveURL(/select-tier/)
  await page.clock.install()
  const asks = asksOf(page)

  await test.step('more than three ticks left: nobody is asked; three left: refreshed', async () => {
    await page.goto('/app/dashboard')
    await page.clock.resume()
    await expect(page.getByRole('navigation', { name: 'Workspace' })).toBeVisible()
    await pass(page, UNTIL_LAST_TICKS - 60_000)
    expect(asks).toEqual([])
    const refreshed = page.waitForResponse(
      response => SESSION.test(response.url()) && response.request().method() === 'POST',
    )
    await pass(page, 120_000)
    const response = await refreshed
    expect(response.status()).toBe(200)
    expect(await response.headerValue('set-cookie')).toContain('session=')
    expect(asks.slice(0, 2)).toEqual(['GET', 'POST'])
  })

  await test.step('a failed ask is tried once more after 500 ms', async () => {
    await page.clock.setSystemTime(Date.now())
    await page.goto('/app/dashboard')
    let failures = 0
    await page.route(SESSION, async route => {
      if (failures > 0) return route.continue()
      failures += 1
      return route.fulfill({ status: 503, body: '' })
    })
    asks.length = 0
    const refreshed = page.waitForResponse(
      response => SESSION.test(response.url()) && response.request().method() === 'POST',
    )
    const failed = page.waitForResponse(response => SESSION.test(response.url()))
    await pass(page, UNTIL_LAST_TICKS + 60_000)
    await failed
    await pass(page, 500)
    expect((await refreshed).status()).toBe(200)
    expect(asks.slice(0, 3)).toEqual(['GET', 'GET', 'POST'])
    await page.unroute(SESSION)
  })

  await test.step('the session ends between the question and the refresh', async () => {
    await page.clock.setSystemTime(Date.now())
    await page.goto('/app/dashboard')
    const { cookies } = await page.context().storageState()
    await page.route(SESSION, async route => {
      if (route.request().method() === 'POST') {
        const phone = await playwright.request.newContext({
          baseURL: app.url,
          extraHTTPHeaders: { Origin: app.url },
          storageState: { cookies, origins: [] },
        })
        await phone.post('/sign-out')
        await phone.dispose()
      }
      await route.continue()
    })
    await pass(page, UNTIL_LAST_TICKS + 60_000)
    await expect(async () => {
      await pass(page, 500)
      await expect(page).toHaveURL(/\/auth\?/, { timeout: 500 })
    }).toPass()
    await expect(page.getByText('Session expired and refresh failed')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('redirectTo')).toBe('/app/dashboard')
    await page.unroute(SESSION)
  })

  await test.step('there is no session any more', async () => {
    await signIn(page, person)
    await page.goto('/app/settings')
    await expect(page.getByRole('navigation', { name: 'Workspace' })).toBeVisible()
    await page.context().clearCookies()
    await pass(page, UNTIL_LAST_TICKS + 60_000)
    await expect(async () => {
      await pass(page, 500)
      await expect(page).toHaveURL(/\/auth\?/, { timeout: 500 })
    }).toPass()
    await expect(page.getByText('No active session')).toBeVisible()
  })
})

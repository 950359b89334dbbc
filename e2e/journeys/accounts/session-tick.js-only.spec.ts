import type { Page, Request } from 'playwright/test'
import { confirmEmail, signUp } from '../../fixtures/accounts.ts'
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

test('an open page keeps its session, and what ended it is said', async ({
  page,
  mailbox,
  person,
  app,
  allowProblem,
}) => {
  test.setTimeout(150_000)
  allowProblem(/auth\/session|Failed to load resource/)
  await signUp(page, person)
  await confirmEmail(page, mailbox, person)
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

  await test.step('a session that is over is told apart from one that cannot be kept', async () => {
    await page.goto('about:blank')
    const { cookies } = await page.context().storageState()
    const headers = { Origin: app.url }
    await page.request.post(`${app.url}/sign-out`, { headers })
    const response = await page.request.get(`${app.url}/auth/session`)
    expect([response.status(), await response.json()]).toEqual([401, { error: 'No active session' }])
    await page.context().addCookies(cookies)
    const refreshed = await page.request.post(`${app.url}/auth/session`, { headers })
    expect([refreshed.status(), await refreshed.json()]).toEqual([
      401,
      { error: 'Session expired and refresh failed' },
    ])
  })
})

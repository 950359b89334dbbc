import { signIn } from '../fixtures/accounts.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('two browsers of one founder see the same, and a lost connection costs nothing that was typed', async ({
  page,
  browser,
  baseURL,
  mailbox,
  person,
  allowProblem,
}) => {
  test.setTimeout(120_000)
  // The connection is cut on purpose further down.
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)/)
  await becomeFounder(page, mailbox, person)
  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL })
  const other = await elsewhere.newPage()
  await signIn(other, person)

  await test.step('a story kept in one appears in the other', async () => {
    await other.goto('/app/storybank')
    await page.goto('/app/storybank')
    await page.getByLabel('What happened?').fill('The oven timer went off during the pitch')
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Story saved').first()).toBeVisible()
    await expect(
      other.getByRole('link', { name: 'The oven timer went off during the pitch', exact: true }),
    ).toBeVisible()
  })

  await test.step('a lost connection is said, and what was sent meanwhile arrives when it is back', async () => {
    await page.goto('/app/storybank')
    await page.getByLabel('What happened?').fill('A stranger paid for the whole table')
    await page.context().setOffline(true)
    const banner = page.getByRole('status', { name: 'Connection' })
    await expect(banner).toContainText(/Reconnecting.*\(Attempt \d+\)/)
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByLabel('What happened?')).toHaveValue('A stranger paid for the whole table')
    await page.context().setOffline(false)
    await expect(page.getByText('Story saved').first()).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('heading', { name: 'A stranger paid for the whole table' })).toBeVisible()
    await expect(banner).toBeEmpty()
  })

  await test.step('signing out here ends the other’s stream', async () => {
    const listening = other.waitForResponse(response => new URL(response.url()).pathname === '/events')
    await other.goto('/app/storybank')
    expect((await listening).status()).toBe(200)
    const ended = other.waitForEvent('requestfinished', {
      predicate: request => new URL(request.url()).pathname === '/events',
      timeout: 10_000,
    })
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await ended
  })
  await elsewhere.close()
})

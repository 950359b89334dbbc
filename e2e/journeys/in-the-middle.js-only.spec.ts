import type { Route } from 'playwright/test'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a press on Import counts, though the page’s own data comes while the button is held down', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.goto('/app/sales-hub/people/import')
  await page.getByLabel('Paste your list').fill('Name,Email\nAda Bell,ada@example.test')

  // The preview is shown with the answer to the form; what the page asks for after it is held back until the press.
  const held: Route[] = []
  let isHeld = true
  await page.route(
    url => url.pathname.endsWith('/people/import.data'),
    route => (isHeld && route.request().method() === 'GET' ? void held.push(route) : route.continue()),
  )
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('button', { name: 'Import 1 person' }).hover()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const key = page.locator('input[name="idempotencyKey"]')
  const before = await key.inputValue()

  await page.mouse.down()
  isHeld = false
  await Promise.all(held.map(route => route.continue()))
  await expect(key).not.toHaveValue(before)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/people\/import\/[\w-]{36}$/)
})

test('what is being typed stays while somebody new appears in the list', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person, 'Pro')
  const listening = page.waitForResponse(response => new URL(response.url()).pathname === '/events')
  await page.goto('/app/sales-hub/people')
  await listening
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Half a na')

  const elsewhere = await page.request.post('/app/sales-hub/people', {
    form: { intent: 'add', name: 'Ada Bell', idempotencyKey: crypto.randomUUID() },
    headers: { Origin: new URL(page.url()).origin },
    maxRedirects: 0,
  })
  expect(elsewhere.status()).toBe(303)
  await expect(page.getByRole('link', { name: 'Ada Bell' })).toBeVisible()
  await expect(name).toHaveValue('Half a na')

  await name.fill('Half a name')
  await page.getByRole('button', { name: 'Add person' }).click()
  await expect(page).toHaveURL(/\/people\/[\w-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Half a name' })).toBeVisible()
})

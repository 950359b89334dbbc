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

test('a press counts, though a message comes up over the button while it is held down', async ({ page }) => {
  await page.goto('/auth')
  // A button where messages come up, such as the last of a long form.
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Save it'
    button.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 24rem; height: 14rem'
    button.addEventListener('click', () => button.append(' (saved)'))
    document.body.append(button)
  })
  const message = page.getByText('Copied to the clipboard')
  const say = () =>
    page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent('brandhearth:toast', {
          detail: { id: crypto.randomUUID(), copy: { title: 'Copied to the clipboard' } },
        }),
      ),
    )
  await expect(async () => {
    await say()
    await expect(message.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // Where it comes to rest: the first one is drawn anew once its script is there, and has no place in between.
  let place = { x: Number.NaN, y: Number.NaN }
  await expect(async () => {
    const before = place
    place = (await message.first().boundingBox()) ?? { x: Number.NaN, y: Number.NaN }
    expect(place.y).toBeGreaterThan(0)
    expect(place).toEqual(before)
  }).toPass({ intervals: [100] })
  await expect(message).toHaveCount(0, { timeout: 15_000 })

  await page.mouse.move(place.x + 20, place.y + 5)
  await page.mouse.down()
  await expect(page.locator('[data-yields]')).toHaveCount(1)
  await say()
  await expect(message).toBeVisible()
  await expect.poll(async () => (await message.boundingBox())?.y).toBe(place.y)
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Save it (saved)' })).toBeVisible()

  // Nothing is held down any more: messages take presses again.
  await expect(page.locator('[data-yields]')).toHaveCount(0)
})

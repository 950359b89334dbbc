import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder goes through the feed by keys, unless single letters are switched off', async ({
  page,
  mailbox,
  person,
  app,
}) => {
  await becomeFounder(page, mailbox, person, 'Collective')
  await page.goto('/app/brand-watch/sources')
  await page.getByLabel('Address').fill(`${app.webhookReceiverUrl}/magazine`)
  await page.getByRole('button', { name: 'Add source' }).click()
  await expect(page.getByText('Source added').first()).toBeVisible()
  await page.goto('/app/brand-watch')
  await expect(page.getByRole('link', { name: 'New 6' })).toBeVisible()
  const items = page.locator('[data-watch-item]')

  // Keys are read from when the page is awake, which nothing on it shows; this one goes no further than the first item.
  await expect(async () => {
    await page.keyboard.press('k')
    await expect(items.nth(0)).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('j')
  await expect(items.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(items.nth(0)).toBeFocused()
  await page.keyboard.press('s')
  await expect(page.getByRole('link', { name: 'Saved 1' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search the feed' }).focus()
  await page.keyboard.type('skis')
  await expect(page.getByRole('searchbox', { name: 'Search the feed' })).toHaveValue('skis')
  await expect(page.getByRole('link', { name: 'Saved 1' })).toBeVisible()

  await page.evaluate(() => localStorage.setItem('single_keys', 'off'))
  const listening = page.waitForResponse(response => new URL(response.url()).pathname === '/events')
  await page.reload()
  await listening
  await page.keyboard.press('j')
  await expect(items.nth(0)).not.toBeFocused()
})

import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder watches a page of prices, sees what changed on it, and saves a link', async ({
  page,
  mailbox,
  person,
  app,
}) => {
  test.setTimeout(120_000)
  const list = `${app.webhookReceiverUrl}/magazine/courses`
  const tell = (what: object) =>
    page.request.post(`${app.webhookReceiverUrl}/_control`, { data: JSON.stringify(what) })
  await becomeFounder(page, mailbox, person, 'Collective')
  await tell({ price: '19', text: 'Every course ends with a loaf to take home.' })

  await test.step('is offered to watch a page that has no feed', async () => {
    await page.goto('/app/brand-watch/sources')
    await page.getByLabel('Address', { exact: true }).fill(list)
    await page.getByRole('button', { name: 'Add source' }).click()
    await expect(page.getByText('We found no feed on this page').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Watch this page' }).click()
    await expect(page.getByText('Page watched').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Courses and prices' })).toBeVisible()
    await expect(page.getByText('£19', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Nothing has changed since we began to watch.')).toBeVisible()
  })

  await test.step('sees its sentences and its price change', async () => {
    await tell({ price: '24', text: 'Every course ends with two loaves to take home.' })
    await expect(async () => {
      await page.getByRole('button', { name: 'Check now' }).click()
      await expect(page.getByText('Source checked').first()).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(page.locator('ins', { hasText: '£24' })).toBeVisible()
    await expect(page.locator('del', { hasText: 'a loaf' })).toBeVisible()
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('table', { name: 'Prices by day' })).toContainText('£19')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See its items' }).click()
    await expect(page.getByRole('link', { name: /^Price changed from £19 to £24/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^2 sentences changed on Courses and prices/ })).toBeVisible()
    await page.getByRole('button', { name: /^Save “Price changed/ }).click()
    await expect(page.getByRole('link', { name: 'Saved 1' })).toBeVisible()
  })

  await test.step('is told what cannot be followed by name', async () => {
    await page.goto('/app/brand-watch/sources')
    await page.getByLabel('Kind').selectOption('mastodon')
    await page.getByLabel('Name or words').fill('nobody')
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(page.getByText('We can’t find this.').first()).toBeVisible()
    await expect(page.getByLabel('Name or words')).toHaveValue('nobody')
  })

  await test.step('saves a link that a phone shared', async () => {
    await page.goto(
      `/app/brand-watch/save?title=${encodeURIComponent('Rye is back')}&text=${encodeURIComponent('People ask for it. https://rye.example/back')}`,
    )
    await expect(page.getByLabel('Address')).toHaveValue('https://rye.example/back')
    await expect(page.getByLabel('Words from the page')).toHaveValue('People ask for it.')
    await expectAccessible(page)
    await page.locator('textarea[name=note]').fill('For the May letter')
    await page.getByRole('button', { name: 'Save link' }).click()
    await expect(page.getByText('Link saved').first()).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'For the May letter' })).toContainText(
      'Saved links',
    )
  })
})

import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder follows a magazine, saves an item, makes an idea of another, and keeps a word out', async ({
  page,
  mailbox,
  person,
  app,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Collective')

  await test.step('is taught by the empty feed, and told beside the field what is wrong', async () => {
    await page.goto('/app/brand-watch')
    await expect(page.getByRole('heading', { name: 'Follow what your market reads' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Add a source' }).click()
    await page.getByLabel('Address').fill('https://127.0.0.1/feed')
    await page.getByRole('button', { name: 'Add source' }).click()
    await expect(page.getByText('This address isn’t on the public internet')).toBeVisible()
    await expect(page.getByLabel('Address')).toHaveValue('https://127.0.0.1/feed')
  })

  await test.step('adds a page, whose feed is found', async () => {
    await page.getByLabel('Address').fill(`${app.webhookReceiverUrl}/magazine`)
    await page.getByRole('button', { name: 'Add source' }).click()
    await expect(page.getByText('Source added').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The Local Loaf' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Health', exact: true }).click()
    await expect(page.getByText(/^Last success: .* Next try: /)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('saves one item and makes an idea of another, with its source', async () => {
    await page.goto('/app/brand-watch')
    await expect(page.getByRole('link', { name: 'New 6' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Save “Rye is back/ }).click()
    await expect(page.getByText(/Rye is back.*saved\./)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Saved 1' })).toBeVisible()
    await page.getByRole('button', { name: /^Make idea from “Why handwritten/ }).click()
    await expect(page.getByText('Idea made').first()).toBeVisible()
    await page.getByRole('link', { name: 'Write the post' }).click()
    await expect(page).toHaveURL(/\/app\/create\?post=/)
    await expect(page.locator('textarea[name=body]')).toHaveValue(
      /“From our made-up magazine.*Source: .*The Local Loaf/s,
    )
  })

  await test.step('says what is not relevant, takes it back, and keeps a word out', async () => {
    await page.goto('/app/brand-watch')
    await page.getByRole('button', { name: /^Not relevant: “A webinar on ovens/ }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'New 4' })).toBeVisible()
    await page.getByRole('button', { name: /^Not relevant: “A webinar on ovens/ }).click()
    await page.getByRole('button', { name: 'Hide “webinar”' }).click()
    await expect(page.getByText('Word excluded').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Not relevant 0' })).toBeVisible()
  })

  await test.step('searches, removes the source and puts it back', async () => {
    await page.getByLabel('Search the feed').fill('flour')
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.goto('/app/brand-watch/sources')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'The Local Loaf', exact: true }).click()
    await page.getByRole('button', { name: 'Remove source' }).click()
    await expect(page.getByText('“The Local Loaf” removed')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'The Local Loaf', exact: true })).toBeVisible()
  })
})

import { becomeFounder } from '../fixtures/founder.ts'
import { addPicture } from '../fixtures/publish.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder connects TikTok, is asked who may see a post, and schedules it', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/settings/connections')
  await page.getByRole('button', { name: 'Connect account on TikTok' }).click()
  await page.getByLabel('Account').fill('ada')
  await page.getByRole('button', { name: 'Authorise' }).click()
  await expect(page.getByText('Account connected').first()).toBeVisible()

  await page.goto('/app/create')
  await page.getByLabel('Your post').fill('The first loaf of the day')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByText('Post saved').first()).toBeVisible()
  await addPicture(page, 'A loaf')
  await page.goto('/app/content?tab=create')
  await page.getByRole('link', { name: /^Schedule post/ }).click()
  // The list has a choice of platforms, too.
  await expect(page.getByRole('heading', { name: 'Schedule post', level: 1 })).toBeVisible()
  await page.getByLabel('Platform').selectOption('tiktok')
  await page.getByLabel('TikTok: @ada').check()
  await page.getByRole('button', { name: 'Schedule post', exact: true }).click()
  await expect(page.getByText('Choose who may see this post on @ada.')).toBeVisible()
  await page.getByLabel('Who may see it on TikTok').selectOption('Friends')
  await page.getByRole('button', { name: 'Schedule post', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/content\?date=/)
})

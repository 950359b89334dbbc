import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder on Pro begins a campaign, fills it, moves it on, deletes it and takes that back, within the month’s two', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(150_000)
  await becomeFounder(page, mailbox, person, 'Pro')
  const begin = async (name: string) => {
    await page.goto('/app/campaigns')
    const summary = page.locator('summary', { hasText: 'New campaign' })
    if (!(await page.getByLabel('Name').isVisible())) await summary.click()
    await page.getByLabel('Name').fill(name)
  }

  await test.step('is told what a campaign is, and how many the month has', async () => {
    await page.goto('/app/campaigns')
    await expect(page.getByRole('heading', { name: 'Plan your first campaign' })).toBeVisible()
    await expect(page.getByText(/^2 of 2 new campaigns left in \w+$/)).toBeVisible()
  })

  await test.step('is told beside the field what is missing or makes no sense', async () => {
    await page.locator('summary', { hasText: 'New campaign' }).click()
    await page.getByLabel('First day').fill('2027-03-20')
    await page.getByLabel('Last day').fill('2027-03-01')
    await page.getByRole('button', { name: 'Create campaign' }).click()
    await expect(page.getByText('Enter a name')).toBeVisible()
    await page.getByLabel('Name').fill('Spring bread course')
    await page.getByRole('button', { name: 'Create campaign' }).click()
    await expect(page.getByText('The last day can’t be before the first day')).toBeVisible()
    await page.getByLabel('Last day').fill('2027-04-03')
    await page.getByRole('button', { name: 'Create campaign' }).click()
    await expect(page.getByText('Campaign created').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Spring bread course', level: 1 })).toBeVisible()
    await expect(page.getByText('20 March 2027 to 3 April 2027')).toBeVisible()
  })

  await test.step('renames it and moves it on', async () => {
    await page.getByLabel('Name').fill('Spring rye course')
    await page.getByRole('button', { name: 'Save campaign' }).click()
    await expect(page.getByText('Campaign saved').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Spring rye course', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Start campaign' }).click()
    await expect(page.getByText('Campaign: active').first()).toBeVisible()
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText('Paused. Nothing of it goes out until you resume it.')).toBeVisible()
  })

  await test.step('puts a post into it and takes it out', async () => {
    const campaign = page.url().split('#')[0] ?? ''
    await page.goto('/app/create')
    await page
      .getByLabel(/^Your post|^Text|^Post/)
      .first()
      .fill('Ten places, and the oven is warm.')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.goto(campaign)
    await page.getByRole('link', { name: 'Choose a post to add' }).click()
    await expect(page.getByRole('heading', { name: 'Add a post', level: 1 })).toBeVisible()
    await expect(page.getByText('Posts in no campaign, newest first: 1 to 1 of 1.')).toBeVisible()
    await page.getByRole('button', { name: 'Add post' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Choose a post' })).toBeVisible()
    await page.getByLabel('Post', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Add post' }).click()
    await expect(page.getByText('Post added').first()).toBeVisible()
    await page.goto('/app/campaigns?status=held')
    await expect(page.getByText('1 post, 0 published')).toBeVisible()
    await page.getByRole('link', { name: 'Spring rye course' }).click()
    await page.getByRole('button', { name: /^Remove “Ten places/ }).click()
    await expect(page.getByText('Post removed').first()).toBeVisible()
  })

  await test.step('deletes it after one question, and undoes that', async () => {
    await page.getByRole('button', { name: 'Delete this campaign' }).click()
    await page.getByRole('button', { name: 'Delete campaign', exact: true }).click()
    await expect(page.getByText('Campaign deleted').first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Campaign restored').first()).toBeVisible()
  })

  await test.step('begins the second of the month, and is led on instead of a third', async () => {
    await begin('Summer course')
    await expect(page.getByText(/^1 of 2 new campaigns left in \w+$/)).toBeVisible()
    await page.getByRole('button', { name: 'Create campaign' }).click()
    await expect(page.getByText('Campaign created').first()).toBeVisible()
    await page.goto('/app/campaigns')
    await expect(page.getByText(/^0 of 2 new campaigns left in \w+$/)).toBeVisible()
    await page.getByRole('link', { name: 'See plans' }).click()
    await expect(page).toHaveURL(/\/app\/upgrade/)
  })
})

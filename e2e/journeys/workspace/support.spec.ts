import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('support finds what is in the way before one has to ask, and shows how the service does', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Creator')
  const checks = page.getByRole('region', { name: 'What’s not working?' })

  await test.step('nothing is in the way of a new workspace', async () => {
    await page.goto('/app/support')
    await expect(checks.getByText('Nothing is in your way.')).toBeVisible()
  })

  await test.step('what is found leads to where it is put right, and is gone then', async () => {
    await page.goto('/app/content/settings')
    await page.getByRole('button', { name: 'Pause everything' }).click()
    await expect(page.getByText('Everything is paused.')).toBeVisible()
    await page.goto('/app/support')
    await expect(checks.getByText('Publishing has been paused in this workspace since')).toBeVisible()
    await expect(page.getByText('Checks: publishing paused')).toBeVisible()
    await checks.getByRole('link', { name: 'Resume publishing' }).click()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByRole('button', { name: 'Pause everything' })).toBeVisible()
    await page.goto('/app/support')
    await expect(checks.getByText('Nothing is in your way.')).toBeVisible()
  })

  await test.step('help has an article for it, found by a word of its text', async () => {
    await page.getByLabel('Search help articles').fill('quiet hours')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('link', { name: 'Schedule and publish' }).click()
    await expect(page.getByRole('heading', { name: 'Pause everything' })).toBeVisible()
  })

  await test.step('what is new can be read', async () => {
    await page.goto('/app/support')
    await page.getByRole('link', { name: 'See everything that changed' }).click()
    await expect(page.getByRole('heading', { name: 'What’s new' })).toBeVisible()
    await expect(page.getByText('For operators')).toHaveCount(0)
  })

  await test.step('the status of the service is for everyone', async () => {
    await page.goto('/app/support')
    await page.getByRole('link', { name: 'Last 30 days' }).click()
    await expect(page.getByRole('heading', { name: 'How we measure' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'App and website' })).toBeVisible()
  })
})

import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('what is typed is saved by itself, kept on the device while offline, and sent when back', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  test.setTimeout(120_000)
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|409/)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/create')
  const state = page.getByTestId('save-state')
  await page.getByLabel('Your post').fill('Typed and never pressed')
  await expect(state).toHaveText('Saved')
  await expect(page).toHaveURL(/\/app\/create\?post=/)
  await page.reload()
  await expect(page.getByLabel('Your post')).toHaveValue('Typed and never pressed')

  await page.context().setOffline(true)
  await page.getByLabel('Your post').fill('Typed on a train')
  await expect(state).toHaveText('Offline: kept on this device')
  await page.context().setOffline(false)
  await expect(state).toHaveText('Saved', { timeout: 20_000 })

  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByLabel('Your post')).toHaveValue('Typed on a train')
  await other.getByLabel('Your post').fill('From the other tab')
  await expect(other.getByTestId('save-state')).toHaveText('Saved')
  await other.close()
  await page.getByLabel('Your post').fill('From this tab')
  const warning = page.getByRole('alert')
  await expect(warning).toContainText('From the other tab')
  await expect(warning).toContainText('From this tab')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByText('Post saved').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

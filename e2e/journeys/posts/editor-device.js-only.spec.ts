import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('text that was never saved is offered again after the tab was closed', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/create')
  await page.getByLabel('Your post').fill('Half a thought about bread')
  await page.close()

  const again = await page.context().newPage()
  await again.goto('/app/create')
  await expect(again.getByText('not saved yet')).toBeVisible()
  await again.getByRole('button', { name: 'Restore' }).click()
  await expect(again.getByLabel('Your post')).toHaveValue('Half a thought about bread')

  await again.getByRole('button', { name: 'Save post' }).click()
  await expect(again.getByText('Post saved').first()).toBeVisible()
  await again.goto('/app/create')
  await expect(again.getByLabel('Your post')).toHaveValue('')
  await expect(again.getByText('not saved yet')).toHaveCount(0)
})

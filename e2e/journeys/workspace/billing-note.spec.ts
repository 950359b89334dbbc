import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a founder reads what their workspaces pay, takes it along as a file, and lets admins see it', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.goto('/app/team/board')
  await page.getByRole('link', { name: 'Billing note' }).click()
  await expect(page.getByRole('heading', { name: 'Billing note', level: 1 })).toBeVisible()
  await expectAccessible(page)
  const row = page.getByRole('row', { name: /Your own workspace/ })
  await expect(row).toContainText('Pro, free trial until')
  await expect(row).toContainText('1 of 2')
  await expect(row.getByRole('cell', { name: 'Nothing' })).toBeVisible()

  const months = page.getByLabel('Month')
  const earlier = await months.locator('option').nth(1).getAttribute('value')
  await months.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Show month' }).click()
  await expect(page).toHaveURL(new RegExp(`month=${earlier}`))
  await expect(page.getByLabel('Month')).toHaveValue(earlier ?? '')

  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(new RegExp(`^billing-note-${earlier}-.*\\.csv$`))

  await page.goto('/app/team')
  await page.getByRole('radio', { name: /^You and admins/ }).check()
  await page.getByRole('button', { name: 'Save who sees billing' }).click()
  await expect(page.getByText('Saved who sees billing').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /^You and admins/ })).toBeChecked()
})

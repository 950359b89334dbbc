import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a planned post is dragged to another day and keeps its time', async ({ page, mailbox, person }) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/create')
  await page.getByLabel('Your post').fill('Bread is patience with a crust.')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByText('Post saved').first()).toBeVisible()
  await page.goto('/app/content?tab=create')
  await page.getByRole('link', { name: /^Plan it/ }).click()
  await page.getByLabel('Day', { exact: true }).fill('2031-03-06')
  await page.getByLabel('Time', { exact: true }).fill('09:30')
  await page.getByRole('button', { name: 'Plan it', exact: true }).click()
  await expect(page).toHaveURL(/date=2031-03-06/)

  const dayOf = (day: string) => page.locator(`[data-day="${day}"]`)
  const chip = (day: string) => dayOf(day).getByRole('listitem').filter({ hasText: 'Bread is patience' })
  await chip('2031-03-06').dragTo(dayOf('2031-03-12'))
  await expect(chip('2031-03-12')).toContainText('09:30')
  await expect(chip('2031-03-06')).toHaveCount(0)

  await page.goto('/app/content?date=2031-03-12&problem=past')
  await expect(page.getByRole('alert')).toContainText('This time has gone by')
})

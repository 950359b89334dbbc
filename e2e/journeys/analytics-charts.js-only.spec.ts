import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a chart is read with the arrow keys, and days are chosen in it', async ({ page, mailbox, person }) => {
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.goto('/app/sales-hub/people')
  const name = page.getByLabel('Name', { exact: true })
  if (!(await name.isVisible())) await page.getByText('Add a person').click()
  await name.fill('Ada Baker')
  await page.getByRole('button', { name: 'Add person' }).click()
  await expect(page.getByText('Ada Baker').first()).toBeVisible()

  await page.goto('/app/analytics?period=90')
  // Nothing was counted yet, so there is nothing to draw; a note brings the days it stands over.
  await expect(page.getByText('Nothing was planned or published in these days.')).toBeVisible()
  await expect(page.getByText('Show as a table')).toHaveCount(0)
  await page.getByText('Write a note').click()
  await page.getByLabel('What happened').fill('Opened the shop')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added').first()).toBeVisible()
  // The table behind a chart scrolls by itself: a phone's page stays as wide as the phone.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByText('Show as a table').first().click()
  await expect(page.getByRole('region', { name: 'The same as a table' }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  if (size) await page.setViewportSize(size)

  const chart = page.getByRole('group', { name: /^Planned posts over time/ })
  await chart.focus()
  await expect(chart).toContainText('Published 0')
  const last = await chart.textContent()
  await page.keyboard.press('ArrowLeft')
  await expect(chart).not.toHaveText(last ?? '')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(chart).toContainText(/\d{4} to /)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(
    new URL(page.url()).searchParams.get('from') ?? '',
  )
})

import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

// React makes ids on the server and again in the browser, from each part's place in the tree. If the two trees differ,
// what the browser adds later points to ids that are not on the page: a label without its field, a field without its help.
test('what the browser adds to a page still belongs to its field', async ({ page, mailbox, person }) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/content')
  await page.getByText('More', { exact: true }).filter({ visible: true }).first().click()
  // The day in words comes with the scripts, and the label is made anew beside it.
  await expect(page.locator('.field-row', { hasText: 'Go to' })).toBeVisible()
  await expect(page.getByLabel('Go to')).toHaveAttribute('type', 'date')
})

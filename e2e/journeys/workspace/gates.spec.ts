import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a plan without a page leads to the plans, which name what is missing or in the making', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  allowProblem(/404/)
  await becomeFounder(page, mailbox, person, 'Creator')
  for (const [address, title] of [
    ['/app/campaigns', 'Campaigns isn’t part of your plan'],
    ['/campaigns', 'Campaigns isn’t part of your plan'],
    ['/app/sales-hub', 'Sales Hub is in the making'],
    ['/convert', 'Sales Hub is in the making'],
    ['/analytics', 'Analytics is in the making'],
    ['/app/brand-watch', 'Brand Watch is in the making'],
    ['/app/research', 'Brand Watch is in the making'],
  ] as const) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/app\/upgrade\?missing=/)
    await expect(page.getByText(title)).toBeVisible()
  }
})

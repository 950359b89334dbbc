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
    ['/app/sales-hub', 'Sales Hub isn’t part of your plan'],
    ['/convert', 'Sales Hub isn’t part of your plan'],
    ['/analytics', 'Analytics isn’t part of your plan'],
    ['/app/brand-watch', 'Brand Watch isn’t part of your plan'],
    ['/app/research', 'Brand Watch isn’t part of your plan'],
    ['/app/requests', 'Requests isn’t part of your plan'],
    ['/app/vault', 'Vault isn’t part of your plan'],
  ] as const) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/app\/upgrade\?missing=/)
    await expect(page.getByText(title)).toBeVisible()
  }
})

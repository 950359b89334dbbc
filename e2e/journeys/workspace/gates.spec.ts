import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a plan without a room leads to the plans, which name what is missing', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  allowProblem(/404/)
  await becomeFounder(page, mailbox, person, 'Creator')
  for (const [address, name] of [
    ['/app/campaigns', 'Campaigns'],
    ['/campaigns', 'Campaigns'],
    ['/app/sales-hub', 'Sales Hub'],
    ['/convert', 'Sales Hub'],
    ['/analytics', 'Analytics'],
    ['/app/brand-watch', 'Brand Watch'],
    ['/app/research', 'Brand Watch'],
  ] as const) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/app\/upgrade\?missing=/)
    await expect(page.getByText(`${name} is not part of your plan`)).toBeVisible()
  }
})

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

test('what a page has beyond the plan is told on it, with the way to the plans', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person, 'Creator')
  const plans = page.getByRole('main').getByRole('link', { name: 'See plans' })
  for (const address of ['/app/clarify/what-if', '/app/clarify/alignment']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Part of Pro and Collective+' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Compare scores' })).toHaveCount(0)
    await plans.first().click()
    await expect(page).toHaveURL(/\/app\/upgrade/)
  }
  await page.goto('/app/team')
  const approval = page.getByRole('region', { name: 'Who approves posts' })
  await expect(approval.getByText('is part of Pro and Collective+')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^The client/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save choice' })).toHaveCount(0)
})

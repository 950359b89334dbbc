import { expectAccessible } from '../fixtures/accessibility.ts'
import { confirmEmail, signUp } from '../fixtures/accounts.ts'
import { advanceStripe, resetStripe, untilPlan } from '../fixtures/stripe.ts'
import { expect, test } from '../fixtures/test.ts'

test('plans, payment and campaigns hold up, before, while and after one pays', async ({
  page,
  app,
  mailbox,
  person,
}) => {
  test.setTimeout(240_000)
  await resetStripe(app)
  const look = async (address: string) => {
    await page.goto(address)
    await expectAccessible(page)
  }
  await signUp(page, person)
  await confirmEmail(page, mailbox, person)
  await look('/select-tier')
  await look('/select-tier?tier=collective&annual=true&problem=unavailable')
  await page.goto('/select-tier')
  await page.getByRole('radio', { name: /^Pro/ }).check()
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL(/\/onboarding\/welcome/)
  for (const address of [
    '/app/upgrade?missing=Brand%20Watch&problem=unknown_code',
    '/app/upgrade/change?tier=collective&annual=false',
    '/manage-your-subscription',
    '/checkout-success?tier=collective&poll=15',
    '/checkout-success?tier=pro&trial=true',
    '/app/campaigns',
  ])
    await look(address)

  await page.goto('/app/campaigns')
  await page.getByText('New campaign', { exact: true }).click()
  await page.getByLabel('Name').fill('Spring bread course')
  await page.getByRole('button', { name: 'Create campaign' }).click()
  await expect(page.getByRole('heading', { name: 'Spring bread course', level: 1 })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/app/upgrade')
  await page.getByRole('button', { name: 'Keep Pro' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Pro' })).toBeVisible({ timeout: 20_000 })
  // It goes on after two seconds; where it goes to never answers, so that we can look.
  const onward = /\/(app\/dashboard|onboarding)/
  await page.route(onward, () => {})
  await look('/checkout-success?tier=pro')
  await expect(page.getByRole('heading', { name: 'Welcome to Pro' })).toBeVisible()
  await page.unroute(onward)
  await advanceStripe(app, 8)
  await untilPlan(page, () =>
    expect(page.getByText('trial', { exact: true })).toHaveCount(0, { timeout: 500 }),
  )
  await expectAccessible(page)
  await look('/app/upgrade/change?tier=collective&annual=true')
  await look('/app/upgrade/change?tier=creator&annual=false')
  await look('/app/campaigns')
})

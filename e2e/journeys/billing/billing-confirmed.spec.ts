import { startTrial } from '../../fixtures/onboarding.ts'
import { advanceStripe, resetStripe, untilPlan } from '../../fixtures/stripe.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a bank wants an upgrade confirmed: it is said, confirmed on Stripe’s page, and the plan changes then', async ({
  page,
  app,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await resetStripe(app)
  await startTrial(page, mailbox, person, 'Pro')
  await page.goto('/app/upgrade')
  await page.getByRole('button', { name: 'Keep Pro' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Pro' })).toBeVisible({ timeout: 20_000 })
  // The page goes on by itself, which would cut off where we go next.
  await expect(page).toHaveURL(/\/(onboarding|app\/dashboard)/)
  await advanceStripe(app, 8)
  await untilPlan(page, () =>
    expect(page.getByText('trial', { exact: true })).toHaveCount(0, { timeout: 500 }),
  )

  await page.getByRole('button', { name: 'Manage payment and billing' }).click()
  await page.getByRole('button', { name: 'Use a card with 3-D Secure' }).click()
  await expect(page.getByText(/ending in 3184/)).toBeVisible()

  await page.goto('/app/upgrade')
  await page.getByRole('link', { name: 'Upgrade to Collective+' }).click()
  await page.getByRole('button', { name: /^Pay £[\d.]+ and change$/ }).click()
  await expect(page).toHaveURL(/manage-your-subscription/)
  await expect(page.getByRole('heading', { name: /^Pro/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Confirm payment' }).click()
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('heading', { name: 'Invoice paid' })).toBeVisible()

  await untilPlan(page, () =>
    expect(page.getByRole('heading', { name: /Collective\+/ }).first()).toBeVisible({ timeout: 500 }),
  )
  await expect(page.getByRole('link', { name: 'Confirm payment' })).toHaveCount(0)
})

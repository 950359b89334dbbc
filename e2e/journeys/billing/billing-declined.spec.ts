import { startTrial } from '../../fixtures/onboarding.ts'
import { advanceStripe, resetStripe, untilPlan } from '../../fixtures/stripe.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a renewal fails: it is told, everything works meanwhile, a new card settles it, and without one it ends', async ({
  page,
  app,
  mailbox,
  person,
}) => {
  test.setTimeout(180_000)
  await resetStripe(app)

  const openPortal = async () => {
    await page.goto('/manage-your-subscription')
    await page.getByRole('button', { name: 'Manage payment and billing' }).click()
    await expect(page.getByRole('heading', { name: 'Manage your billing' })).toBeVisible()
  }
  const useCard = async (name: string, shown: RegExp) => {
    await openPortal()
    await page.getByRole('button', { name }).click()
    await expect(page.getByText(shown)).toBeVisible()
  }
  const failed = page.getByText('Your last payment didn’t go through').first()

  await startTrial(page, mailbox, person, 'Pro')
  await page.goto('/app/upgrade')
  await page.getByRole('button', { name: 'Keep Pro' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Pro' })).toBeVisible({ timeout: 20_000 })
  // The page goes on by itself, which would cut off where we go next.
  await expect(page).toHaveURL(/\/(onboarding|app\/dashboard)/)

  await test.step('the card is declined at the first charge: told on the spot, by mail, on every page', async () => {
    await useCard('Use a card that will be declined', /^Card ending in .*will be declined/)
    await advanceStripe(app, 8)
    await untilPlan(page, () => expect(failed).toBeVisible({ timeout: 500 }))
    await expect(page.getByText('active', { exact: true })).toBeVisible()
    expect((await mailbox.waitFor(person.email, /payment|card/i)).text).toContain('manage-your-subscription')
    await page.goto('/app/dashboard')
    const strip = page.getByRole('region', { name: 'Needs your attention' })
    await expect(strip.getByRole('link', { name: 'Update card' })).toBeVisible()
    await page.goto('/app/storybank')
    await expect(failed).toBeVisible()
  })

  await test.step('what was paid for works until the grace is over', async () => {
    await page.getByLabel('What happened?').fill('The bank said no, and a client said yes.')
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Story saved').first()).toBeVisible()
  })

  await test.step('a higher plan waits until that is paid, and the page leads there', async () => {
    await page.goto('/app/upgrade/change?tier=collective')
    await expect(page).toHaveURL(/\/manage-your-subscription\?problem=payment_due/)
    await expect(page.getByText('and then you can change your plan')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pay £29' })).toBeVisible()
  })

  await test.step('a card that works pays at once, and the trouble is gone', async () => {
    await useCard('Use a card that works', /ending in 4242/)
    await untilPlan(page, () => expect(failed).toHaveCount(0, { timeout: 500 }))
    await expect(page.getByRole('cell', { name: '£29', exact: true })).toBeVisible()
    await page.goto('/app/dashboard')
    await expect(page.getByRole('region', { name: 'Needs your attention' })).toHaveCount(0)
  })

  await test.step('without a card that works the plan ends, and everything stays to be read', async () => {
    await useCard('Use a card that will be declined', /^Card ending in .*will be declined/)
    await advanceStripe(app, 32)
    await untilPlan(page, () => expect(failed).toBeVisible({ timeout: 500 }))
    await advanceStripe(app, 14)
    await untilPlan(page, () =>
      expect(page.getByText('inactive', { exact: true })).toBeVisible({ timeout: 500 }),
    )
    await mailbox.waitFor(person.email, /plan has ended/)
    await page.goto('/app/storybank')
    await expect(page.getByText('Your plan has ended')).toBeVisible()
    await expect(page.getByRole('link', { name: /The bank said no/ }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save story' })).toHaveCount(0)
  })
})

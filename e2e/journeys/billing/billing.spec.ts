import { startTrial } from '../../fixtures/onboarding.ts'
import { advanceStripe, resetStripe, untilPlan } from '../../fixtures/stripe.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a plan lives: trial, paid, upgraded, downgraded, cancelled, resumed, ended', async ({
  page,
  app,
  mailbox,
  person,
}) => {
  test.setTimeout(180_000)
  await resetStripe(app)

  await test.step('a trial without a card', async () => {
    await startTrial(page, mailbox, person, 'Pro')
    await page.goto('/manage-your-subscription')
    await expect(page.getByText('None: you won’t be charged')).toBeVisible()
  })

  await test.step('an abandoned checkout changes nothing, and its address grants nothing', async () => {
    await page.goto('/app/upgrade')
    await page.getByRole('button', { name: 'Choose Collective+' }).click()
    await expect(page).toHaveURL(/\/c\/pay\//)
    await page.getByRole('button', { name: 'Decline' }).click({ noWaitAfter: true })
    await expect(page.getByText('Your card was declined')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/app\/upgrade/)
    await page.goto('/checkout-success?tier=collective&poll=15')
    await expect(page.getByRole('link', { name: 'Check Again' })).toBeVisible()
    await page.goto('/app/upgrade')
    await expect(page.getByText(/You’re on Pro/)).toBeVisible()
  })

  await test.step('a card is added and the trial keeps its last day', async () => {
    await page.getByRole('button', { name: 'Keep Pro' }).click()
    await expect(page.getByText(/Free until/)).toBeVisible()
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome to Pro' })).toBeVisible({ timeout: 20_000 })
    await expect(page).toHaveURL(/\/(onboarding|app\/dashboard)/)
    await untilPlan(page, () => expect(page.getByText(/\d{4}, £29$/)).toBeVisible({ timeout: 500 }))
  })

  await test.step('the first charge', async () => {
    await advanceStripe(app, 8)
    await untilPlan(page, () =>
      expect(page.getByText('trial', { exact: true })).toHaveCount(0, { timeout: 500 }),
    )
    await expect(page.getByRole('cell', { name: '£29', exact: true })).toBeVisible()
    const file = page.getByRole('link', { name: /Download PDF/ }).first()
    const pdf = await page.request.get((await file.getAttribute('href')) ?? '')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('an upgrade costs exactly what was shown', async () => {
    await page.goto('/app/upgrade')
    await page.getByRole('link', { name: 'Upgrade to Collective+' }).click()
    const press = page.getByRole('button', { name: /^Pay £[\d.]+ and change$/ })
    const amount = (await press.textContent())?.match(/£[\d.]+/)?.[0] ?? ''
    await press.click()
    await expect(page.getByText('Subscription updated').first()).toBeVisible()
    await page.goto('/manage-your-subscription')
    await expect(page.getByRole('heading', { name: /Collective\+/ }).first()).toBeVisible()
    await expect(page.getByRole('cell', { name: amount, exact: true })).toBeVisible()
  })

  await test.step('a downgrade waits for the next cycle', async () => {
    await page.goto('/app/upgrade')
    await page.getByRole('link', { name: 'Downgrade to Creator' }).click()
    await page.getByRole('button', { name: 'Change at next renewal' }).click()
    await expect(page.getByText(/Creator from/)).toBeVisible()
    await advanceStripe(app, 31)
    await untilPlan(page, () =>
      expect(page.getByRole('heading', { name: /Creator/ }).first()).toBeVisible({ timeout: 500 }),
    )
    await expect(page.getByRole('cell', { name: '£19', exact: true })).toBeVisible()
  })

  await test.step('cancel, resume, cancel, and the end', async () => {
    const cancel = async () => {
      await page.getByRole('button', { name: 'Cancel plan', exact: true }).click()
      const question = page.getByRole('dialog', { name: 'Cancel your plan?' })
      await expect(question.getByText('Your brand, stories, posts and people stay')).toBeVisible()
      await question.getByRole('button', { name: 'Yes, cancel plan' }).click()
    }
    await cancel()
    await expect(page.getByText('None: you won’t be charged')).toBeVisible()
    await page.getByRole('button', { name: 'Resume plan' }).click()
    await cancel()
    await expect(page.getByRole('button', { name: 'Resume plan' })).toBeVisible()
    await advanceStripe(app, 31)
    await untilPlan(page, () =>
      expect(page.getByText('inactive', { exact: true })).toBeVisible({ timeout: 500 }),
    )
    await page.goto('/app/upgrade')
    await expect(page.getByText(/Your Creator plan has ended/)).toBeVisible()
    expect((await mailbox.waitFor(person.email, /plan has ended/)).text).toContain(
      'You can still read and export everything you made',
    )
  })
})

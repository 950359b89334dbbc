import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startTrial } from '../../fixtures/onboarding.ts'
import { advanceStripe, deliverWebhooks, resetStripe, untilPlan } from '../../fixtures/stripe.ts'
import { expect, test } from '../../fixtures/test.ts'

const run = promisify(execFile)
const PROJECT = join(import.meta.dirname, '../../..')

test('a day of lost webhooks is repaired by comparing with Stripe, and an operator can see it', async ({
  page,
  app,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await resetStripe(app)
  const cli = (...args: string[]) =>
    run(process.execPath, ['scripts/cli.ts', ...args], {
      cwd: PROJECT,
      env: { PATH: process.env.PATH ?? '', ...app.database, APP_URL: app.url },
    })

  await startTrial(page, mailbox, person, 'Pro')
  await page.goto('/app/upgrade')
  await page.getByRole('button', { name: 'Keep Pro' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Pro' })).toBeVisible({ timeout: 20_000 })
  // The page goes on by itself, which would cut off where we go next.
  await expect(page).toHaveURL(/\/(onboarding|app\/dashboard)/)

  await deliverWebhooks(app, false)
  // Whoever still has an event to act on asks Stripe what is true by then: too early for this test.
  await expect(async () => {
    expect((await cli('stripe', 'events')).stdout).not.toContain('waiting')
  }).toPass({ timeout: 20_000 })
  await advanceStripe(app, 8)
  await page.goto('/manage-your-subscription')
  await expect(page.getByText('trial', { exact: true })).toBeVisible()

  expect((await cli('stripe', 'sync')).stdout).toContain('Everything matches.')
  // The app compares by itself, too, once an hour: whoever was first, no webhook told.
  expect((await cli('stripe', 'reconcile')).stdout).toMatch(/\d+ events were new/)
  await untilPlan(page, () =>
    expect(page.getByText('trial', { exact: true })).toHaveCount(0, { timeout: 500 }),
  )
  await deliverWebhooks(app, true)
  expect((await cli('stripe', 'events')).stdout).toContain('synced')
  expect((await cli('stripe', 'replay', '--since', '2020-01-01', '--dry-run')).stdout).toContain(
    'would be replayed',
  )
})

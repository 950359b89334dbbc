import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ timezoneId: 'Asia/Tokyo' })

test('a browser in another time zone, with a wrong clock and without live updates says so', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED/)
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Creator')
  const checks = page.getByRole('region', { name: 'What’s not working?' })
  await page.route('**/events', route => route.abort())
  await page.route('**/auth/session', async route => {
    const response = await route.fetch()
    const late = new Date(Date.now() - 5 * 60_000).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date: late } })
  })
  await page.goto('/app/support')
  await expect(checks.getByText('This device’s clock is 5 minutes fast.')).toBeVisible({ timeout: 15_000 })
  await expect(checks.getByText('blocks live updates')).toBeVisible()
  await expect(
    checks.getByText('This device is set to Tokyo time, and your settings say London.'),
  ).toBeVisible()
})

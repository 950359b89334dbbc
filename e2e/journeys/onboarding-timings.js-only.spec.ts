import type { Page } from 'playwright/test'
import { fillKickstart, startTrial } from '../fixtures/onboarding.ts'
import { expect, test } from '../fixtures/test.ts'

/** From the next page on, time passes only when the test says so. */
async function stopClock(page: Page) {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  await page.clock.pauseAt('2026-11-20T10:00:01Z')
}

test('the video moves 2 % every 600 ms and can be paused, muted and left', async ({
  page,
  mailbox,
  person,
}) => {
  await startTrial(page, mailbox, person, 'Creator')
  await stopClock(page)
  await page.goto('/onboarding/video')
  const bar = page.getByRole('progressbar', { name: 'Video progress' })
  const onward = page.getByRole('button', { name: 'Continue', exact: true })
  await expect(onward).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Skip' })).toBeEnabled()

  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(onward).toBeEnabled()
  await page.clock.runFor(599)
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  await page.clock.runFor(1)
  await expect(bar).toHaveAttribute('aria-valuenow', '2')

  await page.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Unmute' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(onward).toBeDisabled()
  await page.clock.runFor(6000)
  await expect(bar).toHaveAttribute('aria-valuenow', '2')

  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.clock.runFor(49 * 600)
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
  await onward.click()
  await expect(page).toHaveURL(/\/kickstart\/brand-heart/)
})

test('the setup takes four times a second and a half, and a second more', async ({
  page,
  mailbox,
  person,
}) => {
  await startTrial(page, mailbox, person, 'Creator')
  await fillKickstart(page)
  await expect(page).toHaveURL(/\/onboarding\/setup/)
  await stopClock(page)
  await page.goto('/onboarding/setup')
  const done = page.getByRole('listitem').filter({ hasText: ', done' })
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText('Story prompts…')
  for (const [count, saying] of [
    [1, 'Content templates…'],
    [2, 'Audience insights…'],
    [3, 'Dashboard personalisation…'],
  ] as const) {
    await page.clock.runFor(1500)
    await expect(done).toHaveCount(count)
    await expect(status).toHaveText(saying)
  }
  await page.clock.runFor(1500)
  await expect(page.getByRole('heading', { name: 'Dashboard ready!' })).toBeVisible()
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('smart_dashboard_setup_complete')
  await expect(page).toHaveURL(/\/onboarding\/setup/)
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/\/onboarding\/results/)
})

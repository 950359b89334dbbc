import { expect, test } from '../fixtures/test.ts'

test('the demos move by themselves until somebody takes over', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const demos = page.getByRole('region', { name: 'Three demos of the assistant' })
  await demos.scrollIntoViewIfNeeded()
  const dot = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(dot('Content creation')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()

  await expect(async () => {
    await page.clock.runFor(6_100)
    await expect(dot('Content creation')).toHaveAttribute('aria-current', 'false', { timeout: 500 })
  }).toPass()

  await dot('Product launch').click()
  await expect(dot('Product launch')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(dot('Product launch')).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(dot('Content creation')).toHaveAttribute('aria-current', 'true')
})

test('for who wants less motion they stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

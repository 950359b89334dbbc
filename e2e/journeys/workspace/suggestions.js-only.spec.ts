import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('somebody stuck at their answers is helped after four minutes, and can mute that and bring it back', async ({
  page,
  mailbox,
  person,
  app,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person)
  // Greeted first, they would not be disturbed again for a quarter of an hour.
  const form = { answer: 'choose', kind: 'stuck_on_brand_clarity' }
  await page.request.post('/app/suggestions', { form, headers: { Origin: app.url } })
  let secondsTold = 0
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/app/suggestions') secondsTold = Number(searchParams.get('seconds') ?? 0)
  })
  await page.clock.install()
  await page.goto('/app/clarify')
  const suggestion = page.getByRole('region', { name: 'Suggestion' })
  // Time on the page begins with its scripts, which may come after the clock moves: the page tells how much it counts.
  await expect(async () => {
    await page.clock.runFor('00:30')
    expect(secondsTold).toBeGreaterThanOrEqual(60)
  }).toPass()
  await page.clock.runFor((180 - secondsTold) * 1000)
  await expect(suggestion).toHaveCount(0)
  await page.clock.runFor('01:00')
  await expect(
    suggestion.getByText('Because you’ve been working on your answers for 4 minutes.'),
  ).toBeVisible()
  await suggestion.locator('summary').press('Enter')
  const muted = page.waitForResponse(answer => answer.url().endsWith('/app/suggestions'))
  // By key: after such a leap of the clock the connection's banner may lie over it.
  await suggestion.getByRole('button', { name: 'Mute this kind of suggestion' }).press('Enter')
  await muted
  await expect(suggestion).toHaveCount(0)

  await page.goto('/app/settings/assistant')
  const help = page.getByRole('checkbox', { name: 'Help with your answers' })
  await expect(help).not.toBeChecked()
  await help.check()
  await page.getByRole('button', { name: 'Save suggestions' }).click()
  await expect(page.getByText('Suggestions saved').first()).toBeVisible()
  await expect(help).toBeChecked()
})

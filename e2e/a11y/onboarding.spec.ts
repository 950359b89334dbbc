import { expectAccessible } from '../fixtures/accessibility.ts'
import { fillKickstart, startTrial } from '../fixtures/onboarding.ts'
import { expect, test } from '../fixtures/test.ts'

test('every screen of onboarding holds up on a phone and a desk, by day and by night', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(180_000)
  await startTrial(page, mailbox, person, 'Pro')
  for (const screen of ['welcome', 'kickstart/brand-heart', 'tier-setup']) {
    await page.goto(`/onboarding/${screen}`)
    await expectAccessible(page)
  }
  await fillKickstart(page)
  await expect(page).toHaveURL(/\/onboarding\/first-post/)
  for (const screen of ['first-post', 'results', 'kickstart/2', 'kickstart/4']) {
    await page.goto(`/onboarding/${screen}`)
    await expectAccessible(page)
  }
})

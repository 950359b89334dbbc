import { expectAccessible } from '../../fixtures/accessibility.ts'
import { confirmEmail, signUp } from '../../fixtures/accounts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openBeside } from '../../server/guards/owner.ts'

test('a passkey is added, signs in by itself, confirms that it is oneself, and is removed', async ({
  page,
  app,
  context,
  mailbox,
  person,
}) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signUp(page, person)
  await confirmEmail(page, mailbox, person)
  await page
    .getByRole('button', { name: /free trial|choose|start/i })
    .first()
    .click()
  await expect(page).not.toHaveURL(/select-tier/)

  await page.goto('/app/settings/security')
  await page.getByLabel('Current password').fill('Wrong1234')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('That isn’t your current password.')).toBeVisible()
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('Passkey added').first()).toBeVisible()
  await mailbox.waitFor(person.email, /passkey was added/i)
  const log = page.getByRole('table', { name: 'Sign-in log' })
  await expect(log.getByRole('rowheader', { name: 'Passkey added', exact: true })).toHaveCount(1)

  await context.clearCookies()
  await page.goto('/auth?redirectTo=%2Fapp%2Fsettings%2Fsecurity')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/app/settings/security')
  const db = await openBeside(app)
  await db.sql`
    update sessions set created_at = created_at - interval '11 minutes'
    where user_id = (select id from accounts where email = ${person.email})
  `
  await db.close()
  await page.getByRole('button', { name: /^Remove passkey/ }).click()
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/app/settings/security')
  await page.getByRole('button', { name: /^Remove passkey/ }).click()
  await expect(page.getByText('You don’t have a passkey yet.')).toBeVisible()
  await mailbox.waitFor(person.email, /passkey was removed/i)
  await expect(log.getByRole('rowheader', { name: 'Passkey removed', exact: true })).toHaveCount(1)
})

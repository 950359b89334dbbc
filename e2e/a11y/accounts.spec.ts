import { expectAccessible } from '../fixtures/accessibility.ts'
import { signUp } from '../fixtures/accounts.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

const EMAIL = { name: 'Email', exact: true } as const

test('every way in holds up, in each of its states', async ({ page, mailbox, person, context }) => {
  test.setTimeout(300_000)
  for (const door of [
    '/auth?mode=register',
    '/auth?magic=1',
    '/auth?magic=1&mode=register',
    '/auth?mode=reset',
    '/auth/forgot',
    '/auth?message=sign-in-first',
    '/auth/magic?token=over',
    '/auth/confirm?token=over',
  ]) {
    await page.goto(door)
    await expectAccessible(page)
  }
  await signUp(page, person)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectAccessible(page)
  const confirmation = mailbox.linkIn(await mailbox.waitFor(person.email, /confirm/i), /confirm/)
  await page.goto(confirmation)
  await expectAccessible(page)
  const cookies = await context.cookies()
  await context.clearCookies()
  await page.goto(confirmation)
  await expect(page.getByLabel('Code from the email')).toBeVisible()
  await expectAccessible(page)
  await context.addCookies(cookies)

  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', EMAIL).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText(/confirm your account before signing in/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expectAccessible(page)

  for (const [path, button, subject, pattern] of [
    ['/auth/forgot', 'Send reset link', /new password/i, /mode=reset/],
    ['/auth?magic=1', 'Send magic link', /magic link/i, /auth\/magic/],
  ] as const) {
    await page.goto(path)
    await page.getByRole('textbox', EMAIL).fill(person.email)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText(/we’ve sent/)).toBeVisible()
    await expectAccessible(page)
    await page.goto(mailbox.linkIn(await mailbox.waitFor(person.email, subject), pattern))
    await expectAccessible(page)
  }
  await page.goto('/auth/resend?sent=1')
  await expectAccessible(page)
  await page.goto('/auth/resend?failed=1')
  await expectAccessible(page)
})

test('the security pages and the second step hold up', async ({ page, mailbox, person, context }) => {
  test.setTimeout(240_000)
  await becomeFounder(page, mailbox, person)
  for (const path of ['', '/email', '/password', '/two-factor']) {
    await page.goto(`/app/settings/security${path}`)
    await expectAccessible(page)
  }
  const { Secret, TOTP } = await import('otpauth')
  const totp = new TOTP({ secret: Secret.fromBase32((await page.locator('code').innerText()).trim()) })
  await page.getByLabel('Code', { exact: true }).fill(totp.generate())
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/app/settings/security/two-factor')
  await expectAccessible(page)

  await context.clearCookies()
  await page.goto('/auth')
  await page.getByRole('textbox', EMAIL).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/second-step/)
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/That code isn’t right/)).toBeVisible()
  await expectAccessible(page)
})

import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright/test'
import { confirmEmail, type Person, signIn, signUp } from '../../fixtures/accounts.ts'
import type { Mailbox } from '../../fixtures/mailbox.ts'
import { expect, test } from '../../fixtures/test.ts'

const SECURITY = '/app/settings/security'

async function signedIn(page: Page, mailbox: Mailbox, person: Person) {
  await signUp(page, person)
  await confirmEmail(page, mailbox, person)
  // A plan is needed to enter the workspace.
  await page
    .getByRole('button', { name: /free trial|choose|start/i })
    .first()
    .click()
  await expect(page).not.toHaveURL(/select-tier/)
  await page.goto(SECURITY)
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
}

test('a code from the phone is asked after the password, and a recovery code helps without it', async ({
  page,
  context,
  mailbox,
  person,
}) => {
  await signedIn(page, mailbox, person)
  await page.getByRole('link', { name: 'Turn on' }).click()
  const key = (await page.locator('code').innerText()).trim()
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  await page.getByLabel('Code', { exact: true }).fill(totp.generate())
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  const recovery = (
    await page.getByRole('list', { name: 'Recovery codes' }).locator('li').first().innerText()
  ).trim()
  await mailbox.waitFor(person.email, /turned on/)

  await context.clearCookies()
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/second-step/)
  await page.goto('/app/dashboard')
  await expect(page, 'the first step alone opens nothing').toHaveURL(/\/auth/)
  await page.goto('/auth/second-step')
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/That code isn’t right/)).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(recovery.toUpperCase())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).not.toHaveURL(/\/auth/)
  await mailbox.waitFor(person.email, /recovery code was used/)
})

test('one sees where one is signed in, and signs one, every other and this device out', async ({
  page,
  browser,
  mailbox,
  person,
  baseURL,
}) => {
  await signedIn(page, mailbox, person)
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const phone = await other.newPage()
  await signIn(phone, person)
  await phone.goto('/app/dashboard')
  await expect(phone).not.toHaveURL(/\/auth/)

  await page.goto(SECURITY)
  await expect(page.getByText('This device')).toHaveCount(1)
  await page.getByRole('button', { name: /^Sign out (?!.*this device|other devices)\S/ }).click()
  await expect(page.getByText('Device signed out').first()).toBeVisible()
  await mailbox.waitFor(person.email, /A device was signed out/)
  await expect(page.getByRole('button', { name: 'Sign out other devices' })).toHaveCount(0)
  await phone.goto('/app/dashboard')
  await expect(phone).toHaveURL(/\/auth/)

  await signIn(phone, person)
  await page.goto(SECURITY)
  await page.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect(page.getByText('Other devices signed out').first()).toBeVisible()
  await mailbox.waitFor(person.email, /Every other device was signed out/)
  await phone.goto('/app/dashboard')
  await expect(phone).toHaveURL(/\/auth/)
  await expect(
    page
      .getByRole('cell', { name: 'Other devices signed out' })
      .or(page.getByText('Other devices signed out')),
  ).not.toHaveCount(0)
  await other.close()

  await page.getByRole('button', { name: /\(this device\)$/ }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText('Signed out').first()).toBeVisible()
})

test('changing the password asks for the present one and keeps this browser in', async ({
  page,
  mailbox,
  person,
}) => {
  await signedIn(page, mailbox, person)
  await page.getByRole('link', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill('Wrong1234')
  await page.getByLabel('New password', { exact: true }).fill('Hearthstone10')
  await page.getByLabel('Confirm password').fill('Hearthstone10')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('That isn’t your current password.')).toBeVisible()
  await page.getByLabel('Current password').fill(person.password)
  await page.getByLabel('New password', { exact: true }).fill('Hearthstone10')
  await page.getByLabel('Confirm password').fill('Hearthstone10')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(SECURITY)
  await mailbox.waitFor(person.email, /password was changed/)
})

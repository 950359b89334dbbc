import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a founder deletes their account, is told on every page and by mail, and changes their mind', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Creator')
  await page.goto('/app/settings/privacy')
  await expectAccessible(page)

  await page.getByLabel('Your email address').fill('somebody@else.test')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Enter the email address of your account')).toBeVisible()
  await page.getByLabel('Your email address').fill(person.email)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Account will be deleted').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/app/dashboard')
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible()
  const mail = await mailbox.waitFor(person.email, /account will be deleted/i)
  expect(mail.text).toContain('/app/settings/privacy')
  await page.getByRole('link', { name: 'Keep my account' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays').first()).toBeVisible()
  await expect(page.getByText(/^Your account will be deleted on/)).toHaveCount(0)
  await expect(page.getByLabel('Your email address')).toBeVisible()
})

test('somebody who never picked a plan can leave, too', async ({ page, mailbox, person }) => {
  await becomeFounder(page, mailbox, person, null)
  await page.goto('/app/dashboard')
  await expect(page).toHaveURL(/\/select-tier$/)
  await page.getByRole('link', { name: 'Download your data or delete your account' }).click()
  await page.getByLabel('Your email address').fill(person.email)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Account will be deleted').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep my account' }).first().click()
  await expect(page.getByText('Your account stays').first()).toBeVisible()
})

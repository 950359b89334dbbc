import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import type { Mailbox } from '../../fixtures/mailbox.ts'
import { expect, test } from '../../fixtures/test.ts'

const PAGE = '/app/settings/security/email'

async function codeTo(mailbox: Mailbox, address: string): Promise<string> {
  const mail = await mailbox.waitFor(address, /^Your code/)
  const code = /Your code: (\d{6})/.exec(mail.text)?.[1]
  if (!code) throw new Error(`No code in “${mail.subject}”`)
  return code
}

test('a founder moves to another mailbox, which both confirm, and takes it back from the old one', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  const moved = `moved-${person.email}`
  await becomeFounder(page, mailbox, person, 'Creator')
  await page.goto('/app/settings/security')
  await page.getByRole('link', { name: 'Change email' }).click()
  await expectAccessible(page)

  const address = page.getByLabel('New email address')
  await address.fill(person.email.toUpperCase())
  await page.getByRole('button', { name: 'Send codes' }).click()
  await expect(page.getByText('This is already your email address.')).toBeVisible()
  await address.fill(moved)
  await page.getByRole('button', { name: 'Send codes' }).click()
  await expect(page.getByRole('heading', { name: 'Type both codes' })).toBeVisible()
  await expectAccessible(page)

  const [oldCode, newCode] = [await codeTo(mailbox, person.email), await codeTo(mailbox, moved)]
  const old = page.getByLabel(`Code sent to ${person.email}`, { exact: true })
  await old.fill(oldCode)
  await page.getByLabel(`Code sent to ${moved}`).fill(newCode === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText('That isn’t the code in this email.')).toBeVisible()
  await expect(old, 'what was typed stays').toHaveValue(oldCode)
  await page.getByLabel(`Code sent to ${moved}`).fill(newCode)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
  await expect(page.locator('#main').getByText(moved)).toBeVisible()
  await mailbox.waitFor(moved, /now the email address/)

  const mail = await mailbox.waitFor(person.email, /address was changed/)
  await page.goto(mailbox.linkIn(mail, /undo-email/))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page).toHaveURL(/auth\/forgot/)
  await expect(page.getByText('Your email address is back').first()).toBeVisible()
  await page.goto('/app/settings')
  await expect(page, 'everyone was signed out').toHaveURL(/\/auth/)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/app\/settings/)
  await page.goto(mailbox.linkIn(mail, /undo-email/))
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('a founder changes their mind before the codes are typed', async ({ page, mailbox, person }) => {
  await becomeFounder(page, mailbox, person, 'Creator')
  await page.goto(PAGE)
  await page.getByLabel('New email address').fill(`never-${person.email}`)
  await page.getByRole('button', { name: 'Send codes' }).click()
  await page.getByRole('button', { name: 'Send new codes' }).click()
  await expect(page.getByRole('heading', { name: 'Type both codes' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep my address' }).click()
  await expect(page.getByText('Your email address stays').first()).toBeVisible()
  await expect(page.getByText(person.email).first()).toBeVisible()
})

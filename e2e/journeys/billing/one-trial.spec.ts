import { confirmEmail, signUp } from '../../fixtures/accounts.ts'
import { expect, test } from '../../fixtures/test.ts'

test('another spelling of an address gets no second trial, and is told how to go on', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  test.slow()
  allowProblem(/409/)
  const [name, domain] = person.email.split('@')
  for (const email of [person.email, `${name}+again@${domain}`]) {
    await page.context().clearCookies()
    const someone = { ...person, email }
    await signUp(page, someone)
    await confirmEmail(page, mailbox, someone)
    await page.goto('/select-tier')
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    if (email === person.email) await expect(page).toHaveURL(/\/onboarding/)
  }
  await expect(page.getByText(/A free trial was already started with this mailbox/)).toBeVisible()
  await page.getByRole('button', { name: 'Add payment' }).click()
  await expect(page).not.toHaveURL(/select-tier/)
  await expect(page.getByText(/trial/i)).toHaveCount(0)
})

test('a name with a web address is refused beside its field, and nothing is mailed', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  allowProblem(/400/)
  await signUp(page, { ...person, name: 'Win at www.evil.test' })
  await expect(page.getByText('Enter a name without a web address')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Win at www.evil.test')
  expect(await mailbox.list(person.email)).toEqual([])
})

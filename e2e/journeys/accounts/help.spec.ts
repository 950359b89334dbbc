import { expect, test } from '../../fixtures/test.ts'

const EMAIL = { name: 'Email', exact: true } as const

test('the forgotten password is helped with from the sign-in page, and the help starts anew', async ({
  page,
  person,
  javaScriptEnabled,
}) => {
  await page.goto('/auth')
  if (javaScriptEnabled === false) {
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('textbox', EMAIL).fill('no address')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await page.getByRole('textbox', EMAIL).fill(person.email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText(/we’ve sent a link to choose a new password/)).toBeVisible()
    return
  }
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const send = dialog.getByRole('button', { name: 'Send reset link' })
  await expect(send).toBeDisabled()
  await dialog.getByRole('textbox', EMAIL).fill('no address')
  await send.click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await dialog.getByRole('textbox', EMAIL).fill(person.email)
  await send.click()
  await expect(dialog.getByText(/we’ve sent a link to choose a new password/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(dialog.getByRole('textbox', EMAIL)).toHaveValue('')
  await expect(dialog.getByText(/we’ve sent/)).toHaveCount(0)
})

for (const door of ['/auth?mode=register', '/signup']) {
  test(`a confirmation that did not come is sent again from the page that waits for it after ${door}`, async ({
    page,
    person,
    mailbox,
    javaScriptEnabled,
  }) => {
    await page.goto(door)
    await page.getByLabel('Name', { exact: true }).fill(person.name)
    await page.getByRole('textbox', EMAIL).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
    await page.getByRole('checkbox', { name: /18 or over/ }).check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expect(page.getByText('Account created!').first()).toBeVisible()
    await mailbox.waitFor(person.email, /confirm/i)
    const hasScripts = javaScriptEnabled !== false
    const help = hasScripts ? page.getByRole('dialog') : page.locator('main')
    await page.getByRole(hasScripts ? 'button' : 'link', { name: 'Not received email?' }).click()
    await help.getByRole('textbox', EMAIL).fill('')
    await help.getByRole('button', { name: 'Send again' }).click()
    await expect(help.getByText('Please enter your email address')).toBeVisible()
    await help.getByRole('textbox', EMAIL).fill(person.email)
    await help.getByRole('button', { name: 'Send again' }).click()
    await expect(help.getByText(/we’ve sent a new link/)).toBeVisible()
    const confirmations = async () =>
      (await mailbox.list(person.email)).filter(({ subject }) => /confirm/i.test(subject)).length
    await expect.poll(confirmations).toBe(2)
  })
}

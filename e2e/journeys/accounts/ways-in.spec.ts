import { confirmEmail, forgetSession, signIn, signUp } from '../../fixtures/accounts.ts'
import { expect, test } from '../../fixtures/test.ts'

const SIGN_IN = { name: 'Sign In', exact: true }

test('a magic link signs in, once, in the browser that asked', async ({ page, mailbox, person }) => {
  await signUp(page, person)
  await confirmEmail(page, mailbox, person)
  await forgetSession(page)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Use a magic link instead' }).click()
  await page.getByRole('button', { name: 'Send magic link' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send magic link' }).click()
  await expect(page.getByRole('heading', { name: 'Magic link sent!' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Sign In' })).toBeVisible()

  const link = mailbox.linkIn(await mailbox.waitFor(person.email, /magic link/i), /auth\/magic/)
  await page.goto(link)
  await page.getByRole('button', SIGN_IN).click()
  await expect(page).toHaveURL(/select-tier/)
  // The page itself says that one is in; a message would only cover it.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('in another browser a magic link asks for the code of the mail', async ({
  page,
  browser,
  mailbox,
  person,
  baseURL,
}) => {
  await page.goto('/auth?mode=register&magic=1')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send magic link' }).click()
  await expect(page.getByText('You must accept the terms of service')).toBeVisible()
  await page.getByRole('checkbox', { name: /18 or over/ }).check()
  await page.getByRole('button', { name: 'Send magic link' }).click()
  await expect(page.getByRole('heading', { name: 'Magic link sent!' })).toBeVisible()
  const mail = await mailbox.waitFor(person.email, /magic link/i)
  const code = mail.text.match(/\b\d{6}\b/)?.[0] ?? ''

  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const elsewhere = await other.newPage()
  await elsewhere.goto(mailbox.linkIn(mail, /auth\/magic/))
  await elsewhere.getByLabel('Code from the email').fill(code)
  await elsewhere.getByRole('button', SIGN_IN).click()
  await expect(elsewhere).toHaveURL(/select-tier/)
  await other.close()
})

test('a forgotten password is replaced by mail, and the old one opens nothing', async ({
  page,
  mailbox,
  person,
}) => {
  await signUp(page, person)
  await confirmEmail(page, mailbox, person)
  await forgetSession(page)
  await page.goto('/auth/forgot')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText(/we’ve sent a link to choose a new password/)).toBeVisible()
  const mail = await mailbox.waitFor(person.email, /new password/i)
  await page.goto(mailbox.linkIn(mail, /mode=reset/))
  await page.getByLabel('New password', { exact: true }).fill('Password123')
  await page.getByLabel('Confirm password', { exact: true }).fill('Password123')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText(/on the list of the most common ones/)).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('Hearthstone10')
  await page.getByLabel('Confirm password', { exact: true }).fill('Hearthstone10')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await mailbox.waitFor(person.email, /password was changed/i)

  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', SIGN_IN).click()
  await expect(page.getByText('Invalid email or password. Please check your credentials.')).toBeVisible()
  await signIn(page, { ...person, password: 'Hearthstone10' })
})

test('a forgotten password leads to the page that was wanted, whether or not scripts open the dialog', async ({
  page,
  mailbox,
  person,
}) => {
  await signUp(page, person)
  await confirmEmail(page, mailbox, person)
  await forgetSession(page)
  await page.goto('/auth?redirectTo=%2Fjoin')
  await page
    .getByRole('button', { name: 'Forgot password?' })
    .or(page.getByRole('link', { name: 'Forgot password?' }))
    .click()
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Send reset link' }) })
  await form.getByLabel('Email', { exact: true }).fill(person.email)
  await form.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText(/we’ve sent a link to choose a new password/)).toBeVisible()
  const link = mailbox.linkIn(await mailbox.waitFor(person.email, /new password/i), /mode=reset/)
  expect(link).not.toContain('redirectTo')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('Hearthstone10')
  await page.getByLabel('Confirm password', { exact: true }).fill('Hearthstone10')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('Hearthstone10')
  await page.getByRole('button', SIGN_IN).click()
  await expect(page).toHaveURL(/\/join$/)
})

test('registering on /auth names every missing field, and leads back to sign in', async ({
  page,
  mailbox,
  person,
}) => {
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  for (const text of [
    'Name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'You must accept the terms of service',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(person.name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password', { exact: true }).fill('Other1234')
  await page.getByRole('checkbox', { name: /18 or over/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Account created!' })).toBeVisible()
  await mailbox.waitFor(person.email, /confirm/i)
  await page.getByRole('link', { name: 'Back to Sign In' }).click()

  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', SIGN_IN).click()
  await expect(
    page.getByText('Please check your email and confirm your account before signing in.'),
  ).toBeVisible()
})

test('after six wrong passwords the form is locked, and says for how long', async ({ page, person }) => {
  test.slow()
  await page.goto('/auth')
  for (let n = 0; n < 7; n += 1) {
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(`Wrong123${n}`)
    const answered = page.waitForResponse(response => response.request().method() === 'POST')
    await page.getByRole('button', SIGN_IN).click()
    expect((await answered).status()).toBe(n < 6 ? 422 : 429)
  }
  const locked = page.getByText(
    /^Problem:\s*Rate limit exceeded\. Please try again in \d+ minutes, or use social login instead\./,
  )
  await expect(locked).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use Google Instead' })).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(locked).toHaveCount(0)
})

test('the address says which of our messages is shown, and nobody is led to another site', async ({
  page,
  mailbox,
  person,
}) => {
  await page.goto('/auth?message=Your%20account%20is%20locked.%20Call%200900%201234')
  await expect(page.getByText('0900')).toHaveCount(0)
  await page.goto('/auth?message=sign-in-first')
  await expect(page.getByText('Please sign in first.')).toBeVisible()
  await signUp(page, person)
  await confirmEmail(page, mailbox, person)
  await forgetSession(page)
  await page.goto('/auth?redirectTo=%2F%5Cevil.example')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', SIGN_IN).click()
  await expect(page).toHaveURL(/select-tier/)
  await page.goto('/auth')
  await expect(page).toHaveURL(/select-tier/)
})

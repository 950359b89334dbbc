import type { Page } from 'playwright/test'
import { confirmEmail, fillSignUp, forgetSession, signUp } from '../../fixtures/accounts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openBeside } from '../../server/guards/owner.ts'

/** The stand-in is another origin, as Google would be. */
const STAND_IN = /someone else was asked: http:\/\/localhost:\d+\/(authorize|choose|favicon)/

test.beforeEach(({ allowProblem }) => allowProblem(STAND_IN))

async function throughGoogle(page: Page, email: string, { verified = true } = {}) {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  if (!verified) await page.getByLabel(/has verified/).uncheck()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('Google makes an account and opens it again', async ({ page, context, person }) => {
  await throughGoogle(page, person.email)
  await expect(page).toHaveURL(/select-tier/)
  await context.clearCookies()
  await throughGoogle(page, person.email)
  await expect(page).toHaveURL(/select-tier/)
  const left = (await context.cookies()).map(cookie => cookie.name).filter(name => name.includes('oauth'))
  expect(left).toEqual([])
})

for (const { where, address } of [
  { where: 'the form of the prices', address: '/signup?tier=pro&annual=true' },
  { where: 'the form without a password', address: '/auth?mode=register&magic=1&tier=pro&annual=true' },
]) {
  test(`Google takes along what is chosen in ${where}: plan and code count, its trial begins`, async ({
    app,
    page,
    person,
  }) => {
    await page.goto(address)
    await expect(page.getByRole('radio', { checked: true })).toHaveValue('pro')
    await page.getByRole('radio', { name: /^Creator/ }).check()
    await page.getByLabel(/Referral code/).fill('anna-1')
    await page.getByRole('button', { name: 'Sign up with Google' }).click()
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: /What problem/ })).toBeVisible()
    await expect(page.getByText('7 days of Creator, no card needed.').first()).toBeVisible()
    const db = await openBeside(app)
    try {
      const rows = await db.sql<{ code: string; told: string }[]>`
        select a.referral_code as code, e.context->>'referral_code' as told
        from accounts a join events e on e.user_id = a.id and e.event_name = 'referral_attributed'
        where a.email = ${person.email}
      `
      expect(rows.map(row => ({ ...row }))).toEqual([{ code: 'anna1', told: 'anna1' }])
    } finally {
      await db.close()
    }
  })
}

for (const way of ['a password', 'a magic link', 'Google'] as const) {
  test(`by ${way} the plan that was chosen begins, and the page that was wanted opens`, async ({
    page,
    mailbox,
    person,
  }) => {
    const query = 'mode=register&tier=pro&annual=true&redirectTo=%2Fapp%2Fstorybank'
    await page.goto(`/auth?${query}${way === 'a magic link' ? '&magic=1' : ''}`)
    await expect(page.getByRole('radio', { checked: true })).toHaveValue('pro')
    if (way === 'Google') {
      await page.getByRole('button', { name: 'Sign up with Google' }).click()
      await page.getByLabel('Email', { exact: true }).fill(person.email)
      await page.getByRole('button', { name: 'Continue' }).click()
    } else if (way === 'a magic link') {
      await page.getByLabel('Email', { exact: true }).fill(person.email)
      await page.getByRole('checkbox', { name: /18 or over/ }).check()
      await page.getByRole('button', { name: 'Send magic link' }).click()
      const mail = await mailbox.waitFor(person.email, /magic link/i)
      await page.goto(mailbox.linkIn(mail, /auth\/magic/))
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    } else {
      await fillSignUp(page, person)
      const mail = await mailbox.waitFor(person.email, /confirm/i)
      await page.goto(mailbox.linkIn(mail, /confirm/))
      await page.getByRole('button', { name: /confirm/i }).click()
    }
    await expect(page).toHaveURL(/\/app\/storybank/)
    await expect(page.getByText('7 days of Pro, no card needed.').first()).toBeVisible()
  })
}

test('Enter in the form sends the form, and never leads to Google', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email', { exact: true }).press('Enter')
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page).toHaveURL(/\/signup$/)
})

test('Google opens an account that has verified its mailbox, and tells the owner', async ({
  page,
  mailbox,
  person,
}) => {
  await signUp(page, person)
  await confirmEmail(page, mailbox, person)
  await forgetSession(page)
  await throughGoogle(page, person.email)
  await expect(page).toHaveURL(/select-tier/)
  await mailbox.waitFor(person.email, /You can now sign in with Google/)
})

test('Google does not open an account whose mailbox nobody has verified', async ({ page, person }) => {
  await signUp(page, person)
  await expect(page.getByText('Check your email').first()).toBeVisible()
  await throughGoogle(page, person.email)
  await expect(
    page.getByText(
      'Google sign-in failed: Please check your email and confirm your account before signing in.',
    ),
  ).toBeVisible()
})

test('every failure says what happened', async ({ page, person }) => {
  await throughGoogle(page, person.email, { verified: false })
  await expect(page.getByText(/^Problem:\s*Google sign-in failed: Google hasn’t verified/)).toBeVisible()

  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You didn’t continue with Google. Nothing has changed.')).toBeVisible()

  await page.goto('/auth/google/callback?state=made-up&code=made-up')
  await expect(page.getByText('An error occurred during google sign-in')).toBeVisible()
  await page.goto('/auth/google/callback')
  await expect(page.getByText('An error occurred during google sign-in')).toBeVisible()
})

test('whoever has tried Google too often finds the plan they chose in the form', async ({
  page,
  baseURL,
}) => {
  const ask = async (chosen: Record<string, string> = {}) => {
    const options = { form: chosen, headers: { Origin: baseURL ?? '' }, maxRedirects: 0 }
    return (await page.request.post('/auth/google?mode=sign-up', options)).headers().location
  }
  await expect.poll(() => ask(), { intervals: [0] }).toBe('/signup')
  expect(await ask({ tier: 'collective', annual: 'on' })).toBe('/signup')
  await page.goto('/signup')
  await expect(page.getByText(/try again in/i).first()).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('collective')
})

test('an answer from Google works in the browser that asked only', async ({
  page,
  browser,
  person,
  baseURL,
}) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  const back = new URL(new URL(page.url()).searchParams.get('back') ?? '')
  const victim = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const other = await victim.newPage()
  await other.goto(`${back.pathname}${back.search}`)
  await expect(other.getByText('An error occurred during google sign-in')).toBeVisible()
  await victim.close()
  await page.goto('/')
})

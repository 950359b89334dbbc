import type { Page } from 'playwright/test'
import { CRACKED_BOWL_POST, TRIED_SENTENCE } from '#core/site/sample-scores.build.ts'
import { expect, test } from '../fixtures/test.ts'

/** Presses a form's button; whoever was quicker than people are is asked to press once more. */
async function send(page: Page, button: string): Promise<void> {
  const sent = page.getByText(/^(Message sent|Brand Compass Submitted!)$/).first()
  await expect(async () => {
    const answer = page.waitForResponse(response => response.request().method() === 'POST')
    await page.getByRole('button', { name: button }).click()
    await answer
    // Longer than the pace that is asked of people, so that the second press is never too quick again.
    await expect(sent).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test('the landing page says what it is and leads to the trial and the quiz', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Write posts that sound like you/)
  await expect(page.getByRole('link', { name: 'Start 7-Day Free Trial' }).first()).toHaveAttribute(
    'href',
    '/signup',
  )
  for (const name of ['Features', 'Pricing', 'Resources', 'Contact'])
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).first(),
    ).toBeVisible()
  await page.getByRole('link', { name: 'Take Brand Clarity Quiz' }).first().click()
  await expect(page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible()
})

test('a visitor scores a post on the landing page and sees which words counted', async ({ page }) => {
  await page.goto('/')
  // What the page shows of its sample brand is what the product computes.
  await expect(page.getByText(`Alignment score: ${CRACKED_BOWL_POST.overall} out of 100.`)).toBeAttached()
  const form = page.locator('#try')
  await form
    .getByLabel('Your business in three sentences')
    .fill('I teach pottery to beginners who are afraid of clay. Mistakes are allowed. People go home calm.')
  await form.getByLabel('A post you’ve written').fill(CRACKED_BOWL_POST.text)
  await form.getByRole('button', { name: 'Score my post' }).click()

  await expect(page).toHaveURL(/\/try$/)
  await expect(page.getByRole('heading', { name: 'What counted' })).toBeVisible()
  await expect(page.getByText(/Your post: \d+ out of 100/)).toBeAttached()
  await expect(page.locator('mark').first()).toBeVisible()
  // The text stays, so that a word can be changed; without a business there is nothing to measure by.
  await expect(page.getByLabel('A post you’ve written')).toHaveValue(/cracked in the kiln/)
  await page.getByLabel('Your business in three sentences').fill('')
  await page.getByRole('button', { name: 'Score my post' }).click()
  await expect(page.getByText('Tell us about your business in a few sentences')).toBeVisible()
  await expect(page.getByLabel('A post you’ve written')).toHaveValue(/cracked in the kiln/)
})

test('a visitor changes the sentence in the hero and sees its score', async ({ page, javaScriptEnabled }) => {
  await page.goto('/')
  const score = page.locator('[data-try-hero]').getByText(/sentence: \d+ out of 100|post: \d+ out of 100/)
  await expect(score).toHaveText(new RegExp(`${TRIED_SENTENCE.overall} out of 100`))
  const typed = 'Unleash your inner artist in our flawless masterclass: book now and unlock your potential!'
  await page.getByLabel('Change a sentence from Wren & Clay').fill(typed)
  await page.locator('[data-try-hero] label', { hasText: 'Witty Insider' }).click()
  if (javaScriptEnabled !== false) {
    await expect(page.locator('[data-try-hero]').getByText('Hurts', { exact: false }).first()).toBeVisible()
    await expect(score).not.toHaveText(new RegExp(`${TRIED_SENTENCE.overall} out of 100`))
  }
  await page.getByRole('button', { name: 'Score this sentence' }).click()
  await expect(page).toHaveURL(/\/try$/)
  await expect(page.getByText(/Your post: \d+ out of 100/)).toBeAttached()
  await expect(page.getByLabel('A post you’ve written')).toHaveValue(typed)
})

test('one switch shows the yearly prices', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByText('£19', { exact: true })).toBeVisible()
  await page.getByText('Annual', { exact: true }).click()
  for (const price of ['£15', '£23', '£47'])
    await expect(page.getByText(price, { exact: true })).toBeVisible()
  for (const saving of ['£48', '£72', '£144'])
    await expect(page.getByText(`saving ${saving} a year`)).toBeVisible()
  await page.getByRole('link', { name: 'Start Free Trial of Pro, billed annually' }).click()
  await expect(page).toHaveURL(/\/signup\?tier=pro&annual=true$/)
})

test('a question opens its answer and closes the last one', async ({ page }) => {
  await page.goto('/')
  const answer = page.getByText('No. If you can explain your work to a client')
  await page.getByText('Do I need to be good at writing?').click()
  await expect(answer).toBeVisible()
  await page.getByText('What does the trial cost?').click()
  await expect(page.getByText('It lasts 7 days, needs no card')).toBeVisible()
  await expect(answer).toBeHidden()
})

test('a message to us is kept and confirmed by mail', async ({ page, mailbox, person }) => {
  await page.goto('/contact?topic=sales')
  await expect(page.getByLabel('Topic')).toHaveValue('sales')
  await page.getByLabel('Your name').fill(person.name)
  await page.locator('main').getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Your message').fill('Is there a plan for two studios?')
  await send(page, 'Send message')
  await page.reload()
  await expect(page.getByText(/We have your message/)).toBeVisible()
  await mailbox.waitFor(person.email, /received your message/)
})

test('the compass asks for what is missing and answers by mail', async ({ page, mailbox, person }) => {
  await page.goto('/brand-compass')
  await page.getByLabel('First name').fill('Maya')
  await page.getByRole('button', { name: 'Send Brand Compass' }).click()
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Maya')
  await page.locator('main').getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('What is your brand for?').fill('To put clay into hands')
  await page.getByLabel('How did it start?').fill('With a broken wheel')
  await page.getByLabel(/struggle with/).fill('They think they are not creative')
  await send(page, 'Send Brand Compass')
  await page.reload()
  await expect(page.getByText(/We have your Brand Compass/)).toBeVisible()
  const mail = await mailbox.waitFor(person.email, /Compass/)
  expect(mail.text).toContain('within 24 hours')
})

test('the newsletter asks twice and lets go at once', async ({ page, request, mailbox, person }) => {
  await page.goto('/about')
  await page.getByLabel('One useful email a month').fill(person.email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible()

  const confirmation = await mailbox.waitFor(person.email, /Confirm your subscription/)
  await page.goto(mailbox.linkIn(confirmation, /newsletter\/confirm/))
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()

  const welcome = await mailbox.waitFor(person.email, /You’re subscribed/)
  const leaving = mailbox.linkIn(welcome, /newsletter\/unsubscribe/)
  await page.goto(leaving)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  // A mail program's own button: no cookie and no Origin, and once more changes nothing.
  const pressed = await request.post(leaving, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(pressed.status()).toBe(200)
})

test('an address the newsletter cannot take stays on the page, with what is wrong beside it', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  allowProblem(/400/)
  await page.goto('/newsletter')
  await expect(page.getByText('Please check your inbox')).toBeHidden()
  await page.goto('/about')
  // Browsers let it through; we don’t.
  const unfinished = person.email.replace(/@.*/, '@example')
  await page.getByLabel('One useful email a month').fill(unfinished)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const main = page.getByRole('main')
  const email = main.getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveValue(unfinished)
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/)
  await email.fill(person.email)
  await main.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible()
  await mailbox.waitFor(person.email, /Confirm your subscription/)
})

test('the colours one chose stay', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(page).toHaveURL(/\/terms$/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/pricing')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('every short and older address leads on and takes its query along', async ({ request }) => {
  for (const [from, to] of [
    ['/dashboard', '/app/dashboard'],
    ['/storybank', '/app/storybank'],
    ['/clarify', '/app/clarify'],
    ['/strategy', '/app/strategy'],
    ['/campaigns', '/app/campaigns'],
    ['/analytics', '/app/analytics'],
    ['/settings', '/app/settings'],
    ['/support', '/app/support'],
    ['/upgrade', '/app/upgrade'],
    ['/create', '/app/content?tab=create'],
    ['/content', '/app/content'],
    ['/convert', '/app/sales-hub'],
    ['/connect', '/app/content?tab=publish'],
    ['/app/planner', '/app/content'],
    ['/app/connect', '/app/content?tab=publish'],
    ['/app/research', '/app/brand-watch'],
    ['/app/saleshub', '/app/sales-hub'],
    ['/app/brandwatch', '/app/brand-watch'],
    ['/app/select-tier', '/select-tier'],
  ] as const) {
    const answer = await request.get(`${from}?ref=ada`, { maxRedirects: 0 })
    expect.soft(answer.status(), from).toBe(302)
    expect.soft(answer.headers().location, from).toBe(`${to}${to.includes('?') ? '&' : '?'}ref=ada`)
    const bare = await request.get(from, { maxRedirects: 0 })
    expect.soft(bare.headers().location, from).toBe(to)
  }
})

import { QUIZ_STEPS } from '#core/site/quiz/steps.ts'
import { confirmEmail, signUp } from '../fixtures/accounts.ts'
import { fillKickstart, KICKSTART } from '../fixtures/onboarding.ts'
import { expect, test } from '../fixtures/test.ts'

/**
 * The way from a stranger to a first on-brand post, in one go: what the product is for. Runs with and without
 * JavaScript; where the two differ the page decides, not the test.
 */
test('a visitor becomes a founder with a first post that sounds like them', async ({
  page,
  mailbox,
  person,
  javaScriptEnabled,
}) => {
  test.setTimeout(180_000)

  await test.step('takes the quiz and gets a result by mail', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Take Brand Clarity Quiz' }).first().click()
    const answers: Record<string, string> = {
      first_name: 'Maya',
      company_name: 'Kiln & Kettle',
      email: person.email,
      business_type: 'Pottery studio',
      target_audience:
        'People in their thirties who sit at screens all day and want to make something with their hands',
      biggest_challenge: 'I never know what to say online, so I say nothing for weeks',
      content_struggle: 'Everything I write sounds like everybody else',
      unique_value: 'Small evening classes where nothing has to be perfect, in a warm studio by the canal',
      business_goals: 'Fill the Tuesday class and start a second one by spring',
      marketing_channels: 'Instagram',
      success_metrics: 'Eight people at the wheel every Tuesday',
    }
    for (const { question, fields, kind } of QUIZ_STEPS) {
      // The address changes before the question does.
      await expect(page.getByRole('heading', { name: question })).toBeVisible()
      for (const field of fields)
        if (answers[field]) await page.locator(`[name="${field}"]:not([type="hidden"])`).fill(answers[field])
      const isLast = kind === 'email'
      await page.getByRole('button', { name: isLast ? 'Get My Results' : 'Continue', exact: true }).click()
    }
    await expect(page).toHaveURL(/\/result\//)
    await expect(page.getByText(/out of 100/).first()).toBeVisible()
    await expect(page.getByText('Quiz Complete!').first()).toBeVisible()
    const mail = await mailbox.waitFor(person.email, /score/i)
    expect(mail.text).toContain('out of 100')
  })

  await test.step('signs up, and confirming by mail signs in', async () => {
    await signUp(page, person)
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await confirmEmail(page, mailbox, person)
  })

  await test.step('picks a plan, which starts a trial', async () => {
    await expect(page).toHaveURL(/\/select-tier/)
    await page.getByRole('radio', { name: /^Creator/ }).check()
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(page).toHaveURL(/\/onboarding/)
    expect((await mailbox.waitFor(person.email, /trial/i)).text).toContain('7 days')
  })

  await test.step('lays the foundation in five steps', async () => {
    await page.getByRole('button', { name: 'Get started' }).click()
    await fillKickstart(page)
    await expect(page.getByText('Brand Snapshot Created! 🎉').first()).toBeVisible()
  })

  await test.step('leaves the first post for later, and sees the snapshot', async () => {
    await expect(page).toHaveURL(/\/onboarding\/first-post/)
    await page.getByRole('link', { name: 'See your Brand Snapshot' }).click()
    await expect(page.getByText(KICKSTART.client).first()).toBeVisible()
    const pdf = await page.request.get('/onboarding/brand-snapshot.pdf')
    expect(pdf.headers()['content-type']).toContain('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByRole('button', { name: 'Explore Your Dashboard' }).click()
    await expect(page).toHaveURL(/\/app\/dashboard/)
    await expect(page.getByRole('heading', { name: 'Add Stories' })).toBeVisible()
    await expect(page.getByText(/^There’s nothing to measure yet\./)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Write this post' })).toBeVisible()
  })

  await test.step('captures a story', async () => {
    await page.getByRole('link', { name: 'Add Stories' }).click()
    await page
      .getByLabel('What happened?')
      .fill(
        'A founder rang at six in the morning and we read the letter together until it was no longer frightening.',
      )
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Story saved').first()).toBeVisible()
  })

  await test.step('turns it into a post and sees how well it sounds like the brand', async () => {
    await page.getByRole('link', { name: /^Turn into a post for Instagram/ }).click()
    await expect(page).toHaveURL(/\/app\/create\//)
    const generic = await writeAndScore(
      'Leverage our synergies to unlock your full potential and take your business to the next level!!!',
    )
    const own = await writeAndScore(
      `A founder rang at six in the morning, and we read the letter together in plain language. ${KICKSTART.heart} ${KICKSTART.offer}`,
    )
    expect(own).toBeGreaterThan(generic)
    for (const dimension of ['Voice', 'Values', 'Audience', 'Emotion']) {
      await expect(page.getByText(dimension, { exact: true }).filter({ visible: true }).first()).toBeVisible()
    }
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
  })

  await test.step('finds that the dashboard has moved, and the step', async () => {
    await page.goto('/app/dashboard')
    await expect(page.getByRole('heading', { name: 'Check in with your brand' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'The numbers' })).toHaveAttribute(
      'href',
      '/app/dashboard/numbers',
    )
    await page.goto('/app/dashboard/numbers')
    await expect(page.getByText('Step 6 of 6')).toBeVisible()
    await expect(page.getByText(/Measured from/)).toBeVisible()
  })

  async function writeAndScore(text: string): Promise<number> {
    const overall = page.getByTestId('alignment-overall')
    const before = await overall.textContent()
    await page.getByLabel('Your post').fill(text)
    if (javaScriptEnabled) await expect(overall).not.toHaveText(before ?? '')
    else {
      await page.getByRole('button', { name: 'Check my post' }).click()
      await expect(page.getByText(/Checked and saved: \d+ out of 100/)).toBeVisible()
      await expect(page.getByLabel('Your post')).toHaveValue(text)
    }
    return Number((await overall.textContent())?.match(/\d+/)?.[0])
  }
})

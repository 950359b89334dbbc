import { confirmEmail, signIn, signUp } from '../fixtures/accounts.ts'
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
    for (let step = 1; step <= 10; step += 1) {
      for (const [name, answer] of Object.entries(answers)) {
        const field = page.locator(`form [name="${name}"]:not([type="hidden"])`)
        if ((await field.count()) === 0) continue
        const type = await field.first().getAttribute('type')
        if (type === 'radio' || type === 'checkbox') await field.first().check()
        else if ((await field.first().evaluate(element => element.tagName)) === 'SELECT')
          await field.first().selectOption({ index: 1 })
        else await field.first().fill(answer)
      }
      await page
        .getByRole('button', { name: step === 10 ? 'Get My Results' : 'Continue', exact: true })
        .click()
      if (step < 10) await expect(page).toHaveURL(new RegExp(`step=${step + 1}`))
    }
    await expect(page).toHaveURL(/\/result\//)
    await expect(page.getByText(/out of 100/).first()).toBeVisible()
    await expect(page.getByText('Quiz Complete!').first()).toBeVisible()
    const mail = await mailbox.waitFor(person.email, /score/i)
    expect(mail.text).toContain('out of 100')
  })

  await test.step('signs up, confirms by mail and signs in', async () => {
    await signUp(page, person)
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await confirmEmail(page, mailbox, person)
    await signIn(page, person)
  })

  await test.step('picks a plan, which starts a trial', async () => {
    await expect(page).toHaveURL(/\/select-tier/)
    await page.getByRole('radio', { name: /^Creator/ }).check()
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(page).toHaveURL(/\/onboarding/)
    expect((await mailbox.waitFor(person.email, /trial/i)).text).toContain('7 days')
  })

  await test.step('lays the foundation in five steps', async () => {
    await page
      .getByRole('button', { name: /begin|start|let/i })
      .or(page.getByRole('link', { name: /begin|start|let/i }))
      .first()
      .click()
    await expect(page).toHaveURL(/\/video/)
    await page
      .getByRole('button', { name: /skip/i })
      .or(page.getByRole('link', { name: /skip/i }))
      .first()
      .click()
    await expect(page).toHaveURL(/\/kickstart/)
    const next = () => page.getByRole('button', { name: 'Next', exact: true })
    await page
      .locator('[name="brandHeart"]')
      .fill(
        'People who sit at screens all day forget that their hands can make things, and nobody gives them a place to be a beginner.',
      )
    await next().click()
    await page.getByRole('checkbox', { name: 'Community' }).check()
    await page.getByRole('checkbox', { name: 'Simplicity' }).check()
    await next().click()
    await page.getByRole('radio', { name: /Warm Expert/ }).check()
    await next().click()
    await page
      .locator('[name="dreamClient"]')
      .fill(
        'Priya, 34, works in insurance and has not made anything with her hands since school. She wants one evening that is hers.',
      )
    await next().click()
    await page
      .locator('[name="offerDescription"]')
      .fill(
        'Six Tuesday evenings at the wheel, eight people, clay and tea included, in a warm studio by the canal.',
      )
    await page.getByRole('button', { name: 'Complete Kickstart' }).click()
    await expect(page.getByText('Brand Snapshot Created!').first()).toBeVisible()
  })

  await test.step('sees the dashboard being set up, and the snapshot', async () => {
    if (!javaScriptEnabled)
      await page
        .getByRole('button', { name: /continue/i })
        .or(page.getByRole('link', { name: /continue/i }))
        .first()
        .click()
    await expect(page).toHaveURL(/\/onboarding\/results/, { timeout: 15_000 })
    await expect(page.getByText('Priya, 34').first()).toBeVisible()
    const pdf = await page.request.get('/onboarding/brand-snapshot.pdf')
    expect(pdf.headers()['content-type']).toContain('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByRole('button', { name: 'Explore Your Dashboard' }).click()
    await expect(page).toHaveURL(/\/app\/dashboard/)
    await expect(page.getByText('Step 2 of 6')).toBeVisible()
    await expect(page.getByText('Your next best action')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Add Stories' })).toBeVisible()
  })

  await test.step('captures a story', async () => {
    await page.getByRole('link', { name: 'Add Stories' }).click()
    await page
      .getByLabel('What happened?')
      .fill(
        'Priya came to her first class straight from the office and cried a little when her bowl stood up by itself.',
      )
    await page
      .getByRole('button', { name: /save|keep|capture/i })
      .first()
      .click()
    await expect(page.getByText('Story saved').first()).toBeVisible()
  })

  await test.step('turns it into a post and sees how well it sounds like the brand', async () => {
    await page.goto('/app/storybank')
    await page
      .getByRole('link', { name: /Priya came/ })
      .first()
      .click()
    await page
      .getByRole('link', { name: /turn it into a post/i })
      .first()
      .click()
    await expect(page).toHaveURL(/\/app\/create/)
    const body = page.locator('textarea[name="body"]')
    await body.fill(
      'Leverage our synergies to unlock your full potential and take your business to the next level today!!!',
    )
    const score = page.getByTestId('alignment-overall')
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Check my post' }).click()
    await expect(score).toHaveText(/\d+/)
    await page.waitForTimeout(javaScriptEnabled ? 600 : 0)
    const before = Number((await score.textContent())?.match(/\d+/)?.[0])
    await page
      .locator('textarea[name="body"]')
      .fill(
        'Priya came straight from the office on Tuesday. She had not made anything with her hands since school. By eight her bowl stood up by itself, and she cried a little. You do not have to be good at this. There is tea, there is clay, there are eight of us, and the studio is warm. Come and be a beginner with us.',
      )
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Check my post' }).click()
    await expect
      .poll(async () =>
        Number((await page.getByTestId('alignment-overall').textContent())?.match(/\d+/)?.[0]),
      )
      .toBeGreaterThan(before)
    for (const dimension of ['Voice', 'Values', 'Audience', 'Emotion']) {
      await expect(page.getByText(dimension, { exact: true }).first()).toBeVisible()
    }
    await page.getByRole('button', { name: /^save/i }).first().click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
  })

  await test.step('finds the dashboard moved', async () => {
    await page.goto('/app/dashboard')
    await expect(page.getByText('Step 6 of 6')).toBeVisible()
    await expect(page.getByText(/what you have written|posts you checked/).first()).toBeVisible()
  })
})

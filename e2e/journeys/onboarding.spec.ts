import { signIn } from '../fixtures/accounts.ts'
import { fillKickstart, KICKSTART, nextStep, startTrial } from '../fixtures/onboarding.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder finds the words, keeps what was typed, and takes the snapshot along', async ({
  page,
  mailbox,
  person,
  javaScriptEnabled,
}) => {
  await startTrial(page, mailbox, person, 'Pro')
  const next = page.getByRole('button', { name: 'Next', exact: true })

  const snapshot = page.getByRole('complementary', { name: 'Your Brand Snapshot' })

  await test.step('the welcome leads to the first question', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible()
    await page.getByRole('button', { name: 'Get started' }).click()
    await expect(page.getByRole('heading', { name: /What problem/, level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/kickstart\/brand-heart/)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  })

  await test.step('a text that is too short goes no further, and stays', async () => {
    await page.getByLabel(/What problem/).fill('Too short')
    if (javaScriptEnabled) await expect(next).toBeDisabled()
    else {
      await next.click()
      await expect(page.getByText('Write more than 10 characters about your brand heart')).toBeVisible()
    }
    await expect(page.getByLabel(/What problem/)).toHaveValue('Too short')
    await page.getByLabel(/What problem/).fill(KICKSTART.heart)
    if (javaScriptEnabled) await expect(snapshot.getByText(KICKSTART.heart)).toBeVisible()
    await nextStep(page, /core-values/)
    await expect(snapshot.getByText(KICKSTART.heart)).toBeVisible()
  })

  await test.step('values are picked and added, two at least', async () => {
    await page.getByRole('checkbox', { name: 'Growth' }).check()
    if (javaScriptEnabled) await expect(next).toBeDisabled()
    else {
      await next.click()
      await expect(page.getByText('Choose at least 2 values')).toBeVisible()
      await expect(page.getByText('Choose the voice that’s closest to yours')).toBeVisible()
    }
    await page.getByLabel('Your own value').fill(' growth ')
    await page.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByText('That value is already in your list')).toBeVisible()
    await page.getByLabel('Your own value').fill('Plain language')
    await page.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByRole('checkbox', { name: 'Plain language' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Growth' })).toBeChecked()
    await page.getByRole('radio', { name: /Calm Authority/ }).check()
    await nextStep(page, /dream-client/)
  })

  await test.step('going back keeps what stands there', async () => {
    await page.getByLabel(/Who would you happily/).fill('Maya')
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page.getByRole('checkbox', { name: 'Plain language' })).toBeChecked()
    await expect(page.getByRole('radio', { name: /Calm Authority/ })).toBeChecked()
    await nextStep(page, /dream-client/)
    await expect(page.getByLabel(/Who would you happily/)).toHaveValue('Maya')
    await page.getByLabel(/Who would you happily/).fill(KICKSTART.client)
  })

  await test.step('completing it ends on a first post, and the snapshot is a link away', async () => {
    await page.getByLabel(/What do you offer/).fill(KICKSTART.offer)
    await page.getByRole('button', { name: 'Complete Kickstart' }).click()
    await expect(page.getByText('Brand Snapshot Created! 🎉').first()).toBeVisible()
    await expect(
      page.getByText('Your pro dashboard is being personalized with your brand foundation.').first(),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your first post is ready' })).toBeVisible()
    await expect(page.getByLabel('Your post')).toHaveValue(new RegExp(KICKSTART.heart))
    await page.getByRole('link', { name: 'See your Brand Snapshot' }).click()
    await expect(page).toHaveURL(/\/onboarding\/results/)
    for (const words of [
      KICKSTART.heart,
      KICKSTART.client,
      KICKSTART.offer,
      'Plain language',
      'Calm Authority',
    ])
      await expect(page.getByRole('article').getByText(words, { exact: true })).toBeVisible()
  })

  await test.step('the snapshot downloads as a PDF', async () => {
    await expect(page.getByRole('link', { name: 'Download Brand Snapshot' })).toBeVisible()
    const pdf = await page.request.get('/onboarding/brand-snapshot.pdf')
    expect(pdf.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="brand-snapshot-maya-okafors-brand.pdf"',
    })
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('finishing is remembered on the device', async () => {
    await page.getByRole('button', { name: 'Explore Your Dashboard' }).click()
    await expect(page).toHaveURL(/\/app\/dashboard/)
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'kickstart_completed',
        'welcome_seen_pro',
        'onboarding_completion',
        'smart_dashboard_setup_complete',
      ]),
    )
    await page.goto('/onboarding')
    await expect(page).toHaveURL(/\/app\/dashboard/)
  })
})

test('another device goes on where the first one stopped, and knows when it is over', async ({
  page,
  browser,
  mailbox,
  person,
  javaScriptEnabled,
  baseURL,
}) => {
  await startTrial(page, mailbox, person, 'Creator')
  await page.goto('/onboarding/kickstart')
  await page.getByLabel(/What problem/).fill(KICKSTART.heart)
  await nextStep(page, /core-values/)

  const other = await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) })
  const phone = await other.newPage()
  await signIn(phone, person)
  await phone.goto('/onboarding')
  await phone.getByRole('link', { name: 'Carry on where you left off' }).click()
  await expect(phone).toHaveURL(/core-values/)
  await phone.goto('/onboarding/kickstart/1')
  await expect(phone.getByLabel(/What problem/)).toHaveValue(KICKSTART.heart)
  await fillKickstart(phone)
  await expect(phone).toHaveURL(/\/onboarding\/first-post/)
  await other.close()

  await page.goto('/onboarding')
  await expect(page).toHaveURL(/\/app\/dashboard/)
  await page.goto('/onboarding/results')
  await expect(page.getByRole('article').getByText(KICKSTART.offer)).toBeVisible()
})

test('nobody gets ahead by typing addresses', async ({ page, mailbox, person }) => {
  await page.goto('/onboarding/results')
  await expect(page).toHaveURL(/\/auth/)
  await startTrial(page, mailbox, person, 'Collective')
  for (const ahead of [
    'results',
    'first-post',
    'brand-snapshot.pdf',
    'kickstart/5',
    'kickstart/dream-client',
  ]) {
    await page.goto(`/onboarding/${ahead}`)
    await expect(page).toHaveURL(/\/onboarding\/kickstart\/brand-heart/)
  }
  expect((await page.request.get('/onboarding/kickstart/six')).status()).toBe(404)
  await page.goto('/onboarding/tier-setup')
  await expect(page.getByRole('heading', { name: 'Welcome to Collective+' })).toBeVisible()
  await page.getByRole('button', { name: 'Explore Your Dashboard' }).click()
  await expect(page).toHaveURL(/\/onboarding\/welcome/)
})

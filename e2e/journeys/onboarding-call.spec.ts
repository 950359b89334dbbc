import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder on Collective+ ticks a step, books a call with us, and cancels it', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(90_000)
  await becomeFounder(page, mailbox, person, 'Collective')

  await test.step('ticks a step for the whole team', async () => {
    await page.goto('/app/support')
    await page.getByRole('link', { name: 'Open onboarding' }).click()
    await expect(page.getByRole('heading', { name: 'Onboarding', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Tick ?: Add three stories$/ }).click()
    await expect(page.getByText(`Ticked by ${person.name}`)).toBeVisible()
    await expect(page.getByText('1 of 10 steps ticked')).toBeVisible()
  })

  await test.step('is told beside the field that a time is missing, and what was typed stays', async () => {
    await page.getByLabel('What would you like to talk about?').fill('Which pillars we should keep')
    await page.getByRole('button', { name: 'Book call' }).click()
    await expect(page.getByText('Choose a time')).toBeVisible()
    await expect(page.getByLabel('What would you like to talk about?')).toHaveValue(
      'Which pillars we should keep',
    )
  })

  await test.step('books a free time, is told by email, and finds it on the page', async () => {
    // Journeys run beside each other, and a time is given once.
    const times = page.getByRole('radio')
    await times.nth(Math.floor(Math.random() * (await times.count()))).check()
    await page.getByRole('button', { name: 'Book call' }).click()
    await expect(page.getByText('Call booked').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Join the call' })).toBeVisible()
    await expect(page.getByText('Which pillars we should keep')).toBeVisible()
    await expectAccessible(page)
    await mailbox.waitFor(person.email, /Onboarding call booked/)
    const file = await page.request.get('/app/guide/call.ics')
    expect(await file.text()).toContain('SUMMARY:Onboarding call with Brandhearth')
  })

  await test.step('cancels it, and the times are back', async () => {
    await page.getByRole('button', { name: 'Cancel call' }).click()
    await expect(page.getByText('Call cancelled').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Book call' })).toBeVisible()
  })
})

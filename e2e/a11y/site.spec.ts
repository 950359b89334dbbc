import { QUIZ_STEPS } from '#core/site/quiz/steps.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { publicPages } from '../fixtures/public-pages.ts'
import { expect, test } from '../fixtures/test.ts'

for (const path of publicPages()) {
  test(`${path} is for everyone, in both themes and both sizes`, async ({ page, allowProblem }) => {
    if (path === '/no-such-page') allowProblem(/404/)
    await page.goto(path)
    await expectAccessible(page)
  })
}

test('every question of the quiz and its result are for everyone', async ({ page, app, person }) => {
  test.slow()
  const answers = QUIZ_STEPS.map(({ key, suggestions }) =>
    key === 'email' ? person.email : (suggestions[0] ?? 'A pot for everyone'),
  )
  const send = (at: number) =>
    page.request.post(`/brand-clarity-quiz?step=${at + 1}`, {
      form: { [QUIZ_STEPS[at]?.key ?? '']: answers[at] ?? '' },
      headers: { Origin: app.url },
      maxRedirects: 0,
    })
  for (let at = 0; at < QUIZ_STEPS.length - 1; at++) expect((await send(at)).status()).toBe(303)
  for (let step = 2; step <= QUIZ_STEPS.length; step++) {
    await page.goto(`/brand-clarity-quiz?step=${step}`)
    await expect(page.getByRole('progressbar', { name: `Step ${step} of 10` })).toBeVisible()
    await expectAccessible(page)
  }
  const sent = await send(QUIZ_STEPS.length - 1)
  await page.goto(sent.headers().location ?? '')
  await expect(page.getByRole('heading', { name: 'Three next steps' })).toBeVisible()
  await expectAccessible(page)
})

test('the landing page is all within reach of the keyboard', async ({ page }) => {
  await page.goto('/')
  const reached: string[] = []
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const at = document.activeElement
      if (!at || at === document.body) return null
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : null
      return (at.getAttribute('aria-label') ?? label ?? at.textContent ?? '').trim()
    })
    if (name === null) break
    reached.push(name)
  }
  // To come by the strip is to take over, so what reads 'Pause' before says 'Play' by then.
  for (const name of [
    ...['Features', 'Pricing', 'Resources', 'Contact', 'Sign In', 'Sign Up'],
    ...['Start 7-Day Free Trial', 'Take Brand Clarity Quiz', 'Three demos of the assistant'],
    ...['Previous', 'Play', 'Next', 'Monthly', 'Do I need to be good at writing?', 'Subscribe'],
  ])
    expect.soft(reached, name).toContainEqual(expect.stringContaining(name))
})

import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures/test.ts'

const NEXT = { name: 'Continue', exact: true } as const

/** Answers the nine steps before the address as a potter with evening classes would. */
async function answerNineSteps(page: Page, name: string): Promise<void> {
  const step = (number: number) =>
    expect(page.getByRole('progressbar', { name: `Step ${number} of 10` })).toBeVisible()
  const type = async (label: string | RegExp, text: string) => {
    await page.getByRole('textbox', { name: label }).first().fill(text)
    await page.getByRole('button', NEXT).click()
  }
  await step(1)
  await type('What should we call you?', name)
  await step(2)
  await page.getByText('Creative', { exact: true }).click()
  await page.getByRole('button', NEXT).click()
  await step(3)
  await type(
    /help\?$/,
    'People over 40 who sit at screens all day and want to make something with their hands',
  )
  await step(4)
  await type(
    /choose you/,
    'I teach six people at a time, and nobody leaves without a pot, because I finish the glazing',
  )
  await step(5)
  await type(/hardest part/, 'My posts are liked, but I can not explain what makes us different')
  await step(6)
  await page.getByText('Sounding like myself', { exact: true }).click()
  await type(/own words/, 'On a blank page it comes out stiff')
  await step(7)
  await page.getByText('Instagram', { exact: true }).click()
  await page.getByText('Word of mouth', { exact: true }).click()
  await page.getByRole('button', NEXT).click()
  await step(8)
  await type(/next year/, 'Four full evening classes a week by next autumn')
  await step(9)
  await type(/own words/, 'A waiting list of ten for every new class')
  await step(10)
}

test('ten questions lead to a score, a focus and a mail', async ({ page, mailbox, person }) => {
  await page.goto('/brand-clarity-quiz')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await answerNineSteps(page, 'Maya')
  await page.getByRole('textbox', { name: /send your results/ }).fill(person.email)
  await page.getByRole('button', { name: 'Get My Results' }).click()

  await expect(page).toHaveURL(/\/brand-clarity-quiz\/result\/[\w-]{43}$/)
  await expect(page.getByText('Quiz Complete!').first()).toBeVisible()
  await expect(
    page.getByText('Your brand clarity results have been sent to your email.').first(),
  ).toBeVisible()
  await expect(page.getByRole('img', { name: /^\d+ out of 100$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your primary focus' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Three next steps' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Your Free Trial' })).toHaveAttribute(
    'href',
    '/auth?mode=register',
  )

  const words = page.getByRole('region', { name: 'Your own words' })
  await expect(words.getByRole('blockquote')).toContainText('People over 40 who sit at screens')
  await page.getByText('How we worked out your score').click()
  await expect(page.getByText(/^You say where people find you\./)).toBeVisible()

  const mail = await mailbox.waitFor(person.email, /brand clarity score/)
  expect(mail.text).toContain('out of 100')
  // It goes to whatever address was typed, so nothing that was typed is in it.
  expect(mail.text).not.toContain('Maya')
  await page.goto(mailbox.linkIn(mail, /\/result\//))
  await expect(page.getByRole('heading', { name: 'Your primary focus' })).toBeVisible()
})

test('answers that say nothing get no number, and the address goes along to signing up', async ({
  page,
  mailbox,
  person,
}) => {
  await page.goto('/brand-clarity-quiz')
  for (let step = 1; step <= 9; step++) {
    await expect(page.getByRole('progressbar', { name: `Step ${step} of 10` })).toBeVisible()
    await page.getByRole('textbox').first().fill('asdf')
    await page.getByRole('button', NEXT).click()
  }
  await page.getByRole('textbox', { name: /send your results/ }).fill(person.email)
  await page.getByRole('button', { name: 'Get My Results' }).click()
  await expect(page.getByRole('heading', { name: 'We couldn’t read your answers' })).toBeVisible()
  await expect(page.getByText(/out of 100/)).toHaveCount(0)
  await mailbox.waitFor(person.email, /couldn’t read your quiz answers/)
  await page.getByRole('link', { name: 'Take the Quiz Again' }).click()
  await expect(page).toHaveURL(/brand-clarity-quiz/)
  await page.goto('/auth?mode=register')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('asdf')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)
})

test('reload, the back button and Previous keep every answer', async ({ page }) => {
  await page.goto('/brand-clarity-quiz')
  await page.getByRole('textbox', { name: 'What should we call you?' }).fill('Maya')
  await page.getByRole('button', NEXT).click()
  await page.getByRole('textbox', { name: /own words/ }).fill('A pottery studio')
  await page.getByRole('button', NEXT).click()
  await expect(page).toHaveURL(/step=3$/)

  await page.reload()
  await expect(page).toHaveURL(/step=3$/)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('textbox', { name: /own words/ })).toHaveValue('A pottery studio')
  await page.getByRole('button', NEXT).click()
  await expect(page).toHaveURL(/step=3$/)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: /own words/ })).toHaveValue('A pottery studio')
})

test('nobody jumps ahead of their answers', async ({ page }) => {
  await page.goto('/brand-clarity-quiz?step=9')
  await expect(page).toHaveURL(/step=1$/)
})

test('an address of no result is a page that does not exist', async ({ page }) => {
  const response = await page.goto(`/brand-clarity-quiz/result/${'a'.repeat(43)}`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

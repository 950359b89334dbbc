import { expect, test } from '../fixtures/test.ts'

test('Continue waits for an answer', async ({ page }) => {
  await page.goto('/brand-clarity-quiz')
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(next).toBeDisabled()
  await page.getByRole('textbox', { name: 'What should we call you?' }).fill('   ')
  await expect(next).toBeDisabled()
  await page.getByRole('textbox', { name: 'What should we call you?' }).fill('Maya')
  await expect(next).toBeEnabled()
})

test('a lost connection costs no answer', async ({ page, context, allowProblem }) => {
  // What the router reads ahead for links may still be on its way.
  allowProblem(/ERR_INTERNET_DISCONNECTED|manifest patches/)
  await page.goto('/brand-clarity-quiz')
  const next = page.getByRole('button', { name: 'Continue' })
  await page.getByRole('textbox', { name: 'What should we call you?' }).fill('Maya')
  await expect(next).toBeEnabled()
  await context.setOffline(true)
  await next.click()
  await expect(page.getByRole('heading', { name: /kind of business/ })).toBeVisible()
  await page.getByText('Agency', { exact: true }).click()
  await next.click()
  await expect(page.getByRole('heading', { name: /most want to help/ })).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('textbox', { name: /help/ }).fill('Founders')
  await next.click()
  await expect(page).toHaveURL(/step=4$/)
  await page.reload()
  await expect(page, 'the server knows the answers given without it').toHaveURL(/step=4$/)
})

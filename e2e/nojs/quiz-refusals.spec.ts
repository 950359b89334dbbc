import { expect, test } from '../fixtures/test.ts'

test('without scripts the server says beside the field what is missing', async ({ page }) => {
  await page.goto('/brand-clarity-quiz')
  const [answer] = await Promise.all([
    page.waitForResponse(response => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Continue' }).click(),
  ])
  expect(answer.status()).toBe(400)
  await expect(page.getByRole('textbox', { name: 'What should we call you?' })).toHaveAccessibleDescription(
    /Enter your first name/,
  )
})

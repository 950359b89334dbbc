import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder, layFoundation } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a founder asks the assistant, reads what was sent, and saves the draft it offers', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(180_000)
  await becomeFounder(page, mailbox, person)
  await layFoundation(page)
  await page.goto('/app/storybank')
  await page
    .getByLabel('What happened?')
    .fill('A baker rang me at six in the morning. She owed forty pounds.')
  await page.getByRole('button', { name: 'Save story' }).click()
  await expect(page.getByText('Story saved').first()).toBeVisible()

  await test.step('asks one of the questions that stand there', async () => {
    await page.goto('/app/assistant')
    await expect(page.getByText(/^Hello/)).toBeVisible()
    await expect(page.getByText('0 of 10 credits used this month')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Turn my story/ }).click()
    await expect(page.getByText(/^Offline answer/)).toBeVisible()
    await page.getByText('What we sent', { exact: true }).click()
    await expect(page.getByText(/You are the assistant inside Brandhearth/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('presses the button of the proposal and finds the draft', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page).toHaveURL(/\/app\/create\?post=/)
    await expect(page.getByLabel('Your post')).toHaveValue(/A baker rang me at six/)
  })

  await test.step('is told what cannot be answered, for no credit', async () => {
    await page.goto('/app/assistant')
    await page.getByLabel('Message').fill('What is the capital of France?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(/^I can’t answer that offline/)).toBeVisible()
  })

  await test.step('switches it off and on', async () => {
    await page.goto('/app/settings/assistant')
    await expect(page.getByText(/1 of 10 credits used this month/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Turn off assistant' }).click()
    await expect(page.getByRole('heading', { name: 'The assistant is off' })).toBeVisible()
    await page.goto('/app/assistant')
    await expect(page.getByText('The assistant is turned off.')).toBeVisible()
    await page.goto('/app/settings/assistant')
    await page.getByRole('button', { name: 'Turn on assistant' }).click()
    await expect(page.getByRole('heading', { name: 'The assistant is on' })).toBeVisible()
  })
})

import { expect, test } from '../../fixtures/test.ts'

test('a locked form counts the seconds down, offers Google, and opens again by itself', async ({
  page,
  person,
  baseURL,
}) => {
  const guess = { email: person.email, password: 'Wrong1234' }
  for (let n = 0; n < 10; n += 1)
    await page.request.post('/auth', { form: guess, headers: { Origin: baseURL ?? '' } })
  const send = page.getByRole('button', { name: 'Sign In', exact: true })
  const lockText = (seconds: number) =>
    page.locator('[aria-hidden="true"]', {
      hasText: `Rate limit exceeded. Please try again in ${seconds} seconds, or use social login instead.`,
    })
  const tryOnce = async () => {
    await page.getByLabel('Email', { exact: true }).fill(guess.email)
    await page.getByLabel('Password', { exact: true }).fill(guess.password)
    await send.click()
  }

  await page.clock.install()
  await page.goto('/auth')
  await tryOnce()
  await expect(page.getByRole('button', { name: 'Use Google Instead' })).toBeVisible()
  await expect(page.getByText('You can try again now.')).toBeVisible()
  await expect(send).toBeEnabled()

  // From here on the page's clock stands still: what is counted is counted by us.
  await page.clock.pauseAt(Date.now() + 60_000)
  await tryOnce()
  await expect(lockText(2)).toBeVisible()
  await expect(send).toBeDisabled()
  await page.clock.runFor(1100)
  await expect(lockText(1)).toBeVisible()
  await expect(send).toBeDisabled()
  await page.clock.runFor(1100)
  await expect(page.getByText('You can try again now.')).toBeVisible()
  await expect(send).toBeEnabled()
})

import { expect, test } from '../../fixtures/test.ts'

test('a locked form says how long in minutes, counts down, offers the other ways in, and opens again by itself', async ({
  page,
  person,
  baseURL,
}) => {
  const guess = { email: person.email, password: 'Wrong1234' }
  for (let n = 0; n < 6; n += 1)
    await page.request.post('/auth', { form: guess, headers: { Origin: baseURL ?? '' } })
  const send = page.getByRole('button', { name: 'Sign In', exact: true })
  const counted = page.locator('[aria-hidden="true"]', {
    hasText:
      /^Rate limit exceeded\. Please try again in \d+ (?:minutes|seconds?), or use social login instead\.$/,
  })
  const waitShown = async () => (await counted.textContent())?.match(/\d+ \w+/)?.[0]

  await page.clock.install()
  await page.goto('/auth')
  // From here on the page's clock stands still: what is counted is counted by us.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Email', { exact: true }).fill(guess.email)
  await page.getByLabel('Password', { exact: true }).fill(guess.password)
  const answered = page.waitForResponse(response => response.request().method() === 'POST')
  await send.click()
  const wait = Number((await answered).headers()['retry-after'])
  expect(wait).toBeGreaterThan(800)
  await expect(page.getByRole('button', { name: 'Use Google Instead' })).toBeVisible()
  await expect(counted).toBeVisible()
  expect(await waitShown(), 'the page says what Retry-After says').toBe(`${Math.ceil(wait / 60)} minutes`)
  await expect(page.getByRole('link', { name: 'Email me a sign-in link' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reset my password' })).toBeVisible()
  await expect(send).toBeDisabled()
  await page.clock.fastForward((wait - 30) * 1000)
  await expect.poll(waitShown).toBe('30 seconds')
  await expect(send).toBeDisabled()
  await page.clock.fastForward(30_000)
  await expect(page.getByText('You can try again now.')).toBeVisible()
  await expect(send).toBeEnabled()
})

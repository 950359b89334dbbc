import { expect, test } from '../../fixtures/test.ts'

test('a locked form counts the seconds down, offers Google, and opens again by itself', async ({
  page,
  person,
  baseURL,
}) => {
  const guess = { email: person.email, password: 'Wrong1234' }
  for (let n = 0; n < 6; n += 1)
    await page.request.post('/auth', { form: guess, headers: { Origin: baseURL ?? '' } })
  const send = page.getByRole('button', { name: 'Sign In', exact: true })
  const counted = page.locator('[aria-hidden="true"]', {
    hasText: /^Rate limit exceeded\. Please try again in \d+ seconds, or use social login instead\.$/,
  })
  const secondsShown = async () => Number((await counted.textContent())?.match(/\d+/)?.[0])

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
  expect(await secondsShown(), 'the page says what Retry-After says').toBe(wait)
  await expect(send).toBeDisabled()
  await page.clock.runFor(10_100)
  await expect.poll(secondsShown).toBe(wait - 10)
  await expect(send).toBeDisabled()
  await page.clock.fastForward((wait - 10) * 1000)
  await expect(page.getByText('You can try again now.')).toBeVisible()
  await expect(send).toBeEnabled()
})

import { expect, test } from '../fixtures/test.ts'

test('every link of the public pages leads to a page that exists', async ({ page, request }) => {
  test.slow()
  const seen = new Set<string>(['/'])
  const waiting = ['/']
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBeLessThan(400)
    const isPublic = !/^\/(auth|signup|app|sign-out)/.test(path)
    if (!isPublic || !answer.headers()['content-type']?.includes('html')) continue
    for (const [, target = ''] of (await answer.text()).matchAll(/<a[^>]*\shref="(\/[^"#]*)/g)) {
      const next = target.replaceAll('&amp;', '&')
      if (!seen.has(next)) waiting.push(next)
      seen.add(next)
    }
  }
  expect(seen.size).toBeGreaterThan(25)
  await page.goto('/landing')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^/]\/$|:\d+\/?$/)
})

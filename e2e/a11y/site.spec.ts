import { expectAccessible } from '../fixtures/accessibility.ts'
import { test } from '../fixtures/test.ts'

const PAGES = [
  '/',
  '/pricing',
  '/about',
  '/services',
  '/branding',
  '/insights',
  '/insights/the-friday-notebook',
  '/cookies',
  '/terms',
  '/contact',
  '/brand-compass',
  '/brand-clarity-quiz',
  '/newsletter',
]

for (const path of PAGES) {
  test(`${path} is for everyone, in both themes and both sizes`, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page)
  })
}

import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('pages to import from fit the narrowest phone', async ({ page, mailbox, person }) => {
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/app/storybank/import', '/app/sales-hub/people/import', '/app/analytics/import']) {
    await page.goto(path)
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(overhang, path).toBeLessThanOrEqual(0)
  }
})

test('a post called by a long address fits the narrowest phone wherever it is named', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)
  const address = `https://potter.test/${'wheel'.repeat(15)}`
  await page.goto('/app/create')
  await page.getByLabel('Your post').fill(`${address} is where I tell it.`)
  await page.getByLabel(/^Title/).fill(address)
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByText('Post saved').first()).toBeVisible()
  const post = new URL(page.url()).searchParams.get('post')
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [
    ...['/app/search?q=potter', `/app/content/review/${post}`],
    ...[`/app/content/schedule?post=${post}`, `/app/create/versions/${post}`],
  ]) {
    await page.goto(path)
    await expect(page.getByText(address).first()).toBeAttached()
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(overhang, path).toBeLessThanOrEqual(0)
  }
})

test('signs of marked words stay on the line of their words', async ({ page }) => {
  await page.goto('/')
  for (let width = 320; width <= 420; width += 4) {
    await page.setViewportSize({ width, height: 700 })
    const astray = await page.evaluate(() =>
      [...document.querySelectorAll('.match')]
        .filter(mark => mark.checkVisibility() && mark.firstChild && mark.querySelector('b'))
        .filter(mark => {
          const words = document.createRange()
          words.selectNode(mark.firstChild as Node)
          const last = [...words.getClientRects()].at(-1)
          const sign = mark.querySelector('b')?.getBoundingClientRect()
          return last && sign && sign.left < last.left
        })
        .map(mark => mark.textContent),
    )
    expect.soft(astray, `${width} px`).toEqual([])
  }
})

test('large letters let the way home go to a line of its own', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/auth')
  // As much as browsers offer: their largest letters are half as large again.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%'
  })
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overhang).toBeLessThanOrEqual(0)
})

test('pages of the site fit a phone whose letters are half as large again', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const path of ['/', '/brand-clarity-quiz', '/contact', '/signup']) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '150%'
    })
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(overhang, path).toBeLessThanOrEqual(0)
  }
})

import { expect, test } from '../../fixtures/test.ts'

const BUSINESS = 'I teach pottery to beginners who are afraid of clay. Mistakes are allowed.'

test('what was typed before the page is awake stays, however often somebody interrupts its waking', async ({
  page,
}) => {
  await page.goto('/')
  const tryIt = page.locator('#try')
  await tryIt.getByLabel('Your business in three sentences').fill(BUSINESS)
  await tryIt.getByLabel('A post you’ve written').fill('Your first bowl will crack. Bring it anyway.')
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  await tryIt.getByRole('button', { name: 'Score my post' }).click()
  const business = page.getByLabel('Your business in three sentences')
  await expect(business).toHaveValue(BUSINESS)
  await business.fill('')

  // React takes the text area over, rests, and is interrupted by a press: it takes it over again.
  const seen = await business.evaluateHandle(interruptOnce)
  scripts.resolve()
  await expect.poll(() => seen.evaluate(({ times }) => times)).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')
  await expect(business).toHaveValue('')
})

test('what a page says of a password typed before it was awake moves nothing under a finger', async ({
  page,
}) => {
  await page.goto('/pricing')
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  // A link, as `goto` would wait for the scripts.
  await page.getByRole('link', { name: 'Start Free Trial of Pro', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill('Clay2026')
  const terms = page.getByRole('checkbox', { name: /18 or over/ })
  const before = await terms.boundingBox()
  expect(before).not.toBeNull()
  scripts.resolve()
  await expect(page.getByText('Password strength: Strong')).toBeAttached()
  expect(await terms.boundingBox()).toEqual(before)
})

/** Lets somebody press a key right after React has first written to the text area. `times` says how often it has. */
function interruptOnce(area: HTMLTextAreaElement): { times: number } {
  const seen = { times: 0 }
  const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'defaultValue')
  const REST_MS = 50
  Object.defineProperty(area, 'defaultValue', {
    configurable: true,
    get: () => own?.get?.call(area) as string,
    set(text: string) {
      own?.set?.call(area, text)
      seen.times += 1
      if (seen.times > 1) return
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => document.querySelector('h1')?.click()
      port2.postMessage(null)
      for (const end = performance.now() + REST_MS; performance.now() < end; );
    },
  })
  return seen
}

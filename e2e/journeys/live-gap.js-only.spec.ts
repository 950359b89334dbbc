import type { Page } from 'playwright/test'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

/** Keeps a story without the page that is open: as another tab or another member would. */
async function keepElsewhere(page: Page, text: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/robots.txt')).url())
  const answer = await page.request.post('/app/storybank', {
    form: { intent: 'capture', body: text, idempotencyKey: crypto.randomUUID() },
    headers: { Origin: origin },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
}

const shown = (page: Page, text: string) => page.getByRole('link', { name: text, exact: true })

test('what changes while a page is on its way to the browser is shown there', async ({
  page,
  context,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)

  await test.step('before the first page follows changes', async () => {
    await page.route(
      '**/events',
      async route => {
        await keepElsewhere(page, 'The kettle broke before the first guest came')
        await route.continue()
      },
      { times: 1 },
    )
    await page.goto('/app/storybank')
    await expect(shown(page, 'The kettle broke before the first guest came')).toBeVisible()
  })

  await test.step('while a page that was come to by a link is read', async () => {
    const menu = page.getByRole('navigation', { name: 'Workspace' })
    await menu.getByRole('link', { name: 'Brand', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your brand' })).toBeVisible()
    await page.route(
      '**/app/storybank.data*',
      async route => {
        const answer = await route.fetch()
        await keepElsewhere(page, 'A guest repaired the kettle with a hairpin')
        // Its news is here before the page is.
        await page.waitForTimeout(1_000)
        await route.fulfill({ response: answer })
      },
      { times: 1 },
    )
    await menu.getByRole('link', { name: 'Stories', exact: true }).click()
    await expect(shown(page, 'A guest repaired the kettle with a hairpin')).toBeVisible()
  })

  await test.step('while the link of a page is pressed, which asks for it then', async () => {
    const menu = page.getByRole('navigation', { name: 'Workspace' })
    await menu.getByRole('link', { name: 'Brand', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your brand' })).toBeVisible()
    const stories = menu.getByRole('link', { name: 'Stories', exact: true })
    const answered = Promise.withResolvers<void>()
    await page.route(
      '**/app/storybank.data*',
      async route => {
        const answer = await route.fetch()
        answered.resolve()
        await route.fulfill({ response: answer })
      },
      { times: 1 },
    )
    await stories.hover()
    await page.mouse.down()
    await answered.promise
    await keepElsewhere(page, 'The museum sent the kettle back')
    await page.mouse.up()
    await expect(shown(page, 'The museum sent the kettle back')).toBeVisible()
  })

  await test.step('before another tab listens to the one that follows changes', async () => {
    const tab = await context.newPage()
    await tab.route('**/app/storybank', async route => {
      const answer = await route.fetch()
      await keepElsewhere(page, 'We sold the kettle to a museum')
      await page.waitForTimeout(1_000)
      await route.fulfill({ response: answer })
    })
    await tab.goto('/app/storybank')
    await expect(shown(tab, 'We sold the kettle to a museum')).toBeVisible()
  })
})

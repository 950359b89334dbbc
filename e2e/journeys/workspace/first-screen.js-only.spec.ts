import type { Page } from 'playwright/test'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

const STORIES = 7
const LONG_TEXT = 'It began with a phone call on a wet Sunday. '.repeat(12)

/** Notes how many stories stand on the page whenever it changes and shows the story bank. */
function noteStories(): void {
  const counts: number[] = []
  Object.assign(globalThis, { counts })
  new MutationObserver(() => {
    const list = document.querySelector('.story-covers')
    if (list && list.children.length !== counts.at(-1)) counts.push(list.children.length)
  }).observe(document, { subtree: true, childList: true })
}

/** The numbers of stories that were noted since the last look. */
function takeCounts(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const counts: number[] = Reflect.get(globalThis, 'counts')
    return counts.splice(0)
  })
}

test('a page that was come to by a link shows its first screen, then the rest; going back, all of it where one was', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.addInitScript(noteStories)
  await page.goto('/app/storybank')
  const headers = { Origin: new URL(page.url()).origin }
  for (let n = 1; n <= STORIES; n += 1) {
    const idempotencyKey = `Story number ${n}`
    const form = { body: `${idempotencyKey}\n\n${LONG_TEXT}`, intent: 'capture', idempotencyKey }
    const told = await page.request.post('/app/storybank', { form, headers, maxRedirects: 0 })
    expect(told.status()).toBe(303)
  }
  await page.reload()
  await page.waitForLoadState('networkidle')
  const stories = page.locator('.story-covers > li')
  await expect(stories).toHaveCount(STORIES)
  const menu = page.getByRole('navigation', { name: 'Workspace' })
  await menu.getByRole('link', { name: 'Brand', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your brand' })).toBeVisible()
  await takeCounts(page)

  await menu.getByRole('link', { name: 'Stories', exact: true }).click()
  await expect(stories).toHaveCount(STORIES)
  const [first, ...later] = await takeCounts(page)
  expect(first).toBeLessThan(STORIES)
  expect(later.at(-1)).toBe(STORIES)

  // Where a filter keeps the place, nothing may be shorter meanwhile than what one looks at.
  const kinds = page.getByRole('navigation', { name: 'Kinds of story' }).getByRole('link')
  await kinds.nth(1).click()
  await expect(kinds.nth(1)).toHaveAttribute('aria-current', 'page')
  await expect(stories).toHaveCount(STORIES)
  expect(await takeCounts(page)).not.toContainEqual(first)
  await page.goBack()
  await expect(kinds.first()).toHaveAttribute('aria-current', 'page')
  await takeCounts(page)

  const last = stories.last().getByRole('heading').getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await last.click()
  await expect(page).toHaveURL(/\/app\/storybank\/[\w-]+$/)
  await expect(stories).toHaveCount(0)
  await takeCounts(page)
  await page.goBack()
  await expect(stories).toHaveCount(STORIES)
  expect(await takeCounts(page)).toEqual([STORIES])
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

/** Notes what a form of a post has of its version for LinkedIn, and whether its fold is drawn, whenever that changes. */
function noteVersions(): void {
  const versions: string[] = []
  Object.assign(globalThis, { versions })
  new MutationObserver(() => {
    const form = document.querySelector<HTMLFormElement>('form#post')
    if (!form) return
    const isDrawn = form.querySelector('.variants summary') !== null
    const seen = `${new FormData(form).get('variants.linkedin')}, ${isDrawn ? 'drawn' : 'not drawn'}`
    if (seen !== versions.at(-1)) versions.push(seen)
  }).observe(document, { subtree: true, childList: true })
}

test('an editor that was come to by a link has every text from its first picture on, also where its field is folded', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.addInitScript(noteVersions)
  await page.goto('/app/create')
  await page.getByLabel('Your post').fill('The kiln was cold.')
  await page.getByLabel(/^Title/).fill('A cold kiln')
  await page.getByText('Other platforms').click()
  await page.getByText('LinkedIn', { exact: true }).last().click()
  await page.getByLabel('Version for LinkedIn').fill('A cold kiln teaches patience.')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page).toHaveURL(/post=/)
  const menu = page.getByRole('navigation', { name: 'Workspace' })
  await menu.getByRole('link', { name: 'Content', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Posts', exact: true }).click()
  const link = page.getByRole('link', { name: 'A cold kiln', exact: true })
  await expect(link).toBeVisible()
  await page.evaluate(() => Reflect.get(globalThis, 'versions').splice(0))
  await link.click()
  await expect(page.getByLabel('Your post')).toHaveValue('The kiln was cold.')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'versions')))
    .toEqual(['A cold kiln teaches patience., not drawn', 'A cold kiln teaches patience., drawn'])
  await page.getByText('Other platforms').click()
  await expect(page.getByText('has its own version')).toBeVisible()
})

test('a room brings no font, and the sidebar no field that has all of it looked at anew', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/dashboard')
  await page.waitForLoadState('networkidle')
  const fonts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  const menu = page.getByRole('navigation', { name: 'Workspace' })
  for (const [room, heading] of [
    ['Brand', 'Your brand'],
    ['Stories', 'Stories'],
    ['Strategy', 'Strategy'],
    ['Content', 'Content'],
    ['Create', 'Write a post'],
  ] as const) {
    await menu.getByRole('link', { name: room, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(fonts).toEqual([])
  // The tick box, on which the look of the whole sidebar hangs, is asked for again whenever React goes through any other.
  await expect(menu.locator('input')).toHaveCount(1)
})

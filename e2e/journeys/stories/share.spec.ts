import type { APIRequestContext, Page } from 'playwright/test'
import sharp from 'sharp'
import { becomeFounder } from '../../fixtures/founder.ts'
import { signInHere } from '../../fixtures/sessions.ts'
import { expect, test } from '../../fixtures/test.ts'

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#b3401a' } })
    .jpeg()
    .toBuffer()

/** As a phone's share sheet posts it: without a page it came from. Answers where it leads. */
async function share(
  request: APIRequestContext,
  fields: Record<string, string>,
  withPicture = false,
): Promise<string> {
  const pictures = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photo() }
  const answer = await request.post('/app/share', {
    multipart: { title: '', text: '', url: '', ...fields, ...(withPicture ? { pictures } : {}) },
    headers: { Origin: 'null' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  return answer.headers().location ?? ''
}

const storiesOf = async (page: Page, title: string) => {
  await page.goto('/app/storybank')
  return page.getByRole('link', { name: title, exact: true })
}

test('what a phone shares waits, with its picture, until it is saved as a story or discarded', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)
  const address = await share(
    page.request,
    { title: 'Flour', text: 'Prices rose https://example.com/flour' },
    true,
  )
  await page.goto('/app/storybank')
  await expect(page.getByText('1 capture is waiting')).toBeVisible()
  await page.getByRole('link', { name: 'Open captures' }).click()
  await page.getByRole('link', { name: 'Flour' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.getByRole('heading', { name: 'Save this?' })).toBeVisible()
  await expect(page.getByLabel('Your story')).toHaveValue('Flour\n\nPrices rose https://example.com/flour')
  await expect(page.locator('main img')).toHaveCount(1)
  // Brand Watch is of another plan.
  await expect(page.getByRole('button', { name: 'Save link in Brand Watch' })).toHaveCount(0)

  await page.getByLabel('Your story').fill('')
  await page.getByRole('button', { name: 'Save story' }).click()
  await expect(page.getByText('Enter what happened. One line is enough')).toBeVisible()
  await page.getByLabel('Your story').fill('Flour got dearer and nobody told the bakers')
  await page.getByRole('button', { name: 'Save story' }).click()
  await expect(page).toHaveURL(/\/app\/storybank\/[0-9a-f-]{36}/)
  await expect(page.locator('main img')).toHaveCount(1)
  await page.goto(address)
  await expect(page.getByText('You’ve saved this.')).toBeVisible()

  await page.goto(await share(page.request, { text: 'Not worth it' }))
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Capture discarded.')).toBeVisible()
  await expect(page.getByText('Nothing is waiting')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Your story')).toHaveValue('Not worth it')
  await expect(await storiesOf(page, 'Not worth it')).toHaveCount(0)
})

test('on a plan with Brand Watch the link is saved there in one click', async ({ page, mailbox, person }) => {
  await becomeFounder(page, mailbox, person, 'Collective')
  await page.goto(await share(page.request, { title: 'Flour', text: 'https://example.com/flour' }))
  await page.getByRole('button', { name: 'Save link in Brand Watch' }).click()
  await expect(page).toHaveURL(/\/app\/brand-watch\?tab=saved/)
  await expect(page.getByRole('link', { name: 'Flour' }).first()).toBeVisible()
})

test('what is shared while nobody is signed in is kept with its picture through the sign-in', async ({
  page,
  mailbox,
  person,
  browser,
  app,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.context().clearCookies()
  const address = await share(page.request, { text: 'Seen from the train' }, true)
  expect(address).toMatch(/^\/app\/share\/[0-9a-f-]{36}$/)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names, 'a share sets a cookie of its own, not the one that mailed links go by').toContain(
    'held_share',
  )
  expect(names).not.toContain('browser')
  await page.goto(address)
  await signInHere(page, person)
  await expect(page.getByRole('heading', { name: 'What you shared' })).toBeVisible()
  await expect(page.getByText('Seen from the train')).toBeVisible()
  await expect(page.getByText('With 1 picture')).toBeVisible()

  await test.step('another browser gets nothing of it, signed in or not', async () => {
    const other = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false })
    const stranger = await other.newPage()
    await stranger.goto(address)
    await expect(stranger).toHaveURL(/\/auth\?/)
    await expect(stranger.getByText('Seen from the train')).toHaveCount(0)
    await becomeFounder(stranger, mailbox, { ...person, email: `other-${person.email}` })
    await stranger.goto(address)
    await expect(stranger).toHaveURL(/\/app\/captures$/)
    await other.close()
  })

  await page.reload()
  await page.getByRole('button', { name: 'Add to captures' }).click()
  await expect(page.getByLabel('Your story')).toHaveValue('Seen from the train')
  await expect(page.locator('main img')).toHaveCount(1)
  await page.goto(address)
  await expect(page).toHaveURL(/\/app\/captures$/)
})

test('what cannot be taken is said, and nothing but a share is taken without an Origin', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.goto(await share(page.request, {}))
  await expect(page.getByText('There was nothing in what you shared.')).toBeVisible()
  const post = (address: string) =>
    page.request.post(address, { form: { text: 'x' }, headers: { Origin: 'null' }, maxRedirects: 0 })
  expect((await post('/app/share')).status(), 'no multipart form').toBe(400)
  // The framework refuses pages with 400 before we refuse everything else with 403.
  for (const address of ['/app/share.data', '/app/captures', '/app/capture', '/app/share/x'])
    expect([400, 403], address).toContain((await post(address)).status())
})

import type { Page } from 'playwright/test'
import { signIn } from '../fixtures/accounts.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { KICKSTART } from '../fixtures/onboarding.ts'
import { endSessions, signInHere } from '../fixtures/sessions.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe.configure({ timeout: 150_000 })

const saveNow = (page: Page) => page.getByRole('button', { name: 'Save now' }).click()

test('a form sent after the session has ended keeps its fields through the sign-in, and is saved once', async ({
  page,
  mailbox,
  person,
  playwright,
  app,
}) => {
  await becomeFounder(page, mailbox, person)

  await test.step('a story, two presses of one form', async () => {
    await page.goto('/app/storybank')
    await endSessions(playwright, app.url, person)
    await page.getByLabel('What happened?').fill('The oven broke on the first morning')
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Sign in within 10 minutes')).toBeVisible()
    await signInHere(page, person)
    await expect(page.getByRole('heading', { name: 'Save what you typed' })).toBeVisible()
    await expect(page.getByText('The oven broke on the first morning')).toBeVisible()
    await page.reload()
    const waiting = page.url()
    await saveNow(page)
    await expect(page).toHaveURL(/\/app\/storybank\/[0-9a-f-]{36}/)
    await page.goto(waiting)
    await expect(page).not.toHaveURL(/unsaved/)
    await page.goto('/app/storybank')
    await expect(
      page.getByRole('link', { name: 'The oven broke on the first morning', exact: true }),
    ).toHaveCount(1)
  })

  await test.step('a new post, then a change of it', async () => {
    await page.goto('/app/create')
    await endSessions(playwright, app.url, person)
    await page.getByLabel('Your post').fill('Written while nobody was signed in')
    await page.getByRole('button', { name: 'Save post' }).click()
    await signInHere(page, person)
    await saveNow(page)
    await expect(page).toHaveURL(/\/app\/create\?post=/)
    const address = page.url()
    await endSessions(playwright, app.url, person)
    await page.getByLabel('Your post').fill('Written, and changed')
    await page.getByRole('button', { name: 'Save post' }).click()
    await signInHere(page, person)
    await saveNow(page)
    await expect(page).toHaveURL(address)
    await expect(page.getByLabel('Your post')).toHaveValue('Written, and changed')
  })

  await test.step('brand answers of one section, and a step of the kickstart', async () => {
    await page.goto('/app/clarify?section=audience')
    await endSessions(playwright, app.url, person)
    await page.locator('textarea[name="dream_client"]').fill('Bakers who fear the tax office')
    await page.getByRole('button', { name: 'Save this section' }).click()
    await signInHere(page, person)
    await saveNow(page)
    await expect(page).toHaveURL(/\/app\/clarify\?section=audience$/)
    await expect(page.locator('textarea[name="dream_client"]')).toHaveValue('Bakers who fear the tax office')

    await page.goto('/onboarding/kickstart/1')
    await endSessions(playwright, app.url, person)
    await page.getByLabel(/What problem/).fill(KICKSTART.heart)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await signInHere(page, person)
    await saveNow(page)
    await expect(page).toHaveURL(/core-values/)
  })

  await test.step('discarded, it is gone and leads back to the page', async () => {
    await page.goto('/app/storybank?prompt=1')
    await endSessions(playwright, app.url, person)
    await page.getByLabel('What happened?').fill('Not worth saving')
    await page.getByRole('button', { name: 'Save story' }).click()
    await signInHere(page, person)
    const waiting = page.url()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(/\/app\/storybank\?prompt=1$/)
    await page.goto(waiting)
    await expect(page).not.toHaveURL(/unsaved/)
    await page.goto('/app/storybank')
    await expect(page.getByText('Not worth saving')).toHaveCount(0)
  })
})

test('a file cannot be kept, which is said; another account gets nothing', async ({
  page,
  mailbox,
  person,
  playwright,
  app,
}) => {
  const other = { ...person, name: 'Theo Brand', email: person.email.replace('maya', 'theo') }
  await becomeFounder(page, mailbox, other)
  await page.context().clearCookies()
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank/import')
  await endSessions(playwright, app.url, person)
  await page.getByLabel('Paste your text').fill('Only Maya may read this')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'stories.txt', mimeType: 'text/plain', buffer: Buffer.from('One story') })
  await page.getByRole('button', { name: 'Preview' }).click()
  const waiting = new URL(page.url()).searchParams.get('redirectTo') ?? ''
  expect(waiting).toMatch(/^\/unsaved\//)

  await signIn(page, other)
  await page.goto(waiting)
  await expect(page).not.toHaveURL(/unsaved/)
  await expect(page.getByText('Only Maya may read this')).toHaveCount(0)
  await page.context().clearCookies({ name: /session$/ })

  await signIn(page, person)
  await page.goto(waiting)
  await expect(page.getByText('We couldn’t keep the file you chose')).toBeVisible()
  await saveNow(page)
  await expect(page.getByText('Only Maya may read this').first()).toBeVisible()
})

test('another site plants nothing, and a browser cannot be handed somebody else’s form', async ({
  page,
  mailbox,
  person,
  playwright,
  app,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank')
  const account = await page.locator('#capture input[name="typedBy"]').getAttribute('value')
  const form = { body: 'Planted', typedBy: account ?? '', intent: 'capture' }
  const stranger = await playwright.request.newContext({ baseURL: app.url })
  const send = (headers: Record<string, string>) =>
    stranger.post('/app/storybank', { form, headers, maxRedirects: 0 })
  const others: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ]
  for (const headers of others) {
    const answer = await send(headers)
    expect([400, 403]).toContain(answer.status())
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('browser=')
  }
  // What was held for one browser opens in no other, even for its own account.
  const held = await send({ Origin: app.url })
  const path = new URL(held.headers().location ?? '', app.url).searchParams.get('redirectTo') ?? ''
  expect(path).toMatch(/^\/unsaved\//)
  await page.goto(path)
  await expect(page).not.toHaveURL(/unsaved/)
  await expect(page.getByText('Planted')).toHaveCount(0)
  await stranger.dispose()
})

import type { Page } from 'playwright/test'
import { signIn } from '../../fixtures/accounts.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { KICKSTART } from '../../fixtures/onboarding.ts'
import { endSessions, signInHere } from '../../fixtures/sessions.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe.configure({ timeout: 150_000 })

const offerOf = (page: Page) => page.getByText(/^Typed (on .+ )?at \d\d:\d\d, not saved yet$/)
const box = (page: Page) => page.getByLabel('What happened?')
const stories = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })

/** Waits until the device has a text: a tab that is killed just after a key may lose that key. */
const isKept = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate(words => JSON.stringify({ ...localStorage }).includes(words), text))
    .toBe(true)

test('a reload costs nothing: the text is offered with its time, comes back at a press, and goes for good at another', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person, 'Pro')

  await test.step('the capture box', async () => {
    await page.goto('/app/storybank')
    await box(page).fill('The flour came late')
    await page.reload()
    await expect(offerOf(page)).toBeVisible()
    await expect(box(page)).toHaveValue('')
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(box(page)).toHaveValue('The flour came late')
    await expect(box(page)).toBeFocused()
    await expect(offerOf(page)).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(offerOf(page)).toHaveCount(0)
    await page.reload()
    await expect(box(page)).toHaveValue('')
    await expect(offerOf(page)).toHaveCount(0)
  })

  await test.step('the kickstart', async () => {
    await page.goto('/onboarding/kickstart/1')
    await page.getByLabel(/What problem/).fill(KICKSTART.heart)
    await page.reload()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByLabel(/What problem/)).toHaveValue(KICKSTART.heart)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(/core-values/)
    await page.goto('/onboarding/kickstart/1')
    await expect(page.getByLabel(/What problem/)).toHaveValue(KICKSTART.heart)
    await expect(offerOf(page)).toHaveCount(0)
  })

  for (const [name, address, field] of [
    ['a message to support', '/app/support', 'What happened?'],
    ['a message from the contact page', '/contact', 'Your message'],
    ['a new campaign', '/app/campaigns', 'What you offer'],
    ['a template', '/app/create/templates', 'Template text'],
    ['an import of stories', '/app/storybank/import', 'Paste your text'],
    ['an import of posts', '/app/content/import', 'Paste your CSV'],
    ['an import of answers', '/app/clarify/import', 'Your text'],
    ['a question to a customer', '/app/storybank/ask', 'Your message'],
    ['a part of the strategy', '/app/strategy/edit', null],
    ['the assistant', '/app/assistant', 'Message'],
  ] as const)
    await test.step(name, async () => {
      await page.goto(address)
      const area = () =>
        field
          ? page.getByLabel(field, { exact: false }).locator('visible=true').first()
          : page.locator('textarea:visible').first()
      if (name === 'a new campaign' && !(await area().isVisible()))
        await page.getByText('New campaign', { exact: true }).click()
      await area().fill(`Words for ${name}`)
      await isKept(page, `Words for ${name}`)
      await page.reload()
      if (name === 'a new campaign' && !(await area().isVisible()))
        await page.getByText('New campaign', { exact: true }).click()
      await page.getByRole('button', { name: 'Restore', exact: true }).click()
      await expect(area()).toHaveValue(`Words for ${name}`)
    })
})

test('brand answers and the kickstart outlast the session, and lead back to where one was', async ({
  page,
  mailbox,
  person,
  playwright,
  app,
  allowProblem,
}) => {
  allowProblem(/auth\/session/)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/clarify?section=audience')
  await endSessions(playwright, app.url, person)
  const client = page.locator('textarea[name="dream_client"]')
  await client.fill('Bakers who fear the tax office')
  await page.getByRole('button', { name: 'Save this section' }).click()
  await signInHere(page, person)
  await expect(page).toHaveURL(/\/app\/clarify\?section=audience$/)
  await expect(page.getByText('Brand saved').first()).toBeVisible()
  await page.reload()
  await expect(client).toHaveValue('Bakers who fear the tax office')
  await expect(offerOf(page)).toHaveCount(0)

  await page.goto('/onboarding/kickstart/1')
  await endSessions(playwright, app.url, person)
  await page.getByLabel(/What problem/).fill(KICKSTART.heart)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await signInHere(page, person)
  await expect(page).toHaveURL(/core-values/)
  await page.goto('/onboarding/kickstart/1')
  await expect(page.getByLabel(/What problem/)).toHaveValue(KICKSTART.heart)
})

test('nobody else on the device is shown it, and its writer finds it after signing in again', async ({
  page,
  mailbox,
  person,
}) => {
  const other = { ...person, name: 'Theo Brand', email: person.email.replace('maya', 'theo') }
  await becomeFounder(page, mailbox, other)
  await page.request.post('/sign-out', {
    headers: {
      Origin: new URL(
        page.url() === 'about:blank' ? (await page.request.get('/robots.txt')).url() : page.url(),
      ).origin,
    },
  })
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank')
  await box(page).fill('Only Maya may read this')
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).not.toHaveURL(/\/app\//)

  await signIn(page, other)
  await page.goto('/app/storybank')
  await expect(box(page)).toHaveValue('')
  await isKept(page, 'Only Maya may read this')
  await expect(offerOf(page)).toHaveCount(0)
  await expect(page.getByText('Only Maya may read this')).toHaveCount(0)

  await page.context().clearCookies()
  await signIn(page, person)
  await page.goto('/app/storybank')
  await expect(offerOf(page)).toBeVisible()

  await test.step('nor does a tab that was left open save it for somebody else', async () => {
    await box(page).fill('Left open by Maya')
    const tab = await page.context().newPage()
    await page.context().clearCookies()
    await signIn(tab, other)
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('You’re signed in to another account')).toBeVisible()
    await tab.goto('/app/storybank')
    await expect(tab.getByText('Left open by Maya')).toHaveCount(0)
    await page.context().clearCookies()
    await signIn(tab, person)
    await tab.close()
    await page.goto('/app/storybank')
    await expect(page.getByText('Left open by Maya')).toBeVisible()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(page.getByText('Only Maya may read this')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(box(page)).toHaveValue('Only Maya may read this')
})

test('offline, a closed tab and two tabs at once lose nothing', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED/)
  // The router looks ahead where the links of a page lead; it may be doing so as the connection goes.
  allowProblem(/Failed to fetch manifest patches/)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank')
  const second = await page.context().newPage()
  await second.goto('/app/storybank')
  await page.context().setOffline(true)
  await box(page).fill('From the first tab')
  await box(second).fill('From the second tab')
  await isKept(page, 'From the first tab')
  await isKept(second, 'From the second tab')
  await page.close()
  await second.context().setOffline(false)

  // The second tab still has its own text; only what lost its tab is offered.
  const third = await second.context().newPage()
  await third.goto('/app/storybank')
  await expect(offerOf(third)).toBeVisible()
  await expect(third.getByText('From the first tab')).toBeVisible()
  await expect(third.getByText('From the second tab')).toHaveCount(0)
  await third.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(offerOf(third)).toHaveCount(0)
  await third.getByRole('button', { name: 'Save story' }).click()
  await expect(third.getByText('Story saved').first()).toBeVisible()
  await second.getByRole('button', { name: 'Save story' }).click()
  // What is said in one tab may be shown in another, so only its address tells that this one is done.
  await expect(second).toHaveURL(/\/app\/storybank\/[0-9a-f-]{36}/)

  await third.goto('/app/storybank')
  for (const title of ['From the first tab', 'From the second tab'])
    await expect(stories(third, title)).toHaveCount(1)
  await expect(offerOf(third)).toHaveCount(0)
})

test('what the server took although its answer was lost is there once after it is sent again', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  allowProblem(/net::ERR_FAILED/)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank')
  let posts = 0
  await page.route(/\/app\/storybank\.data/, async route => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch({ maxRedirects: 0 })
    posts += 1
    await route.abort()
  })
  await box(page).fill('Taken, and never told')
  await page.getByRole('button', { name: 'Save story' }).click()
  await expect.poll(() => posts).toBeGreaterThan(0)
  await page.close()

  const again = await page.context().newPage()
  await again.goto('/app/storybank')
  await expect(offerOf(again)).toBeVisible()
  await again.getByRole('button', { name: 'Restore', exact: true }).click()
  await again.getByRole('button', { name: 'Save story' }).click()
  // The answer that was lost had left its toast: only its address tells that this one is done.
  await expect(again).toHaveURL(/\/app\/storybank\/[0-9a-f-]{36}/)
  await again.goto('/app/storybank')
  await expect(stories(again, 'Taken, and never told')).toHaveCount(1)

  await test.step('changed since then, it is a story of its own', async () => {
    await again.route(/\/app\/storybank\.data/, async route => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch({ maxRedirects: 0 })
      posts += 1
      await route.abort()
    })
    const before = posts
    await box(again).fill('One text')
    await again.getByRole('button', { name: 'Save story' }).click()
    await expect.poll(() => posts).toBeGreaterThan(before)
    await again.close()
    const last = await page.context().newPage()
    await last.goto('/app/storybank')
    await last.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(box(last)).toHaveValue('One text')
    await box(last).fill('Another text')
    await last.getByRole('button', { name: 'Save story' }).click()
    await expect(last).toHaveURL(/\/app\/storybank\/[0-9a-f-]{36}/)
    await last.goto('/app/storybank')
    await expect(stories(last, 'One text')).toHaveCount(1)
    await expect(stories(last, 'Another text')).toHaveCount(1)
  })
})

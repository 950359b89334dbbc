import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('what is typed is saved by itself, kept on the device while offline, and sent when back', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  test.setTimeout(120_000)
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|409/)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/create')
  const state = page.getByTestId('save-state')
  await page.getByLabel('Your post').fill('Typed and never pressed')
  await expect(state).toHaveText('Saved')
  await expect(page).toHaveURL(/\/app\/create\?post=/)
  await page.reload()
  await expect(page.getByLabel('Your post')).toHaveValue('Typed and never pressed')

  await page.context().setOffline(true)
  await page.getByLabel('Your post').fill('Typed on a train')
  await expect(state).toHaveText('You’re offline. Saved on this device')
  await page.context().setOffline(false)
  await expect(state).toHaveText('Saved', { timeout: 20_000 })

  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByLabel('Your post')).toHaveValue('Typed on a train')
  await other.getByLabel('Your post').fill('From the other tab')
  await expect(other.getByTestId('save-state')).toHaveText('Saved')
  await other.close()
  await page.getByLabel('Your post').fill('From this tab')
  const warning = page.getByRole('alert')
  await expect(warning).toContainText('From the other tab')
  await expect(warning).toContainText('From this tab')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByText('Post saved').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('words taken while a new post is getting its address stay, and the next new post starts empty', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/create')
  const text = page.getByLabel('Your post')
  await text.fill('We organize books for bakers. Honesty first.')
  await expect(page.getByTestId('save-state')).toHaveText('Saved')

  // The answer to the press is shown before the page's own data has come again.
  let letDataCome = () => {}
  const looked = new Promise<void>(resolve => {
    letDataCome = resolve
  })
  await page.route(
    url => url.pathname === '/app/create.data',
    async route => {
      if (route.request().method() === 'GET') await looked
      await route.continue()
    },
  )
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
  await page.getByRole('button', { name: 'Use this' }).click()
  await expect(text).toHaveValue(/We organise books/)
  const came = page.waitForResponse(answer => new URL(answer.url()).pathname === '/app/create.data')
  letDataCome()
  await came
  await expect(page.getByRole('link', { name: 'Earlier versions' })).toBeVisible()
  await expect(page.getByTestId('save-state')).toHaveText('Saved')
  await expect(text).toHaveValue(/We organise books/)

  // By the link, first from the post's own address, then from the one that the router still takes for new.
  const create = page.getByRole('link', { name: 'Create', exact: true })
  await create.click()
  await expect(text).toHaveValue('')
  await text.fill('The second one')
  await expect(page).toHaveURL(/\/app\/create\?post=/)
  await create.click()
  await expect(text).toHaveValue('')
})

test('a text whose own saving lost its answer is one post after a check and a save', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  test.setTimeout(120_000)
  allowProblem(/ERR_FAILED/)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/create')
  await page.route(
    url => url.pathname === '/app/create/autosave',
    async route => {
      await route.fetch()
      await route.abort()
    },
  )
  await page.getByLabel('Your post').fill('We organise books for bakers. Honesty first.')
  await expect(page.getByTestId('save-state')).toHaveText(/offline/)
  await page.getByRole('button', { name: 'Check my post' }).click()
  await expect(page.getByText('Checked and saved').first()).toBeVisible()
  // Its name is another one until the page's own data has come again.
  await expect(page.getByRole('button', { name: 'Check my post' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Post saved').first()).toBeVisible()
  await page.goto('/app/content?tab=create')
  await expect(page.getByRole('link', { name: /^We organise books/ })).toHaveCount(1)
})

test('a first save that is answered after its writer went on leaves the next page its address', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/create')
  let letAnswerCome = () => {}
  const looked = new Promise<void>(resolve => {
    letAnswerCome = resolve
  })
  await page.route(
    url => url.pathname === '/app/create/autosave',
    async route => {
      await looked
      await route.continue()
    },
  )
  const asked = page.waitForRequest(request => new URL(request.url()).pathname === '/app/create/autosave')
  await page.getByLabel('Your post').fill('Written on the way out')
  await asked
  await page.getByRole('link', { name: 'Stories', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/post/i)
  const address = page.url()
  const came = page.waitForResponse(answer => new URL(answer.url()).pathname === '/app/create/autosave')
  letAnswerCome()
  await (await came).finished()
  // What the page does with the answer, it does by the next frame.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
  expect(page.url()).toBe(address)

  await page.goto('/app/content?tab=create')
  await expect(page.getByRole('link', { name: /^Written on the way out/ })).toHaveCount(1)
})

test('a first save that is answered beside the next new post leaves both their texts', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank')
  await page.getByLabel('What happened?').fill('The kettle broke.')
  await page.getByRole('button', { name: 'Save story' }).click()
  await expect(page).toHaveURL(/\/app\/storybank\/[0-9a-f-]{36}/)
  const story = new URL(page.url()).pathname.split('/').at(-1)

  await page.goto(`/app/create/${story}`)
  const text = page.getByLabel('Your post')
  const title = page.getByLabel('Title')
  const answers = { held: true, letCome: () => {} }
  const looked = new Promise<void>(resolve => {
    answers.letCome = resolve
  })
  await page.route(
    url => url.pathname === '/app/create/autosave',
    async route => {
      if (answers.held) await looked
      await route.continue()
    },
  )
  const asked = page.waitForRequest(request => new URL(request.url()).pathname === '/app/create/autosave')
  await title.fill('Lantern')
  await text.fill('The first of two')
  await asked
  // By the link, so that the page that edits stays and only what it edits is another thing.
  await page.getByRole('link', { name: 'Create', exact: true }).click()
  await expect(text).toHaveValue('')
  const came = page.waitForResponse(answer => new URL(answer.url()).pathname === '/app/create/autosave')
  answers.held = false
  answers.letCome()
  await (await came).finished()
  await text.fill('The second of two')

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search pages, stories and posts' })).toBeFocused()
  await page.keyboard.type('Lantern')
  await page.getByRole('option', { name: /^Lantern/ }).click()
  await expect(page).toHaveURL(/post=/)
  await expect(text).toHaveValue('The first of two')
})

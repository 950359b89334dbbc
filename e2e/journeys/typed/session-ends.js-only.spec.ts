import { becomeFounder } from '../../fixtures/founder.ts'
import { endSessions, signInHere } from '../../fixtures/sessions.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe.configure({ timeout: 120_000 })

test('a session that ends in mid-edit of a new post costs nothing: signed in again, it is saved once', async ({
  page,
  mailbox,
  person,
  playwright,
  app,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/create?campaign=')
  await endSessions(playwright, app.url, person)
  await page.getByLabel('Your post').fill('Written while nobody was signed in')
  await page.getByRole('button', { name: 'Save post' }).click()
  await signInHere(page, person)
  await expect(page.getByText('Post saved').first()).toBeVisible()
  await expect(page).toHaveURL(/\/app\/create\?post=/)
  await expect(page.getByLabel('Your post')).toHaveValue('Written while nobody was signed in')
  await page.goto('/app/content?tab=create')
  await expect(
    page.getByRole('link', { name: 'Written while nobody was signed in', exact: true }),
  ).toHaveCount(1)
  await page.goto('/app/create')
  await expect(page.getByLabel('Your post')).toHaveValue('')
  await expect(page.getByText('not saved yet')).toHaveCount(0)
})

test('a session that ends in mid-edit of a saved post leads back to that post, and the change is saved', async ({
  page,
  mailbox,
  person,
  playwright,
  app,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/create')
  await page.getByLabel('Your post').fill('First words')
  await expect(page.getByTestId('save-state')).toHaveText('Saved')
  await page.reload()
  const address = page.url()
  await endSessions(playwright, app.url, person)
  await page.getByLabel('Your post').fill('First words, and many more')
  await page.getByRole('button', { name: 'Save post' }).click()
  await signInHere(page, person)
  await expect(page.getByText('Post saved').first()).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.reload()
  await expect(page.getByLabel('Your post')).toHaveValue('First words, and many more')
  await expect(page.getByText('not saved yet')).toHaveCount(0)
})

test('a session that ends while a version for one network is written takes none of it', async ({
  page,
  mailbox,
  person,
  playwright,
  app,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/create')
  await page.getByLabel('Your post').fill('First words')
  await expect(page.getByTestId('save-state')).toHaveText('Saved')
  await page.reload()
  const address = page.url()
  await endSessions(playwright, app.url, person)
  await page.getByText('Other platforms').click()
  await page.locator('.variants').getByText('LinkedIn', { exact: true }).click()
  await page.getByLabel('Version for LinkedIn').fill('First words, for LinkedIn alone')
  await page.getByRole('button', { name: 'Save post' }).click()
  await signInHere(page, person)
  await expect(page.getByText('Post saved').first()).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.reload()
  await expect(page.getByText('own version for LinkedIn')).toBeVisible()
  await expect(page.locator('textarea[name="variants.linkedin"]')).toHaveValue(
    'First words, for LinkedIn alone',
  )
  await expect(page.getByText('not saved yet')).toHaveCount(0)
})

test('the capture box and a story outlast the session, and what was sent is there once', async ({
  page,
  mailbox,
  person,
  playwright,
  app,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank?prompt=1')
  await endSessions(playwright, app.url, person)
  await page.getByLabel('What happened?').fill('The oven broke on the first morning')
  await page.getByRole('button', { name: 'Save story' }).click()
  await signInHere(page, person)
  await expect(page.getByText('Story saved').first()).toBeVisible()
  await expect(page).toHaveURL(/\/app\/storybank\/[0-9a-f-]{36}/)
  // The next one says the same: it is not to be taken for it.
  await expect(page.getByText('Story saved')).toHaveCount(0)

  const address = page.url()
  await endSessions(playwright, app.url, person)
  await page.getByLabel('What happened', { exact: false }).first().fill('The oven broke, and we laughed')
  await page.getByRole('button', { name: 'Save story' }).click()
  await signInHere(page, person)
  await expect(page.getByText('Story saved').first()).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.reload()
  await expect(page.getByText('The oven broke, and we laughed').first()).toBeVisible()
  await page.goto('/app/storybank')
  await expect(
    page.getByRole('link', { name: 'The oven broke on the first morning', exact: true }),
  ).toHaveCount(1)
  await expect(page.getByText('not saved yet')).toHaveCount(0)
})

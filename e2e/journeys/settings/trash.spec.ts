import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a founder restores from the trash, deletes one thing for good, and empties it', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Creator')
  const deletedStory = async (text: string) => {
    await page.goto('/app/storybank')
    await page.getByLabel('What happened?').fill(text)
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByRole('heading', { name: text, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Delete this story' }).click()
    await page.getByRole('button', { name: 'Delete story', exact: true }).click()
    await expect(page.getByText('Story deleted').first()).toBeVisible()
  }
  await deletedStory('A baker rang me at six')
  await deletedStory('The kiln broke on a Monday')
  await deletedStory('We shut the shop for a day')

  await page.goto('/app/settings/trash')
  await expect(page.getByRole('listitem').filter({ hasText: 'Here until' })).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('button', { name: /Restore.*baker/ }).click()
  await expect(page.getByText('Restored').first()).toBeVisible()
  await expect(page.getByText('A baker rang me at six')).toHaveCount(0)

  await page.getByRole('link', { name: /Delete for good.*kiln/ }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Keep it' }).click()
  await page.getByRole('link', { name: /Delete for good.*kiln/ }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Deleted for good').first()).toBeVisible()
  await expect(page.getByText('The kiln broke on a Monday')).toHaveCount(0)

  await page.getByRole('link', { name: 'Empty the trash' }).click()
  await page.getByRole('button', { name: 'Delete everything for good' }).click()
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  await page.goto('/app/storybank')
  await expect(page.getByText('A baker rang me at six').first()).toBeVisible()
})

test('templates and hashtag sets come back by Undo', async ({ page, mailbox, person }) => {
  await becomeFounder(page, mailbox, person, 'Creator')
  await page.goto('/app/create/templates')
  const hashtags = page.locator('form').filter({ has: page.getByLabel('Hashtags') })
  await hashtags.getByLabel('Name').fill('Bread')
  await hashtags.getByLabel('Hashtags').fill('#bread #baking')
  await hashtags.getByRole('button', { name: /save/i }).click()
  await expect(page.getByText('#bread #baking')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Bread' }).click()
  await expect(page.getByText('“Bread” was deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Hashtag set restored').first()).toBeVisible()
  await expect(page.getByText('#bread #baking')).toBeVisible()
})

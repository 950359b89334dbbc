import { expectAccessible } from '../fixtures/accessibility.ts'
import { openFold } from '../fixtures/fold.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { fillTime, publishLater } from '../fixtures/publish.ts'
import { expect, test } from '../fixtures/test.ts'

const ADDRESS = 'https://www.linkedin.com/feed/update/urn:li:share:7001'
const FILE = [
  'Post title,Post link,Created date,Impressions,Likes,Comments',
  `Rye takes three days,${ADDRESS}/,11/18/2026,"1,204",38,6`,
  'Never published here,https://www.linkedin.com/feed/update/urn:li:share:9,11/17/2026,5,5,5',
].join('\n')

test('a founder imports what a platform counted, finds it on the page and opens its rows', async ({
  page,
  mailbox,
  person,
  javaScriptEnabled,
  app,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Pro')

  await test.step('publishes a post by hand', async () => {
    await page.goto('/app/create')
    await page.getByLabel('Your post').fill('Rye takes three days, and this is why.')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.goto('/app/content?tab=create')
    await page.getByRole('link', { name: /^Schedule post/ }).click()
    await page.getByLabel('Platform').selectOption('linkedin')
    await fillTime(page, 4)
    await page.getByRole('button', { name: 'Schedule post', exact: true }).click()
    await expect(page.getByText('Post scheduled').first()).toBeVisible()
    await publishLater(app, 5)
    await page.goto('/app/content?tab=publish')
    await page.getByLabel('Link to the published post').fill(ADDRESS)
    await page.getByRole('button', { name: 'Mark as published' }).click()
    await expect(page.getByText('Marked as published').first()).toBeVisible()
  })

  await test.step('is told which line of a file cannot be read, and which platform is missing', async () => {
    await page.goto('/app/analytics/import')
    await expectAccessible(page)
    await page.getByLabel('Paste your numbers').fill('Post link,Likes\n"open,4\n')
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(page.getByText('Choose the platform the file is from')).toBeVisible()
    await page.getByLabel('Platform').selectOption('linkedin')
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(page.getByText('from line 2 on')).toBeVisible()
  })

  await test.step('sees what would change, and saves it', async () => {
    await page.getByLabel('Paste your numbers').fill(FILE)
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(page.getByText('New numbers (1)')).toBeVisible()
    await expect(page.getByText('Row 2, found by its address')).toBeVisible()
    await expect(page.getByText('Not matched, so left out (1)')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Import numbers of 1 post' }).click()
    await expect(page.getByText('Numbers imported').first()).toBeVisible()
    await expect(page.getByText('LinkedIn: 1 post')).toBeVisible()
  })

  await test.step('finds the number on the page, and its rows behind it', async () => {
    await page.goto('/app/analytics?period=7')
    await expect(page.getByText('1 of 1 published post has numbers from platforms')).toBeVisible()
    await page
      .getByRole('region', { name: 'Did people act?' })
      .getByRole('link', { name: '1,204', exact: true })
      .click()
    await expect(page.getByRole('heading', { name: 'Views on platforms', level: 1 })).toBeVisible()
    await expect(page.getByText('Views 1,204 · Likes 38 · Replies 6. Imported.')).toBeVisible()
    await page.getByRole('link', { name: /^Rye takes three days/ }).click()
    await expect(page.getByRole('region', { name: 'LinkedIn' })).toContainText('Imported')
    await expectAccessible(page)
  })

  await test.step('types in what the file did not have', async () => {
    await page.getByLabel('Saves').fill('many')
    await page.getByRole('button', { name: 'Save numbers' }).click()
    await expect(page.getByText('Enter a whole number, such as 1,234 or 1.2K')).toBeVisible()
    await page.getByLabel('Saves').fill('1.2K')
    await page.getByRole('button', { name: 'Save numbers' }).click()
    await expect(page.getByText('Numbers saved').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'LinkedIn', exact: true })).toContainText('Typed in by you')
  })

  await test.step('notes what happened on a day, and takes it back', async () => {
    await page.goto('/app/analytics?period=7')
    await openFold(page, 'Write a note', javaScriptEnabled !== false)
    await page.getByLabel('What happened').last().fill('The oven was repaired')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('Note added').first()).toBeVisible()
    const notes = page.getByRole('region', { name: 'Notes on the charts' })
    await expect(notes.getByRole('listitem')).toContainText('The oven was repaired')
    await expectAccessible(page)
    await openFold(notes, 'Change', javaScriptEnabled !== false)
    await notes.getByRole('button', { name: 'Delete note' }).click()
    await expect(notes.getByText('“The oven was repaired” deleted.')).toBeVisible()
    await notes.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Note restored').first()).toBeVisible()
    await expect(notes.getByRole('listitem')).toContainText('The oven was repaired')
  })

  await test.step('undoes the import', async () => {
    await page.goto('/app/analytics/import')
    await page.getByRole('button', { name: 'Undo import of LinkedIn' }).click()
    await expect(page.getByText('Import undone').first()).toBeVisible()
    await expect(page.getByText('LinkedIn: 1 post, undone')).toBeVisible()
  })
})

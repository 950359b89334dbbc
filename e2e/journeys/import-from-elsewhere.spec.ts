import type { Page } from 'playwright/test'
import { linkedInArchive, notionArchive, xArchive } from '#tests/support/archives.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Send and check' }).click()
}

/** Waits for what a job does. */
async function finish(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 60_000 })
}

test('a founder brings past posts along: sees what is in the file first, adds nothing twice, and undoes it', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(180_000)
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.goto('/app/content?tab=create')
  await page.getByRole('link', { name: 'Import your past posts' }).click()
  await expectAccessible(page)

  await send(page, 'holiday.zip', Buffer.from('PK sun'))
  await expect(page.getByLabel('File', { exact: true })).toHaveAccessibleDescription(
    /We can’t open this file/,
  )
  await page.getByLabel('Where it comes from').selectOption('Twitter/X archive')
  await send(page, 'linkedin.zip', await linkedInArchive())
  await expect(page.getByLabel('File', { exact: true })).toHaveAccessibleDescription(
    /nothing of that kind in this file/,
  )
  await expect(page.getByLabel('Where it comes from')).toHaveValue('x')

  const archive = await xArchive()
  await page.getByLabel('Where it comes from').selectOption('Detect automatically')
  await send(page, 'twitter-2023.zip', archive)
  await expect(page.getByRole('heading', { name: '2 posts found' })).toBeVisible()
  await expect(page.getByText('From 18 February 2023')).toBeVisible()
  await expect(page.getByText('1 reply to someone else')).toBeVisible()
  await expect(page.getByText('2 posts with numbers, which Analytics will show')).toBeVisible()
  await expect(page.getByText('The first oven was cold for a week 🍞')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByText('Nothing was imported.').first()).toBeVisible()

  await send(page, 'twitter-2023.zip', archive)
  await page.getByRole('button', { name: 'Import 2 posts' }).click()
  await finish(page, 'Import finished')
  await expect(page.getByText('2 posts added')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your published posts' }).click()
  await expect(page.getByText('Imported', { exact: true })).toHaveCount(2)
  await expect(page.getByText('18 February 2023')).toHaveCount(2)

  await page.goto('/app/import')
  await send(page, 'twitter-again.zip', archive)
  await expect(page.getByText('2 posts you have here already, and will be skipped')).toBeVisible()
  await expect(page.getByText('You have everything in this file already.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0)

  await page.goto('/app/import')
  await page.getByRole('link', { name: 'twitter-2023.zip' }).click()
  await page.getByText('Undo this import').click()
  await page.getByRole('button', { name: 'Delete 2 posts' }).click()
  await finish(page, 'Import undone')
  await expect(page.getByText('2 posts deleted')).toBeVisible()
  await page.goto('/app/content?tab=create')
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
})

test('documents become stories, or past posts on a platform that is asked for', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(180_000)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank')
  await page.getByRole('link', { name: 'Import from Notion, Google Docs or Word' }).click()
  const notion = await notionArchive()
  await send(page, 'Export.zip', notion)
  await expect(page.getByRole('heading', { name: '2 documents found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 2 documents' }).click()
  await finish(page, 'Import finished')
  await page.getByRole('link', { name: 'Go to your stories' }).click()
  await expect(page.getByRole('link', { name: 'Night of rye' }).first()).toBeVisible()

  await page.goto('/app/import')
  await send(page, 'Export.zip', notion)
  await page.getByText('Past posts', { exact: true }).click()
  await page.getByRole('button', { name: 'Import 2 documents' }).click()
  await expect(page.getByLabel(/where were they published/)).toHaveAccessibleDescription(
    /Choose the platform/,
  )
  await expect(page.getByRole('radio', { name: /Past posts/ })).toBeChecked()
  await page.getByLabel(/where were they published/).selectOption('Blog')
  await page.getByRole('button', { name: 'Import 2 documents' }).click()
  await finish(page, 'Import finished')
  await expect(page.getByText('2 posts added')).toBeVisible()
})

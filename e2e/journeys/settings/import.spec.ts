import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Looks again until a job is done with it. */
async function waitFor(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.goto('/app/settings/privacy/import')
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('ZIP file').setInputFiles({ name, mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Send and check' }).click()
}

/** Sends a file that is taken: only then may the page be left. */
async function sendWhole(page: Page, name: string, buffer: Buffer): Promise<void> {
  await send(page, name, buffer)
  await expect(page.getByText('File received').first()).toBeVisible()
}

test('a founder imports an exported workspace into another account: sees what is in it first, then story and picture', async ({
  page,
  context,
  mailbox,
  person,
}) => {
  test.setTimeout(180_000)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank')
  await page.getByLabel('What happened?').fill('A baker rang me at six in the morning.')
  await page.getByRole('button', { name: 'Save story' }).click()
  await expect(page.getByText('Story saved').first()).toBeVisible()
  await page.goto('/app/create')
  await page.getByLabel('Your post').fill('What the baker wanted at six.')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByText('Post saved').first()).toBeVisible()
  const loaf = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  await page
    .getByLabel('Choose pictures')
    .setInputFiles([{ name: 'loaf.png', mimeType: 'image/png', buffer: loaf }])
  await page.getByRole('button', { name: 'Add pictures' }).click()
  await expect(page).toHaveURL(/\/app\/media\/post\//)

  await page.goto('/app/settings/privacy')
  await page.getByRole('button', { name: 'Export everything' }).click()
  await mailbox.waitFor(person.email, /export is ready/i)
  await page.goto('/app/settings/privacy')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: /Download ZIP/ }).click()
  const zip = await readFile(await (await coming).path())

  await context.clearCookies()
  const other = { ...person, email: `other-${randomUUID()}@example.test` }
  await becomeFounder(page, mailbox, other)
  await page.goto('/app/settings/privacy')
  await page.getByRole('link', { name: 'Import a workspace' }).click()
  await expectAccessible(page)

  await send(page, 'notes.zip', Buffer.from('Hello'))
  await expect(page.getByLabel('ZIP file')).toHaveAccessibleDescription(/This isn’t a ZIP file/)
  await sendWhole(page, 'half.zip', zip.subarray(0, zip.length / 2))
  await expect(async () => {
    await page.goto('/app/settings/privacy/import')
    await expect(page.getByText('This file can’t be imported')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })

  await sendWhole(page, 'export.zip', zip)
  await waitFor(page, 'What’s in your file')
  await expect(row(page, 'Stories')).toHaveText(/Stories110/)
  await expect(row(page, 'Pictures and videos')).toHaveText(/110$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Import started').first()).toBeVisible()
  await waitFor(page, 'Import finished')
  await expectAccessible(page)

  await page.goto('/app/storybank')
  await expect(page.getByText('A baker rang me at six in the morning').first()).toBeVisible()
  await page.goto('/app/content?tab=create')
  await page
    .getByRole('link', { name: /What the baker wanted at six/ })
    .first()
    .click()
  await expect(page.getByLabel('Your post')).toHaveValue('What the baker wanted at six.')
  await expect(page.locator('img[src*="/media/"]').first()).toHaveJSProperty('naturalWidth', 60)

  await page.goto('/app/settings/privacy/import')
  await sendWhole(page, 'export.zip', zip)
  await waitFor(page, 'What’s in your file')
  await expect(row(page, 'Stories')).toHaveText(/Stories101/)
  await page.getByRole('button', { name: 'Delete this file' }).click()
  await expect(page.getByText('File deleted').first()).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import { readZip } from '#tests/support/read-zip.ts'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a founder takes everything along: asks for it, is told by mail, downloads it and reads it', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Creator')
  await page.goto('/app/create')
  await page.getByLabel('Your post').fill('A baker rang me at six in the morning.')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByText('Post saved').first()).toBeVisible()

  await page.goto('/app/settings')
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Privacy and data' })
    .click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Export everything' }).click()
  await expect(page.getByText('Export started').first()).toBeVisible()

  const mail = await mailbox.waitFor(person.email, /export is ready/i)
  expect(mail.text).toContain('/app/settings/privacy')
  await page.goto('/app/settings/privacy')
  await expectAccessible(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: /Download ZIP/ }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^brandhearth-\d{4}-\d\d-\d\d\.zip$/)
  const zip = readZip(await readFile(await download.path()))
  expect(Buffer.from(zip.get('site/content_created.html') ?? []).toString()).toContain(
    'A baker rang me at six',
  )
  expect(zip.has('manifest.json')).toBe(true)
})

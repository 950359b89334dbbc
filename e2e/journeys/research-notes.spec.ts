import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder writes a note that cites a saved item, finds it by tag and takes it as Markdown', async ({
  page,
  mailbox,
  person,
  app,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Collective')

  await test.step('saves an item', async () => {
    await page.goto('/app/brand-watch/sources')
    await page.getByLabel('Address').fill(`${app.webhookReceiverUrl}/magazine`)
    await page.getByRole('button', { name: 'Add source' }).click()
    await expect(page.getByText('Source added').first()).toBeVisible()
    await page.goto('/app/brand-watch')
    await page.getByRole('button', { name: /^Save “Flour prices/ }).click()
    await expect(page.getByRole('link', { name: 'Saved 1' })).toBeVisible()
  })

  await test.step('begins a note and cites a sentence of it', async () => {
    await page.getByRole('link', { name: 'Research', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Write down what you find out' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('New note').fill('What flour costs')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('Note added').first()).toBeVisible()
    await page.getByLabel('Search saved items').fill('mills')
    await page.getByRole('button', { name: 'Search items' }).click()
    await page.getByRole('button', { name: /^Cite “Flour prices/ }).click()
    await expect(page.getByText('Item cited').first()).toBeVisible()
  })
  const note = new URL(page.url()).pathname

  await test.step('writes the text, which points to it', async () => {
    await page.getByLabel('Text').fill('Flour is **dearer** than last year [1].')
    await page.getByLabel('Tags').fill('prices, flour')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText('Note saved').first()).toBeVisible()
    await page.getByRole('link', { name: '[1]' }).click()
    await expect(page).toHaveURL(/#citation-1$/)
    await expectAccessible(page)
    const file = await page.request.get(`${note}/note.md`)
    expect(file.headers()['content-type']).toMatch(/^text\/markdown/)
    const text = await file.text()
    expect(text).toContain('Flour is **dearer** than last year [^source-1].')
    expect(text).toMatch(
      /\[\^source-1\]: “From our made\\-up magazine: .*” Flour prices .*<http:\/\/.*\/magazine\/\d+>/,
    )
  })

  await test.step('takes the citation out and puts it back under its number', async () => {
    await page.getByRole('button', { name: 'Remove citation 1' }).click()
    await expect(page.getByText('This note cites nothing yet.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Remove citation 1' })).toBeVisible()
  })

  await test.step('finds it by tag and by words, deletes it and puts it back', async () => {
    await page.goto('/app/brand-watch/research')
    await page.getByRole('link', { name: 'flour 1' }).click()
    await expect(page).toHaveURL(/tag=flour/)
    await expect(page.getByRole('link', { name: 'What flour costs' })).toBeVisible()
    await page.getByLabel('Search notes').fill('nothing of this')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByText('No notes found.')).toBeVisible()
    await page.goto(note)
    await page.getByRole('button', { name: 'Delete this note' }).click()
    await page.getByRole('button', { name: 'Delete note' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'What flour costs', level: 2 })).toBeVisible()
  })
})

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { readZip } from '#tests/support/read-zip.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

test('a founder finds a picture in the vault, sees where it is used, and downloads it with its list', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(90_000)
  await becomeFounder(page, mailbox, person, 'Collective')

  await test.step('is taught by the empty vault, which stands beside the planner', async () => {
    await page.goto('/app/content')
    await page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name: 'Vault' }).click()
    await expect(page.getByRole('heading', { name: 'No pictures or videos yet' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('puts two pictures on a post', async () => {
    await page.goto('/app/create')
    await page.getByLabel('Your post').fill('A baker rang me at six in the morning.')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.getByLabel('Choose pictures').setInputFiles([
      { name: 'red.png', mimeType: 'image/png', buffer: await picture('#c33') },
      { name: 'blue.png', mimeType: 'image/png', buffer: await picture('#33c') },
    ])
    await page.getByRole('button', { name: 'Add pictures' }).click()
    const first = page.getByRole('region', { name: 'Picture 1' })
    await first.getByLabel('Description').fill('Crème brûlée on the counter')
    await first.getByRole('button', { name: 'Save picture' }).click()
    await expect(page.getByRole('img', { name: 'Crème brûlée on the counter' })).toBeVisible()
  })

  await test.step('finds one by its description without its accents, with the post that it stands in', async () => {
    await page.goto('/app/vault')
    await expect(page.getByText('2 files.')).toBeVisible()
    await page.getByLabel('Search the vault').fill('creme brulee')
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('1 file fits.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'A baker rang me at six' })).toBeVisible()
    await expect(page.getByText(/· Draft/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('is told to select something, and then gets just that', async () => {
    await page.getByRole('button', { name: 'Download selected' }).click()
    await expect(page.getByText('Select at least one file')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Crème brûlée on the counter' }).check()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download selected' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^vault-media-\d{4}-\d\d-\d\d\.zip$/)
    const zip = readZip(await readFile(await download.path()))
    const [name = '', list] = zip.keys()
    expect(name).toMatch(/^\d{4}-\d\d-\d\d-creme-brulee-on-the-counter-[0-9a-f]{8}\.png$/)
    expect(list).toBe('manifest.csv')
    expect(await sharp(zip.get(name)).metadata()).toMatchObject({ width: 60, height: 40 })
    expect(new TextDecoder().decode(zip.get('manifest.csv'))).toContain('A baker rang me at six')
  })

  await test.step('takes the brand kit along', async () => {
    await page.goto('/app/vault?kind=brand')
    await expectAccessible(page)
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download brand kit' }).click()
    const zip = readZip(await readFile(await (await coming).path()))
    expect([...zip.keys()]).toEqual([
      expect.stringMatching(/^brand-snapshot.*\.pdf$/),
      'voice-and-colours.txt',
    ])
  })
})

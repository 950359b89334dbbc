import sharp from 'sharp'
import { madeVideo } from '#tests/support/made-video.ts'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

test('a founder puts a video to a post, then pictures instead, says what they show, and brings a removed one back', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/create')
  await page.getByLabel('Your post').fill('A baker rang me at six in the morning.')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByText('Post saved').first()).toBeVisible()

  const film = { name: 'loaf.mov', mimeType: 'video/quicktime', buffer: Buffer.from(await madeVideo()) }
  await page.getByLabel('Or choose a video').setInputFiles({ ...film, buffer: film.buffer.subarray(0, 900) })
  await page.getByRole('button', { name: 'Add video' }).click()
  await expect(page.getByLabel('Or choose a video')).toHaveAccessibleDescription(
    /couldn’t read this as a video/,
  )
  await page.getByLabel('Or choose a video').setInputFiles(film)
  await page.getByRole('button', { name: 'Add video' }).click()
  await expect(page.getByRole('region', { name: 'Video' }).locator('video')).toHaveAttribute(
    'preload',
    'metadata',
  )
  await expect(page.getByLabel('Choose pictures')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove video' }).click()

  await page.getByLabel('Choose pictures').setInputFiles([
    { name: 'red.png', mimeType: 'image/png', buffer: await picture('#c33') },
    { name: 'blue.png', mimeType: 'image/png', buffer: await picture('#33c') },
  ])
  await page.getByRole('button', { name: 'Add pictures' }).click()
  await expect(page).toHaveURL(/\/app\/media\/post\//)
  const shown = page.getByRole('region', { name: 'Picture 2' }).locator('img')
  await expect(shown).toHaveJSProperty('naturalWidth', 60)

  const first = page.getByRole('region', { name: 'Picture 1' })
  await first.getByLabel('Description').fill('A red loaf')
  await first.getByRole('radio', { name: 'Top left' }).check()
  await first.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByRole('img', { name: 'A red loaf' })).toBeVisible()
  await expect(first.getByRole('radio', { name: 'Top left' })).toBeChecked()
  await expectAccessible(page)

  await first.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('Removed. You can undo this')).toBeVisible()
  await expect(page.getByRole('img', { name: 'A red loaf' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('img', { name: 'A red loaf' })).toBeVisible()

  await page.getByLabel('Choose pictures').setInputFiles({
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await page.getByRole('button', { name: 'Add pictures' }).click()
  await expect(page.getByText('page.png: We couldn’t read this as a picture.')).toBeVisible()

  await page.getByRole('link', { name: 'Make one from a quote' }).click()
  const preview = page.getByRole('img', { name: '“A baker rang me at six in the morning.”' })
  await expect(preview).toHaveJSProperty('naturalWidth', 640)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add picture' }).click()
  const drawn = page.getByRole('region', { name: 'Picture 3' }).locator('img')
  await expect(drawn).toHaveJSProperty('naturalWidth', 1080)
  await expect(drawn).toHaveAccessibleName('“A baker rang me at six in the morning.”')
})

import { madeRecording } from '#tests/support/made-recording.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a founder captures a story, gives it a spine, finds it again, deletes it and takes that back', async ({
  page,
  mailbox,
  person,
  javaScriptEnabled,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person)

  await test.step('sees where stories hide while there are none', async () => {
    await page.goto('/app/storybank')
    await expect(page.getByRole('heading', { name: /Save your first story/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('list').getByRole('link')).toHaveCount(8)
    await page.getByRole('main').getByRole('list').getByRole('link').first().click()
    await expect(page).toHaveURL(/prompt=1/)
  })

  await test.step('is told what is missing, beside the box, when nothing was written', async () => {
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Enter what happened. One line is enough')).toBeVisible()
  })

  await test.step('keeps one line, which is titled by its first words', async () => {
    await page
      .getByLabel('What happened?')
      .fill('the kettle broke mid-workshop. Everybody laughed, then stayed longer.')
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Story saved').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The kettle broke mid-workshop', level: 1 })).toBeVisible()
    await expect(page.getByText('Not used yet.').filter({ visible: true })).toBeVisible()
    // Without a picture it has its brand's fire, and nothing around it.
    const cover = page.locator('.story-cover')
    await expect(cover).toHaveCSS('width', '72px')
    await expect(cover).toHaveCSS('background-image', /^url\(/)
    await expect(cover).toHaveCSS('border-top-width', '0px')
  })

  await test.step('adds the rest', async () => {
    // The word of the last save goes with it, or it would be taken for that of the next.
    await page.reload()
    await page.getByLabel('Kind of story').selectOption('failure')
    await page.getByLabel('When it happened').fill('2026-02-28')
    await page.getByLabel('Turn', { exact: true }).fill('Somebody fetched a saucepan.')
    await page.getByLabel('Lesson').fill('People come for the people.')
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Story saved').first()).toBeVisible()
    await expect(page.getByText('2 of 5 filled in')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Lesson')).toHaveValue('People come for the people.')
    await expect(page.getByLabel('Kind of story')).toHaveValue('failure')
    await expect(page.getByLabel('When it happened')).toHaveValue('2026-02-28')
  })

  await test.step('finds it by its words and its kind, and nothing by others', async () => {
    await page.goto('/app/storybank')
    await expect(page.getByText('1 of 25 stories')).toBeVisible()
    await page.getByLabel('Search your stories').fill('saucepans')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/q=saucepans/)
    // The address is there before the page is drawn, whose form is another one.
    const failures = page.getByRole('link', { name: /^Failure/ })
    await expect(failures).toHaveAttribute('href', /q=saucepans/)
    await failures.click()
    await expect(page).toHaveURL(/kind=failure/)
    await expect(failures).toHaveAttribute('aria-current')
    await expect(page.getByRole('link', { name: 'The kettle broke mid-workshop', exact: true })).toBeVisible()
    await page.getByLabel('Search your stories').fill('zebra')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText(/No stories found/)).toBeVisible()
    await page.getByRole('link', { name: 'Show all stories' }).click()
  })

  await test.step('deletes it after one question, and undoes that', async () => {
    await page.getByRole('link', { name: 'The kettle broke mid-workshop', exact: true }).click()
    await page.getByRole('button', { name: 'Delete this story' }).click()
    await page.getByRole('button', { name: 'Delete story', exact: true }).click()
    await expect(page.getByText('Story deleted').first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Story restored').first()).toBeVisible()
    await expect(page.getByLabel('Lesson')).toHaveValue('People come for the people.')
  })

  await test.step('is warned with both texts when another tab saved first', async () => {
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel('Result').fill('They stayed until ten.')
    await other.getByRole('button', { name: 'Save story' }).click()
    await expect(other.getByText('Story saved').first()).toBeVisible()
    await other.close()
    await page.getByLabel('Result').fill('They came back.')
    const answer = page.waitForResponse(response => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Save story' }).click()
    expect((await answer).status()).toBe(409)
    const warning = page.getByRole('alert')
    await expect(warning).toContainText('They stayed until ten.')
    await expect(warning).toContainText('They came back.')
    await expect(page.getByLabel('Result')).toHaveValue('They came back.')
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Story saved').first()).toBeVisible()
    await expect(page.getByLabel('Result')).toHaveValue('They came back.')
  })

  await test.step('adds a photo, is told beside it when it is none, and keeps what was typed', async () => {
    await page.goto('/app/storybank')
    await page.getByLabel('What happened?').fill('The first loaf from the new oven.')
    await page.getByText('Add a photo').click()
    const words = { name: 'oven.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
    await page.getByLabel('Photo', { exact: true }).setInputFiles(words)
    await page.getByLabel('What the photo shows').fill('A loaf on a rack')
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText(/^We couldn’t read this as a picture/)).toBeVisible()
    await expect(page.getByLabel('What happened?')).toHaveValue('The first loaf from the new oven.')
    await expect(page.getByLabel('What the photo shows')).toHaveValue('A loaf on a rack')
    await page
      .getByLabel('Photo', { exact: true })
      .setInputFiles({ name: 'oven.png', mimeType: 'image/png', buffer: PIXEL })
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(
      page.getByRole('heading', { name: 'The first loaf from the new oven', level: 1 }),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: 'A loaf on a rack' })).toBeVisible()
    await page.goto('/app/storybank')
    await expect(page.getByRole('img', { name: 'A loaf on a rack' })).toBeVisible()
  })

  await test.step('adds a voice note in place of words, listens to it, removes it and takes that back', async () => {
    await page.getByText('Add a voice note').click()
    const recording = page.getByLabel('Recording', { exact: true })
    await recording.setInputFiles({ name: 'a.m4a', mimeType: 'audio/mp4', buffer: Buffer.from('words') })
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText(/^We couldn’t read this as a recording/)).toBeVisible()
    const said = Buffer.from(await madeRecording('audio/webm'))
    await recording.setInputFiles({ name: 'a.webm', mimeType: 'audio/webm', buffer: said })
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByRole('heading', { name: /^Voice note, /, level: 1 })).toBeVisible()
    const player = page.locator('audio')
    const part = await page.request.get((await player.getAttribute('src')) ?? '', {
      headers: { Range: 'bytes=0-99' },
    })
    expect(part.status()).toBe(206)
    expect(part.headers()).toMatchObject({
      'content-type': 'audio/webm',
      'content-length': '100',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    // Written down in the background: it arrives by itself, or with the page.
    const words = page.getByLabel('Here’s what you said')
    await expect(async () => {
      if (!javaScriptEnabled) await page.reload()
      await expect(words).toHaveValue(/^This is an example/, { timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await words.fill('The first customer cried. Then she laughed.')
    await page.getByRole('button', { name: 'Use these words' }).click()
    await expect(page.getByRole('heading', { name: 'The first customer cried', level: 1 })).toBeVisible()
    await expect(page.getByLabel('What happened', { exact: true })).toHaveValue(
      /^The first customer cried\. /,
    )
    await page.getByRole('button', { name: 'Remove recording' }).click()
    await expect(page.getByText(/^Recording removed/)).toBeVisible()
    await expect(player).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(player).toBeVisible()
    await page.goto('/app/storybank')
    await expect(page.getByText('Voice note', { exact: true })).toBeVisible()
  })
})

const LONG_TEXT = 'It began with a phone call. '.repeat(30)
/** HTML of the rooms in which a founder spends the day: what they weigh with a full page of long stories, and a little room. */
const MOST_BYTES = { dashboard: 27_500, storybank: 43_500, create: 42_000, content: 32_000 }
/** What weighed more than any page shall, and has little to do with whose workspace it is. */
const OTHER_ROOMS = [
  'settings',
  'settings/assistant',
  'settings/notifications',
  'settings/webhooks',
  'strategy',
  'support',
  'support/whats-new',
]
const MOST_BYTES_OF_A_PAGE = 45_000

test('the 26th story is refused with its text kept and a way on', async ({
  page,
  mailbox,
  person,
  allowProblem,
}, testInfo) => {
  test.setTimeout(180_000)
  allowProblem(/409/)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank')
  const tell = (text: string) =>
    page.request.post('/app/storybank', {
      form: { body: `${text}\n\n${LONG_TEXT}`, intent: 'capture', idempotencyKey: text },
      headers: { Origin: new URL(page.url()).origin },
      maxRedirects: 0,
    })
  for (let n = 1; n <= 24; n += 1) expect((await tell(`Story number ${n}`)).status()).toBe(303)
  await page.reload()
  await expect(page.getByText('1 left')).toBeVisible()
  // Written while the last place was free, sent when it was gone.
  await page.getByLabel('What happened?').fill('The one too many')
  expect((await tell('Story number 25')).status()).toBe(303)
  if (testInfo.project.use.javaScriptEnabled !== false)
    await expect(page.getByText('You’ve used all 25 stories on your plan')).toBeVisible()
  await page.getByRole('button', { name: 'Save story' }).click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('Your plan includes 25 stories')
  await expect(page.getByLabel('What happened?')).toHaveValue('The one too many')
  await refusal.getByRole('link', { name: 'See plans' }).click()
  await expect(page).toHaveURL(/\/app\/upgrade/)
  await page.goto('/app/storybank')
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page.getByRole('link', { name: 'Newer' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages of stories' })).toContainText('25 stories')
  await expect(page.getByText('You’ve used all 25 stories on your plan')).toBeVisible()
  // What a person waits for on a slow line, uncompressed (docs/performance.md).
  const others = OTHER_ROOMS.map(room => [room, MOST_BYTES_OF_A_PAGE] as const)
  for (const [room, most] of [...Object.entries(MOST_BYTES), ...others]) {
    const sent = await (await page.request.get(`/app/${room}`)).body()
    expect.soft(sent.byteLength, `bytes of ${room}`).toBeLessThanOrEqual(most)
  }
})

test('a story of somebody else, or none at all, is not found', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  allowProblem(/404/)
  await becomeFounder(page, mailbox, person)
  for (const path of [
    '/app/storybank/nonsense',
    '/app/storybank/0b8f2a9e-6f0e-4a58-9d0a-0f6f2f3f4a5b',
    '/app/create/nonsense',
    '/app/create?post=0b8f2a9e-6f0e-4a58-9d0a-0f6f2f3f4a5b',
  ])
    expect((await page.goto(path))?.status()).toBe(404)
})

import { findChromium } from '#scripts/local/chromium.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

const chromium = await findChromium()

// Chromium's own microphone, which beeps and is allowed.
test.use({
  launchOptions: {
    executablePath: chromium.executablePath,
    args: [...chromium.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

test('a founder records a voice note, loses nothing when it cannot be sent, and corrects its words', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  test.setTimeout(120_000)
  allowProblem(/ERR_FAILED/)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank')
  const record = page.getByRole('button', { name: 'Record', exact: true })

  await test.step('is told what to do when the microphone is not allowed', async () => {
    await page.evaluate(() => {
      const { mediaDevices } = navigator
      const real = mediaDevices.getUserMedia.bind(mediaDevices)
      mediaDevices.getUserMedia = async () => {
        mediaDevices.getUserMedia = real
        throw new DOMException('Permission denied', 'NotAllowedError')
      }
    })
    await page.getByText('Add a voice note').click()
    await record.click()
    await expect(page.getByText(/doesn’t allow the microphone/)).toBeVisible()
  })

  await test.step('records, listens to it, discards it and records anew, by keyboard', async () => {
    await page.evaluate(() => {
      const { prototype } = IDBFactory
      const real = prototype.open
      prototype.open = () => {
        throw new DOMException('Not here', 'SecurityError')
      }
      Object.assign(window, { keepAgain: () => Object.assign(prototype, { open: real }) })
    })
    for (const isLast of [false, true]) {
      await record.press('Enter')
      await expect(page.getByRole('timer')).toHaveText(/^0:0[1-9] of 5:00$/)
      await page.getByRole('button', { name: 'Stop recording' }).press('Enter')
      await expect(page.getByText(/^Recorded 0:0\d\./)).toBeVisible()
      await expect(page.getByLabel('Your recording')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('download', /^voice-note\./)
      if (isLast) break
      await expect(page.getByText(/It’s in this page/), 'where the browser keeps nothing').toBeVisible()
      await page.getByRole('button', { name: 'Discard recording' }).press('Enter')
      await expect(page.getByLabel('Your recording')).toHaveCount(0)
      await page.evaluate('keepAgain()')
    }
  })

  await test.step('still has it after a reload', async () => {
    await expect(page.getByText(/^Recorded 0:0\d\. It’s on this device/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^We kept your recording of 0:0\d\./)).toBeVisible()
    await expect(page.getByLabel('Your recording')).toBeVisible()
  })

  await test.step('still has it while it cannot be sent, and need not press again once it can', async () => {
    const isPost = (url: URL) => url.pathname === '/app/storybank.data'
    await page.route(isPost, route => route.abort())
    const failed = page.waitForEvent('requestfailed', request => request.method() === 'POST')
    await page.getByRole('button', { name: 'Save story' }).click()
    await failed
    await expect(page.getByLabel('Your recording')).toBeVisible()
    await page.unroute(isPost)
  })

  await test.step('makes the words that arrive the story’s', async () => {
    await expect(page.getByRole('heading', { name: /^Voice note, /, level: 1 })).toBeVisible()
    const words = page.getByLabel('Here’s what you said')
    await expect(words).toHaveValue(/^This is an example/, { timeout: 30_000 })
    await words.fill('The first customer cried. Then she laughed.')
    await page.getByRole('button', { name: 'Use these words' }).click()
    await expect(page.getByRole('heading', { name: 'The first customer cried', level: 1 })).toBeVisible()
    await page.goto('/app/storybank')
    await expect(page.getByText('Voice note', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Your recording')).toHaveCount(0)
  })

  await test.step('leaves none on the device when they sign out', async () => {
    await page.getByText('Add a voice note').click()
    await record.press('Enter')
    await expect(page.getByRole('timer')).toHaveText(/^0:0[1-9] of 5:00$/)
    await page.getByRole('button', { name: 'Stop recording' }).press('Enter')
    await expect(page.getByText(/^Recorded 0:0\d\. It’s on this device/)).toBeVisible()
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).not.toHaveURL(/\/app\//)
    const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    await expect.poll(kept).not.toContain('brandhearth-files')
  })
})

import { madeRecording } from '#tests/support/made-recording.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('the words of a voice note arrive although nobody tells that they are there', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  allowProblem(/events|ERR_FAILED/)
  await becomeFounder(page, mailbox, person)
  // What happens between reading the page and opening the stream of changes is never told either.
  await page.route('**/events', route => route.abort())
  await page.goto('/app/storybank')
  await page.getByText('Add a voice note').click()
  const said = Buffer.from(await madeRecording('audio/webm'))
  await page
    .getByLabel('Recording', { exact: true })
    .setInputFiles({ name: 'a.webm', mimeType: 'audio/webm', buffer: said })
  await page.getByRole('button', { name: 'Save story' }).click()
  await expect(page.getByRole('heading', { name: /^Voice note, /, level: 1 })).toBeVisible()
  await expect(page.getByLabel('Here’s what you said')).toHaveValue(/^This is an example/, {
    timeout: 30_000,
  })
})

import { becomeFounder } from '../fixtures/founder.ts'
import { publishLater, schedulePost } from '../fixtures/publish.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder connects Bluesky, schedules a thread with a picture and a comment, and sees that it is published', async ({
  page,
  mailbox,
  person,
  app,
}) => {
  test.setTimeout(120_000)
  const handle = `ada-${new URL(app.blueskyUrl).port}.test`
  await becomeFounder(page, mailbox, person)

  await test.step('comes back from Bluesky with an account, without having typed a password', async () => {
    await page.goto('/app/settings/connections')
    await page.getByLabel('Your handle').fill(`@${handle}`)
    await page.getByRole('button', { name: 'Connect account on Bluesky' }).click()
    await expect(page.getByLabel('Account')).toHaveValue(handle)
    await page.getByRole('button', { name: 'Authorise' }).click()
    await expect(page.getByText('Account connected').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: `@${handle}` })).toBeVisible()
  })

  await test.step('finds the post published once, with its link, and compared with what was written', async () => {
    await schedulePost(page, {
      text: TEXT,
      platform: 'bluesky',
      account: `Bluesky: @${handle}`,
      comment: COMMENT,
      alt: ALT,
    })
    await publishLater(app, 5)
    await publishLater(app, 10)
    await page.goto('/app/content?tab=publish')
    await page.getByRole('link', { name: 'Bread & butter' }).click()
    await expect(page.getByText('The published text matches your post')).toBeVisible()
    await page.goto(app.blueskyUrl)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByText(COMMENT)).toHaveCount(1)
    await expect(page.getByRole('img', { name: ALT })).toHaveJSProperty('naturalWidth', 60)
    await expect(page.getByRole('link', { name: 'https://bread.example/dough' })).toBeVisible()
  })
})

const ALT = 'A red loaf'

const TEXT = `Bread & butter 🥖 <3\nhttps://bread.example/dough\n\n${'What rises slowly tastes of more than flour. '.repeat(7)}`
const COMMENT = 'The recipe is on our door.'

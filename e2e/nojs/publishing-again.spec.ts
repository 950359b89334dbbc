import { becomeFounder } from '../fixtures/founder.ts'
import { fillTime, publishLater, schedulePost } from '../fixtures/publish.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder pauses everything and resumes, is reminded by email, and puts a refused post right', async ({
  page,
  mailbox,
  person,
  app,
}) => {
  test.setTimeout(120_000)
  const { host } = new URL(app.mastodonUrl)
  const writer = `bea_${host.split(':')[1]}`
  const published = () => page.getByRole('article').filter({ hasText: `@${writer}` })
  await becomeFounder(page, mailbox, person)

  await test.step('has a post for an account and one to post by hand, and pauses both', async () => {
    await page.goto('/app/settings/connections')
    await page.getByLabel('Your server').fill(`@${writer}@${host}`)
    await page.getByRole('button', { name: 'Connect account on Mastodon' }).click()
    await page.getByLabel('Account').fill(writer)
    await page.getByRole('button', { name: 'Authorise' }).click()
    await expect(page.getByText('Account connected').first()).toBeVisible()
    const account = `Mastodon: @${writer}@${host}`
    await schedulePost(page, { text: 'Rye takes its time.', platform: 'mastodon', account })
    await schedulePost(page, { text: 'Spelt is older.', platform: 'mastodon', account: null, minutes: 80 })
    await page.goto('/app/content/settings')
    await page.getByRole('button', { name: 'Pause everything' }).click()
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
    await publishLater(app, 5)
    await page.goto(app.mastodonUrl)
    await expect(published()).toHaveCount(0)
  })

  await test.step('changes how it is published, and changes it back', async () => {
    for (const isThread of [true, false]) {
      await page.goto('/app/content?tab=publish')
      await page.getByRole('link', { name: 'Rye takes its time.' }).click()
      await expect(page.getByText('19 of 500 characters')).toBeVisible()
      await page.getByLabel(/^Publish it as a thread/).setChecked(isThread)
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Planner updated').first()).toBeVisible()
      await expect(page.getByLabel(/^Publish it as a thread/)).toBeChecked({ checked: isThread })
    }
  })

  await test.step('resumes, and is told why a text that grew too long was refused', async () => {
    await page.goto('/app/content?tab=create')
    await page.getByRole('link', { name: 'Rye takes its time.' }).first().click()
    await page.getByLabel('Your post').fill(`Rye takes its time. ${'And more of it. '.repeat(32)}`)
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.goto('/app/content/settings')
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByRole('button', { name: 'Pause everything' })).toBeVisible()
    await publishLater(app, 6)
    await page.goto('/app/content?tab=publish')
    await page.getByRole('link', { name: /^Rye takes its time/ }).click()
    await expect(page.getByText(/too long for this account\. Shorten the text, then move/)).toBeVisible()
  })

  await test.step('shortens it, moves it to a new time, and sees it published once', async () => {
    await fillTime(page, 20)
    await page.getByRole('button', { name: 'Move post' }).click()
    await expect(page.getByText('Post moved').first()).toBeVisible()
    await page.goto('/app/content?tab=create')
    await page
      .getByRole('link', { name: /^Rye takes its time/ })
      .first()
      .click()
    await page.getByLabel('Your post').fill('Rye takes a night.')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await publishLater(app, 25)
    await page.goto(app.mastodonUrl)
    await expect(published()).toHaveCount(1)
    await expect(published()).toContainText('Rye takes a night.')
  })

  await test.step('is sent the other post with its text and one link to it, and says that it is published', async () => {
    await publishLater(app, 85)
    const mail = await mailbox.waitFor(person.email, /^Time to post: Spelt/)
    expect(mail.text).toContain('Spelt is older.')
    await page.goto(mailbox.linkIn(mail, /\/app\/content\/planned\//))
    await page.getByRole('button', { name: 'Mark as published' }).click()
    await expect(page.getByRole('button', { name: 'Mark as published' })).toHaveCount(0)
    await page.goto('/app/content?tab=publish')
    await expect(page.getByRole('heading', { name: 'Recently published' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ready to post' })).toHaveCount(0)
  })
})

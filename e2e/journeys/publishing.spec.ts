import { becomeFounder } from '../fixtures/founder.ts'
import { publishLater, schedulePost } from '../fixtures/publish.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder connects Mastodon, schedules a post, and sees that it is published', async ({
  page,
  mailbox,
  person,
  app,
}) => {
  test.setTimeout(120_000)
  const { host } = new URL(app.mastodonUrl)
  const writer = `ada_${host.split(':')[1]}`
  await becomeFounder(page, mailbox, person)

  await test.step('is told what is wrong with a server, and keeps what was typed', async () => {
    await page.goto('/app/settings/connections')
    await expect(page.getByRole('heading', { name: 'No accounts connected yet' })).toBeVisible()
    await page.getByLabel('Your server').fill('127.0.0.1')
    await page.getByRole('button', { name: 'Connect account on Mastodon' }).click()
    await expect(page.getByText('This server isn’t on the open internet')).toBeVisible()
    await expect(page.getByLabel('Your server')).toHaveValue('127.0.0.1')
  })

  await test.step('says no at the server first, then yes', async () => {
    await page.getByLabel('Your server').fill(`@${writer}@${host}`)
    await page.getByRole('button', { name: 'Connect account on Mastodon' }).click()
    await expect(page.getByRole('heading', { name: 'Let Brandhearth use an account?' })).toBeVisible()
    await page.getByRole('button', { name: 'Deny' }).click()
    await expect(page.getByText('You chose not to connect this account')).toBeVisible()
    await expect(page.getByLabel('Your server')).toHaveValue(`@${writer}@${host}`)
    await page.getByRole('button', { name: 'Connect account on Mastodon' }).click()
    await page.getByLabel('Account').fill(writer)
    await page.getByRole('button', { name: 'Authorise' }).click()
    await expect(page.getByText('Account connected').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: `@${writer}@${host}` })).toBeVisible()
  })

  await test.step('schedules a post for the account', async () => {
    await schedulePost(page, {
      text: TEXT,
      platform: 'mastodon',
      account: `Mastodon: @${writer}@${host}`,
      alt: ALT,
    })
  })

  await test.step('finds it published once, and compared with what was written', async () => {
    await publishLater(app, 5)
    await publishLater(app, 10)
    await page.goto('/app/content?tab=publish')
    await page.getByRole('link', { name: 'Bread & butter' }).click()
    await expect(page.getByText('The published text matches your post')).toBeVisible()
    await page.goto(app.mastodonUrl)
    const posted = page.getByRole('article').filter({ hasText: `@${writer}` })
    await expect(posted).toHaveCount(1)
    await expect(posted).toContainText('Bread & butter <3')
    await expect(posted.getByRole('img', { name: ALT })).toHaveJSProperty('naturalWidth', 60)
  })

  await test.step('is told in the editor that the server withdrew its permission, and leads to connecting again', async () => {
    await schedulePost(page, {
      ...{ text: 'A second loaf.', platform: 'mastodon' },
      account: `Mastodon: @${writer}@${host}`,
      minutes: 90,
    })
    await page.request.post(`${app.mastodonUrl}/_control`, { form: { revoke: '1' }, maxRedirects: 0 })
    await publishLater(app, 91)
    await publishLater(app, 95)
    await page.goto('/app/create?platform=mastodon')
    const told = page.getByText(`Mastodon no longer lets us post to @${writer}@${host}`)
    await expect(told).toBeVisible()
    await page.getByRole('link', { name: 'Connect it again' }).click()
    await expect(page.getByRole('button', { name: `Connect again @${writer}@${host}` })).toBeVisible()
  })
})

const ALT = 'A red loaf on a “board”'

const TEXT =
  'Bread & butter <3 for @bea@pottery.example:\nhttps://bread.example/how-long-dough-has-to-rest?flour=rye&salt=2'

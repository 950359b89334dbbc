import { becomeFounder } from '../fixtures/founder.ts'
import { publishLater } from '../fixtures/publish.ts'
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
    await page.goto('/app/create')
    await page.getByLabel('Your post').fill(TEXT)
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.goto('/app/content?tab=create')
    await page.getByRole('link', { name: /^Schedule post/ }).click()
    // The list has a choice of platforms, too.
    await expect(page.getByRole('heading', { name: 'Schedule post', level: 1 })).toBeVisible()
    await page.getByLabel('Platform').selectOption('mastodon')
    await page.getByLabel(`Mastodon: @${writer}@${host}`).check()
    const { day, time } = inLondon(new Date(Date.now() + 4 * 60_000))
    await page.getByLabel('Day', { exact: true }).fill(day)
    await page.getByLabel('Time', { exact: true }).fill(time)
    await page.getByRole('button', { name: 'Schedule post', exact: true }).click()
    await expect(page.getByText('Post scheduled').first()).toBeVisible()
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
  })
})

const TEXT =
  'Bread & butter <3 for @bea@pottery.example:\nhttps://bread.example/how-long-dough-has-to-rest?flour=rye&salt=2'

function inLondon(at: Date): { day: string; time: string } {
  const zone = { timeZone: 'Europe/London' }
  return {
    day: new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' }).format(at),
    time: new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'short' }).format(at),
  }
}

import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a founder finds what happened behind the bell, and chooses how to be told', async ({
  page,
  mailbox,
  person,
  request,
  baseURL,
}) => {
  await becomeFounder(page, mailbox, person)

  await test.step('the bell leads to a page that says what will be there', async () => {
    await page.goto('/app/notifications')
    await expect(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Notifications', exact: true }).first()).toBeVisible()
  })

  await test.step('what is chosen stays chosen', async () => {
    await page.goto('/app/settings/notifications')
    const due = page.getByRole('group', { name: /^Post due/ })
    await due.getByLabel('Email').selectOption('daily')
    await due.getByLabel('In the app').uncheck()
    await page.getByLabel('Time', { exact: true }).selectOption('18')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings saved').first()).toBeVisible()
    await page.reload()
    await expect(due.getByLabel('Email')).toHaveValue('daily')
    await expect(due.getByLabel('In the app')).not.toBeChecked()
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('18')
  })

  await test.step('a mail program’s POST is let in without a cookie or an Origin, in either encoding', async () => {
    for (const body of [
      { form: { 'List-Unsubscribe': 'One-Click' } },
      { multipart: { 'List-Unsubscribe': 'One-Click' } },
    ]) {
      const answer = await request.post(`${baseURL}/unsubscribe/not-one-of-ours`, {
        ...body,
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(400)
      expect(await answer.text()).toContain('This link doesn’t work')
    }
  })
})

import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('an email to the workspace’s own address waits as a capture, and the address can be replaced and turned off', async ({
  page,
  mailbox,
  person,
  app,
}) => {
  await becomeFounder(page, mailbox, person)
  /** As somebody sends one from the mailbox's own form. */
  const send = async (to: string, subject: string) => {
    const answer = await page.request.post(`${app.mailboxUrl}/inbound`, {
      multipart: {
        to,
        subject,
        from: 'ana@example.test',
        text: 'From the train https://example.com/flour',
        pictures: { name: 'a.png', mimeType: 'image/png', buffer: PICTURE },
      },
    })
    expect(await answer.text()).toContain('The app answered 200')
  }

  await page.goto('/app/settings')
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Capture by email' })
    .click()
  await page.getByRole('button', { name: 'Turn on capture by email' }).click()
  const field = page.getByLabel('Send emails to')
  await expect(field).toHaveValue(/^[0-9a-f]{32}@in\.brandhearth\.test$/)
  const address = await field.inputValue()
  await send(address, 'Flour got dearer')
  await send('somebody@in.brandhearth.test', 'For nobody')

  await page.getByRole('link', { name: 'Open captures' }).click()
  await expect(page.getByText('Emailed by ana@example.test')).toBeVisible()
  await expect(page.getByText('For nobody')).toHaveCount(0)
  await page.getByRole('link', { name: 'Flour got dearer' }).click()
  await expect(page.getByLabel('Your story')).toHaveValue(
    'Flour got dearer\n\nFrom the train https://example.com/flour',
  )
  await expect(page.locator('main img')).toHaveCount(1)
  await page.getByRole('button', { name: 'Save story' }).click()
  await expect(page).toHaveURL(/\/app\/storybank\/[0-9a-f-]{36}/)

  await page.goto('/app/settings/captures')
  await page.getByText('Replace or turn off').click()
  await page.getByRole('button', { name: 'Replace address' }).click()
  await expect(field).not.toHaveValue(address)
  await send(address, 'To the old address')
  await page.getByText('Replace or turn off').click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Turn on capture by email' })).toBeVisible()
  await page.goto('/app/captures')
  await expect(page.getByText('Nothing is waiting')).toBeVisible()
})

test('a delivery without a signature is refused', async ({ request, mailbox: _ }) => {
  const answer = await request.post('/webhooks/inbound-mail', { data: { type: 'mail.received' } })
  expect(answer.status()).toBe(401)
  expect((await request.get('/webhooks/inbound-mail')).status()).toBe(404)
})

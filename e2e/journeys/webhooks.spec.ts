import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder adds a webhook, tries it out, sees what arrived, and deletes it', async ({
  page,
  mailbox,
  person,
  app,
}) => {
  test.setTimeout(90_000)
  const address = `${app.webhookReceiverUrl}/${person.email.split('@')[0]}`
  await becomeFounder(page, mailbox, person, 'Pro')

  await test.step('is told beside the fields what is wrong, and keeps what was typed', async () => {
    await page.goto('/app/settings/webhooks')
    await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
    await page.getByLabel('Address').fill('https://127.0.0.1/hook')
    await page.getByRole('checkbox', { name: 'Story added' }).check()
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await expect(page.getByText('Enter an address on the open internet')).toBeVisible()
    await expect(page.getByLabel('Address')).toHaveValue('https://127.0.0.1/hook')
    await expect(page.getByRole('checkbox', { name: 'Story added' })).toBeChecked()
    await page.getByLabel('Address').fill(address)
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await expect(page.getByText('Webhook added').first()).toBeVisible()
  })

  await test.step('copies the secret, and sees a test event arrive that it signs', async () => {
    const here = page.url()
    await page.getByRole('link', { name: 'Show secret' }).click()
    const secret = await page.getByRole('textbox', { name: 'Secret' }).inputValue()
    expect(secret).toMatch(/^whsec_/)
    await page.request.post(`${app.webhookReceiverUrl}/_secret`, { form: { secret } })
    await page.goto(here)
    await page.getByRole('button', { name: 'Send test event' }).click()
    await expect(page.getByText('Test event sent').first()).toBeVisible()
    await expect(async () => {
      await page.goto(here)
      await expect(page.getByText('Delivered')).toBeVisible({ timeout: 500 })
    }).toPass()
    const arrived: unknown = await (await page.request.get(`${app.webhookReceiverUrl}/events.json`)).json()
    expect(arrived).toContainEqual(
      expect.objectContaining({ signature: 'right', body: expect.stringContaining('"webhook.test"') }),
    )
  })

  await test.step('pauses it and deletes it', async () => {
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText('Webhook paused').first()).toBeVisible()
    await page.getByText('Delete webhook').first().click()
    await page.getByLabel('Type DELETE to confirm').fill('DELETE')
    await page.getByRole('button', { name: 'Delete webhook' }).click()
    await expect(page.getByText('Webhook deleted').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
  })
})

import { cli } from '#tests/support/cli.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a person asks support, an operator replies, and the person sees it and writes back', async ({
  page,
  app,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Creator')

  await test.step('what was asked is a conversation of its own', async () => {
    await page.goto('/app/support')
    await page.getByLabel('What happened?').fill('The button stays grey.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('link', { name: 'Something isn’t working' }).click()
    await expect(page.getByText('The button stays grey.')).toBeVisible()
    await expect(page.getByText('Open', { exact: true })).toBeVisible()
  })

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await test.step('there is no inbox for whoever is no operator', async () => {
    for (const path of ['/operator/tickets', `/operator/tickets/${id}`])
      expect((await page.request.get(path)).status()).toBe(404)
  })

  await test.step('an operator replies on the command line', async () => {
    const { code, out, err } = await cli(['tickets', 'reply', id, '--text', 'Which browser do you use?'], {
      ...app.database,
    })
    expect([code, out, err]).toEqual([0, expect.stringContaining('Replied'), ''])
  })

  await test.step('the person sees the reply, writes back and closes it', async () => {
    await page.reload()
    await expect(page.getByText('Which browser do you use?')).toBeVisible()
    await expect(page.getByText('Waiting for you')).toBeVisible()
    await page.getByLabel('Your reply').fill('Firefox.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByRole('list', { name: 'Messages' }).getByText('Firefox.')).toBeVisible()
    await page.getByRole('button', { name: 'Close ticket' }).click()
    await expect(page.getByText('Ticket closed').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Open it again' })).toBeVisible()
  })

  await test.step('a reply to our email opens it again, without what it quotes', async () => {
    await mailbox.waitFor(person.email, /^We’ve replied to your message$/)
    // The local mail service is known to the app alone, so what the command line mailed has no address for replies.
    const { replyTo } = await mailbox.waitFor(person.email, /^We’ve received your message$/)
    const send = (from: string, text: string) =>
      page.request.post(`${app.mailboxUrl}/inbound`, {
        multipart: { to: replyTo, from, subject: 'Re: We’ve replied to your message', text },
      })
    const quoted = 'On 26 Nov 2026, Us <hello@brandhearth.test> wrote:\n> Which browser do you use?'
    await send('else@example.test', 'I am somebody else.')
    await send(person.email, `It is Safari after all.\n\n${quoted}`)
    await page.reload()
    const messages = page.getByRole('list', { name: 'Messages' })
    await expect(messages.getByText('It is Safari after all.', { exact: true })).toBeVisible()
    await expect(messages.getByText('I am somebody else.')).toHaveCount(0)
    await expect(page.getByText('Open', { exact: true })).toBeVisible()
  })
})

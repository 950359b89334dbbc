import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { openMailbox } from './mailbox.ts'

it('closes though a sender keeps its link open', { timeout: 10_000 }, async () => {
  const mailbox = await openMailbox()
  const sender = createTransport({ url: mailbox.smtpUrl, pool: true })
  const sent = await sender.sendMail({
    from: 'a@example.test',
    to: 'b@example.test',
    subject: 'Hello',
    text: 'x',
  })
  expect(sent.accepted).toEqual(['b@example.test'])
  await mailbox.close()
  sender.close()
})

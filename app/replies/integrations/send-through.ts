import { Readable } from 'node:stream'
import type { SmtpAnswer } from '#core/replies/attempts.ts'
import { readSmtpFailure } from './read-smtp-failure.ts'
import { type SmtpServer, withSmtpSession } from './smtp-session.ts'

/** A message as it leaves: plain text, from one person to one other. */
export interface DirectMail {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  /** Becomes the Message-ID. */
  readonly id: string
}

/** Sends a message through a founder's own mail server, once. Never throws: whether it was taken is always said. */
export async function sendThrough(server: SmtpServer, mail: DirectMail): Promise<SmtpAnswer> {
  let hasBegun = false
  try {
    const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
    const { from, to, subject, text, id } = mail
    const domain = from.address.split('@').at(-1) ?? 'localhost'
    const bytes = await new MailComposer({ from, to, subject, text, messageId: `<${id}@${domain}>` })
      .compile()
      .build()
    // Read only once the server has asked for the text: until then nothing of it can have arrived.
    const body = new Readable({
      read() {
        hasBegun = true
        this.push(bytes)
        this.push(null)
      },
    })
    await withSmtpSession(
      server,
      session =>
        new Promise<void>((done, fail) => {
          session.on('error', fail)
          session.on('end', () => fail(new Error('The server closed the connection')))
          session.send({ from: from.address, to: to.address }, body, error => (error ? fail(error) : done()))
        }),
    )
    return { kind: 'sent' }
  } catch (error) {
    return readSmtpFailure(error, hasBegun)
  }
}

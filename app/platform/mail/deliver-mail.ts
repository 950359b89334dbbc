import { type Mailer, openMailer } from '#app/platform/mail/mailer.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import { lockMail, updateMailFailed, updateMailSent } from '#db/queries/platform/mail.ts'
import type { ServiceContext } from '../context.ts'
import { JOBS } from '../jobs/catalog.ts'
import { raiseAlarm } from '../log/alarm.ts'
import { logger } from '../log/logger.ts'
import { record } from '../metrics/registry.ts'
import { type Mail, type MailedFile, sign } from './layout.ts'

/** Tries of a mail in two days, all in all; after the last it is given up. */
export const MAIL_TRIES = 1 + JOBS['mail.send'].retryLimit

const mailers = new WeakMap<object, Mailer | null>()

/**
 * Sends one mail of the outbox; one already sent is left alone. Throws when the provider did not take it, or another worker
 * is at it and may be dead, or a file of it cannot be read, so that the job queue tries again; the operator is told when
 * that was the last try. Without SMTP_URL the mail stays queued, and `doctor` says so.
 */
export async function deliverMail(
  context: ServiceContext,
  mailId: string,
  render: (template: string, props: unknown) => Mail,
  readFile: (context: ServiceContext, file: MailedFile) => Promise<Uint8Array | null> = async () => null,
): Promise<void> {
  const mailer = mailerOf(context)
  if (!mailer) {
    logger().warn({ mailId }, 'SMTP_URL is not set, so a mail waits')
    return
  }
  const { db } = context
  const waiting = await db.acrossWorkspaces('mail', sql => lockMail(sql, { id: mailId }))
  if (!waiting) return
  if (waiting === 'taken') throw new Error('another worker is sending this mail')
  try {
    const props = unsealJson(waiting.sealedProps, context.config.encryptionKey, 'mail-props')
    const mail = sign(render(waiting.template, props), context.config.operator, context.config.appUrl)
    const { files = [], ...words } = mail
    const attachments = []
    for (const file of files) {
      const content = await readFile(context, file)
      if (content) attachments.push({ filename: file.name, contentType: file.mime, content })
    }
    await mailer.send({ id: waiting.id, to: waiting.toAddress, ...words, attachments })
    await db.acrossWorkspaces('mail', sql => updateMailSent(sql, { id: waiting.id, subject: mail.subject }))
    record(({ mails }) => mails.inc({ outcome: 'sent' }))
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown'
    await db.acrossWorkspaces('mail', sql => updateMailFailed(sql, { id: waiting.id, error: message }))
    const isGivenUp = waiting.tries >= MAIL_TRIES
    record(({ mails }) => mails.inc({ outcome: isGivenUp ? 'given_up' : 'failed' }))
    if (isGivenUp) raiseAlarm('mail', 'given_up', { tries: waiting.tries })
    throw error
  }
}

function mailerOf(context: ServiceContext): Mailer | null {
  const existing = mailers.get(context)
  if (existing !== undefined) return existing
  const mailer = openMailer(context.config)
  mailers.set(context, mailer)
  return mailer
}

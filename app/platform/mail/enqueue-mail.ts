import { randomUUID } from 'node:crypto'
import { seal } from '#app/platform/secrets/seal.ts'
import type { Sql } from '#db/client.ts'
import { insertMail } from '#db/queries/platform/mail.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import type { ServiceContext } from '../context.ts'

/** Every mail by the name services ask for it, with what it needs to know. `app/mails.ts` fills it in from the rooms. */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging
export interface MailProps {}

/**
 * Asks for a mail in the caller's transaction: it goes out if and only if that commits. The same idempotency key
 * twice sends one mail; answers whether this was the first time.
 */
export async function enqueueMail<Template extends keyof MailProps>(
  context: ServiceContext,
  sql: Sql,
  mail: { to: string; template: Template; props: MailProps[Template]; idempotencyKey?: string },
): Promise<boolean> {
  const id = randomUUID()
  const inserted = await insertMail(sql, {
    id,
    idempotencyKey: mail.idempotencyKey ?? id,
    toAddress: mail.to,
    template: mail.template,
    sealedProps: seal(JSON.stringify(mail.props), context.config.encryptionKey, 'mail-props'),
  })
  if (inserted) await insertOutboxJob(sql, { queue: 'mail.send', payload: { mailId: id } })
  return inserted
}

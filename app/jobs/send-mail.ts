import { renderMail } from '#app/emails/catalog.ts'
import type { ServiceContext } from '#app/services/context.ts'
import { deliverMail } from '#app/services/support/deliver-mail.ts'
import type { JobPayloads } from './catalog.ts'

/** Sends one mail of the outbox. Throws when the provider did not take it, so that the queue tries again. */
export async function sendMail(context: ServiceContext, { mailId }: JobPayloads['mail.send']): Promise<void> {
  await deliverMail(context, mailId, renderMail)
}

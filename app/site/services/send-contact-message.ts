import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { teamMailbox } from '#app/platform/mail/team-mailbox.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { CONTACT_TOPICS, type ContactTopic } from '#core/site/contact-form.ts'
import { insertOrFindIdempotencyKey } from '#db/queries/platform/idempotency.ts'
import { insertContactMessage } from '#db/queries/site/visitors.ts'

export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly topic: ContactTopic
  readonly message: string
  /** The same for every press of one form. */
  readonly idempotencyKey: string
}

/** Keeps a visitor's message, passes it to the team and confirms it to the sender. Pressed twice it acts once. */
export async function sendContactMessage(context: ServiceContext, message: ContactMessage): Promise<void> {
  const { name, email, topic } = message
  const scope = `visitor:${hashSecret(email).toString('base64url')}`
  const label = CONTACT_TOPICS.find(({ key }) => key === topic)?.label ?? topic
  await context.db.unscoped.transaction(async sql => {
    const claim = { scope, action: 'contact', key: message.idempotencyKey, userId: null }
    if (!(await insertOrFindIdempotencyKey(sql, claim)).first) return
    await insertContactMessage(sql, { name, email, topic, message: message.message, now: context.now() })
    const props = { name, email, topic: label, message: message.message }
    await enqueueMail(context, sql, { to: teamMailbox(context), template: 'contact-message', props })
    await enqueueMail(context, sql, {
      to: email,
      template: 'contact-received',
      props: { topic: label },
    })
  })
}

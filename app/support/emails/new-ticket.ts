import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import { replyLine } from '#app/support/copy/tickets.ts'

export interface NewTicketProps {
  readonly name: string
  readonly email: string
  readonly topic: string
  readonly message: string
  readonly url: string
  /** Where a reply by email goes; none where that is not offered. */
  readonly replyTo?: string | undefined
}

/** To the operators: what somebody asks of support. */
export function newTicket({ name, email, topic, message, url, replyTo }: NewTicketProps): Mail {
  return layOut({
    subject: `New ticket: ${topic} (${name})`,
    preview: message.slice(0, 100),
    heading: topic,
    paragraphs: [`${name} <${email}> wrote:`, ...message.split(/\n{2,}/)],
    button: { label: 'Open ticket', url },
    after: replyLine(replyTo),
    replyTo,
    reason: 'You’re receiving this because you answer support tickets.',
  })
}

import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import { replyLine } from '#app/support/copy/tickets.ts'

export interface TicketMessageProps {
  readonly to: 'person' | 'operator'
  /** Who wrote, for operators. */
  readonly who: string
  readonly message: string
  readonly url: string
  /** Where a reply by email goes; none where that is not offered. */
  readonly replyTo?: string | undefined
}

/** A new message in a ticket, with one link to answer it, which an email does too where that is offered. */
export function ticketMessage({ to, who, message, url, replyTo }: TicketMessageProps): Mail {
  const subject = to === 'person' ? 'We’ve replied to your message' : `${who} replied to a ticket`
  return layOut({
    subject,
    preview: message.slice(0, 100),
    heading: subject,
    paragraphs: message.split(/\n{2,}/),
    button: { label: to === 'person' ? 'Open conversation' : 'Open ticket', url },
    after: replyLine(replyTo),
    replyTo,
    reason:
      to === 'person'
        ? 'You’re receiving this because you wrote to our support team.'
        : 'You’re receiving this because you answer support tickets.',
  })
}

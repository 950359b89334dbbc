import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface TicketMessageProps {
  readonly to: 'person' | 'operator'
  /** Who wrote, for operators. */
  readonly who: string
  readonly message: string
  readonly url: string
}

/** A new message in a ticket, with one link to answer it. */
export function ticketMessage({ to, who, message, url }: TicketMessageProps): Mail {
  const subject = to === 'person' ? 'We’ve replied to your message' : `${who} replied to a ticket`
  return layOut({
    subject,
    preview: message.slice(0, 100),
    heading: subject,
    paragraphs: message.split(/\n{2,}/),
    button: { label: to === 'person' ? 'Open conversation' : 'Open ticket', url },
    reason:
      to === 'person'
        ? 'You’re receiving this because you wrote to our support team.'
        : 'You’re receiving this because you answer support tickets.',
  })
}

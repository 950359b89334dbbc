import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface ContactMessageProps {
  readonly name: string
  readonly email: string
  readonly topic: string
  readonly message: string
}

/** To the team: what a visitor wrote. */
export function contactMessage({ name, email, topic, message }: ContactMessageProps): Mail {
  return layOut({
    subject: `Contact: ${topic} (${name})`,
    preview: message.slice(0, 100),
    heading: topic,
    paragraphs: [`${name} <${email}> wrote:`, ...message.split(/\n{2,}/)],
    reason: 'Sent by the contact form of the public site. Reply to the address above.',
  })
}

export interface ContactReceivedProps {
  readonly topic: string
  /** Where a reply goes, if not to whoever our emails are from. */
  readonly replyTo?: string | undefined
}

/** To the sender: it arrived, and when to expect a reply. Nothing that was typed is repeated to a stranger's mailbox. */
export function contactReceived({ topic, replyTo }: ContactReceivedProps): Mail {
  return layOut({
    subject: 'We’ve received your message',
    preview: 'We aim to reply within one working day.',
    heading: 'Thank you',
    paragraphs: [
      `We’ve received your message about “${topic}”. We read every message and aim to reply within one working day.`,
      'If you’d like to add something, reply to this email.',
    ],
    replyTo,
    reason:
      'You’re receiving this because someone sent our contact form with this address. If it wasn’t you, ignore this email.',
  })
}

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
    reason: 'Sent by the contact form of the public site. Answer by writing to the address above.',
  })
}

export interface ContactReceivedProps {
  readonly name: string
  readonly topic: string
}

/** To the sender: it arrived, and when to expect an answer. Nothing that was typed is repeated to a stranger's mailbox. */
export function contactReceived({ name, topic }: ContactReceivedProps): Mail {
  return layOut({
    subject: 'We have your message',
    preview: 'A person answers, usually within one working day.',
    heading: `Thank you, ${name}`,
    paragraphs: [
      `Your message about “${topic}” is with us. A person reads it and answers, usually within one working day.`,
      'If you think of something to add, simply reply to this mail.',
    ],
    reason: 'You get this because our contact form was sent with this address. If it was not you, ignore it.',
  })
}

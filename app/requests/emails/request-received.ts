import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface RequestReceivedProps {
  /** Whom they asked. */
  readonly brand: string
  readonly confirmUrl: string
  readonly statusUrl: string
}

/**
 * To somebody who asked for a post and wants news of it: it was received, and news come once they confirm. Nobody has
 * verified the address yet, so nothing that was typed stands in it.
 */
export function requestReceived({ brand, confirmUrl, statusUrl }: RequestReceivedProps): Mail {
  return layOut({
    subject: `${brand} received your request`,
    preview: 'Confirm your email to get news about it.',
    heading: 'Your request was received',
    paragraphs: [
      `You asked ${brand} for a post. Confirm your email, and we’ll write when something changes.`,
    ],
    button: { label: 'Confirm email', url: confirmUrl },
    links: [{ label: 'See how far it is', url: statusUrl }],
    after: [
      'The button works for 7 days. If you don’t confirm, you won’t get more emails about this request.',
    ],
    reason: `You’re receiving this because someone entered this address in the request form of ${brand}. If it wasn’t you, do nothing.`,
  })
}

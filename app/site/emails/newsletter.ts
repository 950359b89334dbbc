import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface NewsletterConfirmProps {
  readonly url: string
}

/** The double opt-in: no one is subscribed before they have confirmed. */
export function newsletterConfirm({ url }: NewsletterConfirmProps): Mail {
  return layOut({
    subject: 'Confirm your subscription to our newsletter',
    preview: 'Confirm your email to get the next newsletter.',
    heading: 'Confirm your subscription',
    paragraphs: [
      'You asked for our monthly newsletter about finding your words. Please confirm that this is your email.',
    ],
    button: { label: 'Confirm subscription', url },
    after: ['The link works for 7 days. If you don’t confirm, we won’t email you again.'],
    reason:
      'You’re receiving this because someone entered this address in our newsletter form. If it wasn’t you, do nothing.',
  })
}

export interface NewsletterWelcomeProps {
  readonly readUrl: string
  readonly leaveUrl: string
}

/** After confirming: what there is to read until then, and the link to unsubscribe that every newsletter has. */
export function newsletterWelcome({ readUrl, leaveUrl }: NewsletterWelcomeProps): Mail {
  return layOut({
    subject: 'You’re subscribed to our newsletter',
    preview: 'The next newsletter comes within a month.',
    heading: 'You’re subscribed',
    paragraphs: ['The next newsletter comes within a month. Until then, you may like our articles.'],
    button: { label: 'Read our articles', url: readUrl },
    after: [`To unsubscribe, open this link: ${leaveUrl}`],
    reason: 'You’re receiving this because you subscribed to our newsletter with this address.',
  })
}

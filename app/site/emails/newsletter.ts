import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import { parseMarkdown } from '#core/shared/markdown/parse.ts'
import type { Letter } from '#core/site/letter.ts'

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
    reason: 'You’re receiving this because you subscribed to our newsletter with this address.',
    leaveUrl,
  })
}

export interface NewsletterLetterProps extends Pick<Letter, 'subject' | 'preview' | 'body'> {
  /** Where links within the site lead. */
  readonly origin: string
  readonly leaveUrl: string
}

/** One newsletter, for one reader. */
export function newsletterLetter({ subject, preview, body, origin, leaveUrl }: NewsletterLetterProps): Mail {
  return layOut({
    subject,
    preview,
    heading: subject,
    paragraphs: [],
    article: { blocks: parseMarkdown(body).blocks, origin },
    reason: 'You’re receiving this because you subscribed to our newsletter with this address.',
    leaveUrl,
  })
}

import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface LeadFormConfirmProps {
  /** Whose form it was. */
  readonly brand: string
  /** The words that were ticked. */
  readonly wording: string
  readonly url: string
}

/** To somebody who ticked that they may be written to: it counts once they have confirmed it. */
export function leadFormConfirm({ brand, wording, url }: LeadFormConfirmProps): Mail {
  return layOut({
    subject: `Please confirm your email for ${brand}`,
    preview: 'Confirm your email to get what you asked for.',
    heading: 'Confirm your email',
    paragraphs: [`You filled in a form from ${brand} and ticked:`],
    quote: wording,
    button: { label: 'Confirm', url },
    after: ['The link works for 7 days. If you don’t confirm, you won’t get those emails.'],
    reason: `You’re receiving this because someone entered this address in a form from ${brand}. If it wasn’t you, do nothing.`,
  })
}

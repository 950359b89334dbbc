import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface NewsletterConfirmProps {
  readonly url: string
}

/** The double opt-in: nobody is on the list before its button was pressed. */
export function newsletterConfirm({ url }: NewsletterConfirmProps): Mail {
  return layOut({
    subject: 'Please confirm: one useful letter a month',
    preview: 'One press, and the next letter comes to you.',
    heading: 'One press, and you are on the list',
    paragraphs: [
      'You asked for our monthly letter about finding your words. Please confirm that this is your address.',
    ],
    button: { label: 'Yes, send me the letter', url },
    after: ['The link works for seven days. Without it you will not hear from us.'],
    reason:
      'You get this because this address was typed into our newsletter box. If it was not you, do nothing.',
  })
}

export interface NewsletterWelcomeProps {
  readonly readUrl: string
  readonly leaveUrl: string
}

/** After confirming: what there is to read meanwhile, and the way out that every letter has. */
export function newsletterWelcome({ readUrl, leaveUrl }: NewsletterWelcomeProps): Mail {
  return layOut({
    subject: 'Welcome to the letter',
    preview: 'The next one comes within a month.',
    heading: 'You are on the list',
    paragraphs: ['The next letter comes within a month. Until then, these articles may be of use.'],
    button: { label: 'Read something now', url: readUrl },
    after: [`To leave the list, open this link and press the button: ${leaveUrl}`],
    reason: 'You get this because you confirmed our newsletter for this address.',
  })
}

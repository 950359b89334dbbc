import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface ConfirmEmailProps {
  readonly url: string
  readonly code: string
}

/**
 * Asks a new account to verify its mailbox. The link opens a page with a button; opening it changes nothing. The name that
 * was typed is left out: until the mailbox is verified, anybody may have typed it.
 */
export function confirmEmail({ url, code }: ConfirmEmailProps): Mail {
  return layOut({
    subject: 'Confirm your email for Brandhearth',
    preview: 'Confirm your email to start using your account.',
    heading: 'Welcome',
    paragraphs: ['Confirm your email to start using your account.'],
    button: { label: 'Confirm email', url },
    code,
    after: [
      'You only need the code if you open the link on another device or in another browser.',
      'The link and the code work once, for 24 hours.',
    ],
    reason:
      'You’re receiving this because someone signed up to Brandhearth with this address. If it wasn’t you, do nothing. No one can use the account without confirming.',
  })
}

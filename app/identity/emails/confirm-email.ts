import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface ConfirmEmailProps {
  /** '' when it is not known. */
  readonly name: string
  readonly url: string
  readonly code: string
}

/** Asks a new account to verify its mailbox. The link opens a page with a button; opening it changes nothing. */
export function confirmEmail({ name, url, code }: ConfirmEmailProps): Mail {
  return layOut({
    subject: 'Confirm your email for Brandhearth',
    preview: 'Confirm your email to start using your account.',
    heading: name ? `Welcome, ${name}` : 'Welcome',
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

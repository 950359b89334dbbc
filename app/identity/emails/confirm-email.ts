import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface ConfirmEmailProps {
  /** '' when it is not known. */
  readonly name: string
  readonly url: string
  readonly code: string
}

/** Asks a new account to prove its mailbox. The link opens a page with a button; opening it changes nothing. */
export function confirmEmail({ name, url, code }: ConfirmEmailProps): Mail {
  return layOut({
    subject: 'Confirm your email for Brandhearth',
    preview: 'One press and your account is ready.',
    heading: name ? `Welcome, ${name}` : 'Welcome',
    paragraphs: ['Please confirm that this is your email, and your account is ready to use.'],
    button: { label: 'Confirm my email', url },
    code,
    after: [
      'The code is for opening the link on another device or in another browser.',
      'The link and the code work once, for 24 hours.',
    ],
    reason:
      'You get this because someone signed up to Brandhearth with this address. If it was not you, do nothing: without confirmation nobody can use the account.',
  })
}

import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface EmailChangeUndoneProps {
  /** The address that the account has again. */
  readonly email: string
  /** Where a new password is asked for. */
  readonly resetUrl: string
}

/** Tells both mailboxes that a change of address was taken back. */
export function emailChangeUndone({ email, resetUrl }: EmailChangeUndoneProps): Mail {
  return layOut({
    subject: 'The change of your email address was undone',
    preview: `Your account uses ${email} again.`,
    heading: 'The change of your email address was undone',
    paragraphs: [
      `Your Brandhearth account uses ${email} again.`,
      'We signed out every device, and removed every way of signing in that was added since the change.',
    ],
    button: { label: 'Choose a new password', url: resetUrl },
    after: [`The link to choose a new password goes to ${email}.`],
    reason:
      'You’re receiving this because someone used the undo link we sent when the email address of your account changed.',
  })
}

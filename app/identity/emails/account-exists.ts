import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface AccountExistsProps {
  readonly url: string
}

/** The answer to "resend confirmation" for an account that is confirmed already, so that the page can say the same to all. */
export function accountExists({ url }: AccountExistsProps): Mail {
  return layOut({
    subject: 'Your Brandhearth account is already confirmed',
    preview: 'You can sign in straight away.',
    heading: 'Your account is already confirmed',
    paragraphs: [
      'Someone asked for a new confirmation email for this address. Your account is already confirmed, so you can sign in.',
    ],
    button: { label: 'Sign in', url },
    reason:
      'You’re receiving this because someone asked for a confirmation email for this address. If it wasn’t you, ignore this email.',
  })
}

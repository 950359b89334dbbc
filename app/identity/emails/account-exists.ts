import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface AccountExistsProps {
  readonly url: string
}

/** The answer to "resend confirmation" for an account that is confirmed already, so that the page can say the same to all. */
export function accountExists({ url }: AccountExistsProps): Mail {
  return layOut({
    subject: 'Your Brandhearth account is already confirmed',
    preview: 'You can sign in straight away.',
    heading: 'You are already confirmed',
    paragraphs: [
      'Someone asked for a new confirmation mail for this address. Your account is confirmed, so you can simply sign in.',
    ],
    button: { label: 'Sign in', url },
    reason:
      'You get this because a confirmation mail was asked for this address. If it was not you, you can ignore it.',
  })
}

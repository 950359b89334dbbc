import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface LinkMailProps {
  /** '' when it is not known. */
  readonly name: string
  readonly url: string
  readonly code: string
}

/** A link that signs in without a password. It opens a page with a button; opening it changes nothing. */
export function magicLink({ name, url, code }: LinkMailProps): Mail {
  return layOut({
    subject: 'Your magic link for Brandhearth',
    preview: 'Use this link to sign in.',
    heading: name ? `Hello, ${name}` : 'Hello',
    paragraphs: ['Here’s the link you asked for. It opens a page where you can sign in.'],
    button: { label: 'Sign in to Brandhearth', url },
    code,
    after: [
      'You only need the code if you open the link on another device or in another browser.',
      'The link and the code work once, for 10 minutes. A newer link replaces an older one.',
    ],
    reason:
      'You’re receiving this because someone asked for a magic link for this address. If it wasn’t you, do nothing. No one can sign in without this email.',
  })
}

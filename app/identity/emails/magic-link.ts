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
    preview: 'One press and you are in.',
    heading: name ? `Hello, ${name}` : 'Hello',
    paragraphs: [
      'Here is the link you asked for. Press it, then the button on the page, and you are signed in.',
    ],
    button: { label: 'Sign in to Brandhearth', url },
    code,
    after: [
      'The code is for opening the link on another device or in another browser.',
      'The link and the code work once, for 10 minutes. A newer link replaces an older one.',
    ],
    reason:
      'You get this because a magic link was asked for this address. If it was not you, do nothing: without this mail nobody gets in.',
  })
}

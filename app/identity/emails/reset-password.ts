import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import type { LinkMailProps } from './magic-link.ts'

/** A link to choose a new password. It opens a page with a form; opening it changes nothing. */
export function resetPassword({ name, url, code }: LinkMailProps): Mail {
  return layOut({
    subject: 'Choose a new password for Brandhearth',
    preview: 'The link works once, for 10 minutes.',
    heading: name ? `Hello, ${name}` : 'Hello',
    paragraphs: ['You asked to choose a new password. Doing so signs you out on every device.'],
    button: { label: 'Choose a new password', url },
    code,
    after: [
      'The code is for opening the link on another device or in another browser.',
      'The link and the code work once, for 10 minutes. Until you choose a new password, the old one stays.',
    ],
    reason:
      'You get this because a new password was asked for this address. If it was not you, do nothing: your password stays as it is.',
  })
}

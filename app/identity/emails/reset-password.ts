import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import type { LinkMailProps } from './magic-link.ts'

/** A link to choose a new password. It opens a page with a form; opening it changes nothing. */
export function resetPassword({ name, url, code }: LinkMailProps): Mail {
  return layOut({
    subject: 'Choose a new password for Brandhearth',
    preview: 'The link works once, for 10 minutes.',
    heading: name ? `Hello, ${name}` : 'Hello',
    paragraphs: ['You asked to choose a new password. When you do, we’ll sign you out on every device.'],
    button: { label: 'Choose new password', url },
    code,
    after: [
      'You only need the code if you open the link on another device or in another browser.',
      'The link and the code work once, for 10 minutes. Your old password works until you choose a new one.',
    ],
    reason:
      'You’re receiving this because someone asked for a new password for this address. If it wasn’t you, do nothing. Your password hasn’t changed.',
  })
}

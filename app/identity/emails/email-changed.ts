import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import { formatDate } from '#core/shared/time.ts'

export interface EmailChangedProps {
  readonly newEmail: string
  /** ISO instant. */
  readonly undoUntil: string
  /** Opens the page that undoes it; opening changes nothing. */
  readonly url: string
}

/** Tells the mailbox that was left that it was, and how to take that back. */
export function emailChanged({ newEmail, undoUntil, url }: EmailChangedProps): Mail {
  const day = formatDate(new Date(undoUntil), 'UTC')
  return layOut({
    subject: 'Your email address was changed',
    preview: `Your account now uses ${newEmail}. You can undo this until ${day}.`,
    heading: 'Your email address was changed',
    paragraphs: [
      `Your Brandhearth account now uses ${newEmail}. We’ll send everything there from now on.`,
      `If that wasn’t you, undo it. You can do this until ${day}, from this email only.`,
    ],
    button: { label: 'Undo the change', url },
    after: [
      'Undoing brings this address back, signs everyone out, and removes every way of signing in that was added since.',
    ],
    reason:
      'You’re receiving this because this was the email address of a Brandhearth account. Unless you undo the change, it’s our last email about that account to this address.',
  })
}

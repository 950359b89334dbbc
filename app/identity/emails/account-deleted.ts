import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import { formatDate } from '#core/shared/time.ts'

export interface AccountDeletedProps {
  /** ISO instant. */
  readonly at: string
  /** The payment provider did not answer: the subscription ends as soon as it does. */
  readonly isBillingQueued: boolean
}

/** The receipt that an account was deleted: the last mail to its address. */
export function accountDeleted({ at, isBillingQueued }: AccountDeletedProps): Mail {
  const day = formatDate(new Date(at), 'UTC')
  return layOut({
    subject: 'Your account has been deleted',
    preview: `Deleted on ${day}.`,
    heading: 'Your account has been deleted',
    paragraphs: [
      `On ${day} we deleted your Brandhearth account and everything in your workspace. This cannot be undone.`,
      'Accounts you connected have been disconnected, and your short links no longer work.',
      isBillingQueued
        ? 'Our payment provider didn’t answer. We’re still cancelling your subscription, and keep trying until it’s done.'
        : 'You won’t be charged again.',
    ],
    reason: 'You’re receiving this because you asked us to delete your account. It’s our last email to you.',
  })
}

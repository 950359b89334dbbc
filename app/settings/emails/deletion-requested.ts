import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import { formatDate } from '#core/shared/time.ts'

export interface DeletionRequestedProps {
  /** ISO instant. */
  readonly dueAt: string
  /** The page on which it is undone. */
  readonly url: string
}

/** Tells the owner that their account is going to be deleted, and where that is undone. */
export function deletionRequested({ dueAt, url }: DeletionRequestedProps): Mail {
  const day = formatDate(new Date(dueAt), 'UTC')
  return layOut({
    subject: `Your account will be deleted on ${day}`,
    preview: 'You can undo this until then.',
    heading: `Your account will be deleted on ${day}`,
    paragraphs: [
      'Your scheduled posts are paused and your plan won’t renew. You can still sign in, read and export everything.',
      `If you change your mind, undo this before ${day}. After that we cannot bring anything back.`,
    ],
    button: { label: 'Keep my account', url },
    after: ['If this wasn’t you, undo it and change your password straight away.'],
    reason: 'You’re receiving this because the deletion of your Brandhearth account was requested.',
  })
}

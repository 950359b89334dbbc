import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface EmailChangeCodeProps {
  /** Which of the two mailboxes it goes to. */
  readonly mailbox: 'old' | 'new'
  readonly oldEmail: string
  readonly newEmail: string
  readonly code: string
  /** The page on which both codes are typed. */
  readonly url: string
  /** Where a new password is asked for. */
  readonly resetUrl: string
}

/** One of the two codes that change the address of an account: each mailbox gets its own. */
export function emailChangeCode(props: EmailChangeCodeProps): Mail {
  const { mailbox, oldEmail, newEmail, code, url, resetUrl } = props
  const both = `Type it on the page where you asked for the change, together with the code we sent to ${mailbox === 'old' ? newEmail : oldEmail}.`
  const after = [both, 'The code works once, for 10 minutes. We never ask you for it in any other way.']
  if (mailbox === 'new')
    return layOut({
      subject: 'Your code to use this email address',
      preview: 'Confirm your new email address.',
      heading: 'Confirm your new email address',
      paragraphs: [`You asked to use ${newEmail} for your Brandhearth account.`],
      ...{ code, after, button: { label: 'Go to the page', url } },
      reason:
        'You’re receiving this because someone wants to use this address for their Brandhearth account. If it wasn’t you, do nothing. Without the code it can’t be used.',
    })
  return layOut({
    subject: 'Your code to change your email address',
    preview: `Your account’s email would change to ${newEmail}.`,
    heading: 'Confirm that you’re changing your email address',
    paragraphs: [`You asked to change the email address of your Brandhearth account to ${newEmail}.`],
    ...{ code, button: { label: 'Go to the page', url } },
    after: [
      ...after,
      `If it wasn’t you, don’t share this code. Someone is signed in to your account: choose a new password straight away, which signs everyone out: ${resetUrl}`,
    ],
    reason: 'You’re receiving this because someone asked to change the email address of your account.',
  })
}

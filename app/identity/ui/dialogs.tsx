import { Dialog } from '#app/design/primitives/overlay/dialog.tsx'
import type { HelpDialog } from '#app/identity/client/use-help-dialog.ts'
import { ForgotForm, ForgotSent } from './forms/forgot-form.tsx'
import { ResendForm, ResendSent } from './forms/resend-form.tsx'

/** Where somebody wanted to go who needs help on the way there. */
interface Wanted {
  readonly redirectTo?: string | null
}

/** The forgot-password dialog. It stands outside of every form, and is empty while it is closed. */
export function ForgotDialog({ open, onClose, ...help }: HelpDialog & Wanted) {
  const { reply, lock, sent, redirectTo = null, ...dialog } = help
  return (
    <Dialog
      id="forgot-password"
      title="Forgot your password?"
      description={sent ? undefined : 'Enter your email and we’ll send you a link to choose a new one.'}
      open={open}
      onClose={onClose}
    >
      {open ? (
        sent ? (
          <ForgotSent />
        ) : (
          <ForgotForm key={dialog.fetcherKey} {...{ reply, lock, dialog, redirectTo }} />
        )
      ) : null}
    </Dialog>
  )
}

/** The resend-confirmation dialog. */
export function ResendDialog({ open, onClose, ...help }: HelpDialog & Wanted) {
  const { reply, lock, sent, redirectTo = null, ...dialog } = help
  const form = <ResendForm key={dialog.fetcherKey} email={null} {...{ reply, lock, dialog, redirectTo }} />
  return (
    <Dialog
      id="resend-confirmation"
      title="Not received email?"
      description={sent ? undefined : 'Enter the email you signed up with and we’ll send it again.'}
      open={open}
      onClose={onClose}
    >
      {open ? sent ? <ResendSent /> : form : null}
    </Dialog>
  )
}

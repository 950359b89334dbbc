import { Dialog } from '#app/design/primitives/overlay/dialog.tsx'
import type { HelpDialog } from '#app/identity/client/use-help-dialog.ts'
import { ForgotForm, ForgotSent } from './forms/forgot-form.tsx'
import { ResendForm, ResendSent } from './forms/resend-form.tsx'

/** The forgot-password dialog. It stands outside of every form, and is empty while it is closed. */
export function ForgotDialog({ reply, lock, sent, open, onOpen: _, onClose, ...dialog }: HelpDialog) {
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
          <ForgotForm key={dialog.fetcherKey} {...{ reply, lock, dialog }} />
        )
      ) : null}
    </Dialog>
  )
}

/** The resend-confirmation dialog. */
export function ResendDialog({ reply, lock, sent, open, onOpen: _, onClose, ...dialog }: HelpDialog) {
  const form = <ResendForm key={dialog.fetcherKey} email={null} {...{ reply, lock, dialog }} />
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

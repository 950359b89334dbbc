import type { FormReply } from '#app/forms/form-reply.ts'
import { TextLink } from '../primitives/navigation/text-link.tsx'
import { Dialog } from '../primitives/overlay/dialog.tsx'
import { DialogTrigger } from '../primitives/overlay/dialog-trigger.tsx'
import { useHydrated } from '../primitives/use-hydrated.ts'
import type { DialogForm } from './forms/dialog-form.ts'
import { ForgotForm, ForgotSent } from './forms/forgot-form.tsx'
import { ResendForm, ResendSent } from './forms/resend-form.tsx'
import type { Lock } from './use-lock.ts'

/** A dialog's form as the route keeps it: how it is sent, what came back, and how it starts anew. */
export interface HelpDialog extends DialogForm {
  readonly reply: FormReply | undefined
  readonly lock: Lock | null
  readonly sent: boolean
  /** Called when the dialog closes: the next time it is empty again. */
  readonly onClose: () => void
}

/** 'Forgot password?': a page without scripts, a dialog with them. */
export function ForgotDialog({ reply, lock, sent, onClose, ...dialog }: HelpDialog) {
  if (!useHydrated()) return <TextLink to="/auth/forgot">Forgot password?</TextLink>
  return (
    <>
      <DialogTrigger dialog="forgot-password" variant="quiet" size="sm">
        Forgot password?
      </DialogTrigger>
      <Dialog
        id="forgot-password"
        title="Forgot your password?"
        description={sent ? undefined : 'Tell us your email, and we send a link to choose a new one.'}
        onClose={onClose}
      >
        {sent ? <ForgotSent /> : <ForgotForm key={dialog.fetcherKey} {...{ reply, lock, dialog }} />}
      </Dialog>
    </>
  )
}

/** Sending the confirmation once more: a page without scripts, a dialog with them. */
export function ResendDialog({
  reply,
  lock,
  sent,
  onClose,
  label,
  ...dialog
}: HelpDialog & { label: string }) {
  if (!useHydrated()) return <TextLink to="/auth/resend">{label}</TextLink>
  return (
    <>
      <DialogTrigger dialog="resend-confirmation" variant="quiet" size="sm">
        {label}
      </DialogTrigger>
      <Dialog
        id="resend-confirmation"
        title="Not received email?"
        description={sent ? undefined : 'Tell us the address you signed up with, and we send it again.'}
        onClose={onClose}
      >
        {sent ? (
          <ResendSent />
        ) : (
          <ResendForm key={dialog.fetcherKey} email={null} {...{ reply, lock, dialog }} />
        )}
      </Dialog>
    </>
  )
}

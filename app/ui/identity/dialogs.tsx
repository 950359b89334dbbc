import type { FormReply } from '#app/forms/form-reply.ts'
import { Button } from '../primitives/actions/button.tsx'
import { TextLink } from '../primitives/navigation/text-link.tsx'
import { Dialog } from '../primitives/overlay/dialog.tsx'
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
  readonly open: boolean
  readonly onOpen: () => void
  /** Called when the dialog closes: the next time it is empty again. */
  readonly onClose: () => void
}

/** Leads to a page without scripts and opens the dialog with them. */
export function HelpTrigger({ label, page, onOpen }: { label: string; page: string; onOpen: () => void }) {
  if (!useHydrated()) return <TextLink to={page}>{label}</TextLink>
  return (
    <Button type="button" variant="quiet" size="sm" aria-haspopup="dialog" onClick={onOpen}>
      {label}
    </Button>
  )
}

/** The forgot-password dialog. It stands outside of every form, and is empty while it is closed. */
export function ForgotDialog({ reply, lock, sent, open, onOpen: _, onClose, ...dialog }: HelpDialog) {
  return (
    <Dialog
      id="forgot-password"
      title="Forgot your password?"
      description={sent ? undefined : 'Tell us your email, and we send a link to choose a new one.'}
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
      description={sent ? undefined : 'Tell us the address you signed up with, and we send it again.'}
      open={open}
      onClose={onClose}
    >
      {open ? sent ? <ResendSent /> : form : null}
    </Dialog>
  )
}

import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { PressForm } from './press-form.tsx'

/** What undoing does, and the button for it. */
export function UndoEmailForm({ reply }: { readonly reply?: FormReply | undefined }) {
  return (
    <PressForm reply={reply} label="Undo the change" pendingText="Undoing…">
      <ul className="grid list-disc gap-1 pl-5">
        <li>Every device is signed out.</li>
        <li>Passwords, passkeys and other ways of signing in that were added since are removed.</li>
        <li>Then you choose a new password, with a link we send to this mailbox.</li>
      </ul>
    </PressForm>
  )
}

/** The link was used, overtaken or is too old. */
export function UndoEmailOver() {
  return (
    <AuthLayout
      title="This link no longer works"
      lead="Each link works once, for 7 days, and undoing an earlier change ends it. If someone took over your account, write to us."
    >
      <ButtonLink to="/contact" variant="primary" block>
        Contact us
      </ButtonLink>
      <ButtonLink to="/auth" block>
        Sign In
      </ButtonLink>
    </AuthLayout>
  )
}

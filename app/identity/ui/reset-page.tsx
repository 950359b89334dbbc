import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { LinkOver } from './forms/magic-sign-in-form.tsx'
import { ResetElsewhereForm, ResetHereForm } from './forms/reset-form.tsx'

/** What has become of a reset link; `missing` where the page was opened without one. */
export type ResetState = 'ready' | 'elsewhere' | 'over' | 'missing'

/** The page that a reset link leads to, whatever has become of the link. */
export function ResetPage({ state, reply }: { state: ResetState; reply: FormReply | undefined }) {
  if (state === 'over') return <LinkOver again="/auth/forgot" />
  if (state === 'missing') {
    return (
      <AuthLayout
        title="Choose a new password"
        lead="Open the link in the email we sent you to choose a new password. It works once, for 10 minutes."
        footer={<TextLink to="/auth">Back to Sign In</TextLink>}
      >
        <ButtonLink to="/auth/forgot" variant="primary" block>
          Send a new link
        </ButtonLink>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title="Choose a new password"
      lead={
        state === 'ready'
          ? 'You’ll be signed out on every device.'
          : 'You’re using a different browser from the one you asked in, so please enter the code from the email too.'
      }
    >
      {state === 'ready' ? <ResetHereForm reply={reply} /> : <ResetElsewhereForm reply={reply} />}
    </AuthLayout>
  )
}

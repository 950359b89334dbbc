import { lazy, Suspense } from 'react'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import type { HelpDialog } from '#app/identity/client/use-help-dialog.ts'
import { HelpTrigger } from './help-trigger.tsx'

// Few need it, so it is no part of the sign-up page's first view.
const ResendDialog = lazy(async () => ({ default: (await import('./dialogs.tsx')).ResendDialog }))

/** The full page after signing up: what to do now, and what to do when no email comes. */
export function ConfirmationSent({ email, resend }: { email: string | null; resend: HelpDialog }) {
  return (
    <AuthLayout
      title="Check your email"
      lead={
        <>
          We’ve sent a confirmation link to {email ? <strong>{email}</strong> : 'your address'}. Open it to
          confirm your email.
        </>
      }
      footer={<HelpTrigger label="Not received email?" page="/auth/resend" onOpen={resend.onOpen} />}
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft">
        <li>If you can’t see it after a minute, check your spam folder.</li>
        <li>Opened in this browser, the link signs you in. It works once, for 24 hours.</li>
      </ul>
      <ButtonLink to="/auth" block>
        Back to Sign In
      </ButtonLink>
      {resend.open ? (
        <Suspense>
          <ResendDialog {...resend} />
        </Suspense>
      ) : null}
    </AuthLayout>
  )
}

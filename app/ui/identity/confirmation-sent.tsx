import { AuthLayout } from '../layout/auth-layout.tsx'
import { ButtonLink } from '../primitives/actions/button-link.tsx'
import { TextLink } from '../primitives/navigation/text-link.tsx'

/** The full page after signing up: what to do now, and what to do when no mail comes. */
export function ConfirmationSent({ email }: { email: string | null }) {
  return (
    <AuthLayout
      title="Check your email"
      lead={
        <>
          We sent a confirmation link to {email ? <strong>{email}</strong> : 'your address'}. Press the button
          in it and your account is ready.
        </>
      }
      footer={<TextLink to="/auth/resend">Not received email?</TextLink>}
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft">
        <li>It usually takes less than a minute; the spam folder is worth a look.</li>
        <li>The link works once, for 24 hours.</li>
      </ul>
      <ButtonLink to="/auth" block>
        Back to Sign In
      </ButtonLink>
    </AuthLayout>
  )
}

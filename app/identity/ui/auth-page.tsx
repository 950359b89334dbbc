import { lazy, Suspense } from 'react'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import type { HelpDialog } from '#app/identity/client/use-help-dialog.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { withRedirect } from '#core/identity/redirect-target.ts'
import { ForgotDialog, ResendDialog } from './dialogs.tsx'
import { FormProblem } from './form-problem.tsx'
import { MagicLinkForm, MagicLinkRegisterForm } from './forms/magic-link-form.tsx'
import { RegisterForm } from './forms/register-form.tsx'
import type { RegisterStart } from './forms/register-tail.tsx'
import { SignInForm } from './forms/sign-in-form.tsx'
import { HelpTrigger } from './help-trigger.tsx'
import type { ResetState } from './reset-page.tsx'
import { SuccessPanel } from './success-panel.tsx'
import type { Lock } from './use-lock.ts'
import { GoogleButton } from './ways/google-button.tsx'
import { OrDivider } from './ways/or-divider.tsx'
import { PasskeyButton } from './ways/passkey-button.tsx'

// Few need it, so signing in does not wait for it; the server has it at hand, for those without scripts.
const ResetPage = import.meta.env.SSR
  ? (await import('./reset-page.tsx')).ResetPage
  : lazy(async () => ({ default: (await import('./reset-page.tsx')).ResetPage }))

export interface AuthPageData {
  readonly mode: 'login' | 'register'
  readonly magic: boolean
  readonly reset: ResetState | null
  readonly sent: 'magic' | 'register' | null
  readonly sentTo: string | null
  /** On the register side. */
  readonly known: RegisterStart | null
  readonly message: string | null
  readonly problem: string | null
  readonly remembered: boolean
  readonly redirectTo: string | null
  readonly hasGoogle: boolean
}

interface AuthPageProps extends AuthPageData {
  readonly reply: FormReply | undefined
  readonly lock: Lock | null
  readonly offerResend: boolean
  readonly forgot: HelpDialog
  readonly resend: HelpDialog
}

const TITLES = {
  login: { title: 'Welcome back', lead: 'Sign in to your workspace.' },
  register: { title: 'Create your account', lead: 'Free for 7 days. No card required.' },
} as const

/** Every way in on one page. Switching the mode is a link, so errors, countdown and magic-link mode stay behind. */
export function AuthPage(props: AuthPageProps) {
  const { mode, reset, sent, message, problem, redirectTo } = props
  if (reset) {
    return (
      <Suspense>
        <ResetPage state={reset} reply={props.reply} />
      </Suspense>
    )
  }
  if (sent) return <SentPage {...props} sent={sent} />
  const to = (query: string) => withRedirect(query ? `/auth?${query}` : '/auth', redirectTo)
  const other = mode === 'login' ? 'mode=register' : ''
  return (
    <AuthLayout
      {...TITLES[mode]}
      footer={
        mode === 'login' ? (
          <>
            New here? <TextLink to={to(other)}>Create an account</TextLink>
          </>
        ) : (
          <>
            Already have an account? <TextLink to={to(other)}>Sign in</TextLink>
          </>
        )
      }
    >
      {message ? <Notice live="status">{message}</Notice> : null}
      {problem && !props.reply ? <FormProblem message={problem} /> : null}
      <WayIn {...props} key={`${mode}-${props.magic}`} />
      <ButtonLink
        to={to(
          [props.magic ? '' : 'magic=1', mode === 'register' ? 'mode=register' : '']
            .filter(Boolean)
            .join('&'),
        )}
        size="lg"
        block
      >
        {props.magic ? 'Use a password instead' : 'Use a magic link instead'}
      </ButtonLink>
      <OrDivider />
      {props.hasGoogle ? (
        <GoogleButton
          mode={mode === 'register' ? 'sign-up' : 'sign-in'}
          redirectTo={redirectTo}
          remember={props.remembered}
          beside={mode === 'register' ? (props.magic ? 'magic-register' : 'register') : undefined}
        />
      ) : null}
      {mode === 'login' ? <PasskeyButton label="Sign in with a passkey" redirectTo={redirectTo} /> : null}
      <ForgotDialog {...props.forgot} redirectTo={redirectTo} />
      <ResendDialog {...props.resend} redirectTo={redirectTo} />
    </AuthLayout>
  )
}

function WayIn(props: AuthPageProps) {
  const { known, magic, reply, lock, hasGoogle, remembered, redirectTo } = props
  const shared = { reply, lock, hasGoogle }
  const Register = magic ? MagicLinkRegisterForm : RegisterForm
  if (known) return <Register {...shared} known={known} />
  if (magic) return <MagicLinkForm {...shared} remembered={remembered} />
  return (
    <SignInForm
      {...shared}
      remembered={remembered}
      forgot={
        <HelpTrigger
          label="Forgot password?"
          page={withRedirect('/auth/forgot', redirectTo)}
          onOpen={props.forgot.onOpen}
        />
      }
      resend={
        props.offerResend ? (
          <HelpTrigger
            label="Send confirmation again"
            page={withRedirect('/auth/resend', redirectTo)}
            onOpen={props.resend.onOpen}
          />
        ) : null
      }
    />
  )
}

function SentPage({
  sent,
  sentTo,
  resend,
  redirectTo,
}: Pick<AuthPageProps, 'sentTo' | 'resend' | 'redirectTo'> & { sent: 'magic' | 'register' }) {
  const to = sentTo ? <strong>{sentTo}</strong> : 'your address'
  return (
    <AuthLayout title="Check your email">
      {sent === 'magic' ? (
        <SuccessPanel title="Magic link sent!">
          If {to} can sign in here, we’ve sent you a link. It works once, for 10 minutes.
        </SuccessPanel>
      ) : (
        <>
          <SuccessPanel title="Account created!">
            Please check your email to verify your account. We’ve sent a link to {to}.
          </SuccessPanel>
          <HelpTrigger
            label="Not received email?"
            page={withRedirect('/auth/resend', redirectTo)}
            onOpen={resend.onOpen}
          />
          <ResendDialog {...resend} redirectTo={redirectTo} />
        </>
      )}
    </AuthLayout>
  )
}

import { redirect } from 'react-router'
import { SIGN_UP_REFUSALS } from '#app/copy/identity.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { readCookie, writeCookie } from '#app/http/cookies.ts'
import { readReferral } from '#app/http/identity/referral-cookie.ts'
import { ensureBrowserSecret } from '#app/http/identity/session-cookie.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { done, formAgain } from '#app/http/respond.ts'
import { services } from '#app/http/services.ts'
import { findViewer } from '#app/http/viewer.ts'
import { signUp } from '#app/services/identity/sign-up.ts'
import { ConfirmationSent } from '#app/ui/identity/confirmation-sent.tsx'
import { RegisterForm } from '#app/ui/identity/register-form.tsx'
import { AuthLayout } from '#app/ui/layout/auth-layout.tsx'
import { TextLink } from '#app/ui/primitives/navigation/text-link.tsx'
import { registerSchema } from '#core/identity/forms/register.ts'
import type { Route } from './+types/signup'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Start your 7-day free trial · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await findViewer(context)) {
    throw redirect(readCookie(request, 'preOnboardingQuiz') ? '/select-tier' : '/app/dashboard')
  }
  const sent = new URL(request.url).searchParams.has('sent')
  return { sentTo: sent ? readCookie(request, 'signup_email') : null, sent }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, registerSchema)
  if (!form.ok) return formAgain(form)
  const { name, email, password } = form.value
  const limited = await overLimit(context, 'sign_up', { account: email })
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)

  const browser = ensureBrowserSecret(request)
  const referral = readReferral(request)
  const result = await signUp(services(), { name, email, password, referral, browser: browser.secret })
  if (!result.ok) return formAgain(form.refuse({ status: 409, form: SIGN_UP_REFUSALS[result.reason] }))
  const headers = new Headers()
  headers.append('Set-Cookie', browser.cookie)
  headers.append('Set-Cookie', writeCookie('signup_email', email, { maxAge: 600 }))
  return done('/signup?sent=1', 'accountCreated', { headers })
}

export default function SignUpRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.sent) return <ConfirmationSent email={loaderData.sentTo} />
  return (
    <AuthLayout
      title="Start your 7-day free trial"
      lead="No card required. Cancel any time."
      footer={
        <>
          Already have an account? <TextLink to="/auth">Sign in</TextLink>
        </>
      }
    >
      <RegisterForm reply={actionData?.reply} />
    </AuthLayout>
  )
}

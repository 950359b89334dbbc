import { data, redirect } from 'react-router'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { pageMeta } from '#app/design/layout/page-meta.ts'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { useHelpDialog } from '#app/identity/client/use-help-dialog.ts'
import { ACCOUNT_PAGES } from '#app/identity/copy/account-pages.ts'
import { clearProblemCookie, readProblem } from '#app/identity/http/flash-problem.ts'
import { register } from '#app/identity/http/visitor-forms.ts'
import { ConfirmationSent } from '#app/identity/ui/confirmation-sent.tsx'
import { FormProblem } from '#app/identity/ui/form-problem.tsx'
import { RegisterForm } from '#app/identity/ui/forms/register-form.tsx'
import { GoogleButton } from '#app/identity/ui/ways/google-button.tsx'
import { OrDivider } from '#app/identity/ui/ways/or-divider.tsx'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { chosenPlanCookie, readChosenPlan } from '#app/platform/http/chosen-plan.ts'
import { readCookie } from '#app/platform/http/cookies.ts'
import { readKnownVisitor } from '#app/platform/http/known-visitor.ts'
import { wantedPage } from '#app/platform/http/redirect-target.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { readTried } from '#app/platform/http/tried-sentence.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import { planOffers } from '#core/billing/plan-offers.ts'
import { registerSchema } from '#core/identity/forms/register.ts'
import { withRedirect } from '#core/identity/redirect-target.ts'
import type { Route } from './+types/signup'

export const handle = { scripts: 'after-paint' }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(ACCOUNT_PAGES.signUp, loaderData?.origin ?? '')
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders)
  for (const cookie of loaderHeaders.getSetCookie()) headers.append('Set-Cookie', cookie)
  return headers
}

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await findViewer(context)) {
    const start = readCookie(request, 'preOnboardingQuiz') ? '/select-tier' : '/app/dashboard'
    throw redirect(wantedPage(request) ?? start)
  }
  const sent = new URL(request.url).searchParams.has('sent')
  const problem = readProblem(request)
  const plan = readChosenPlan(request)
  const headers = new Headers()
  if (problem) headers.append('Set-Cookie', clearProblemCookie())
  // Google, a magic link and the choice of a plan after them have addresses of their own.
  if (plan) headers.append('Set-Cookie', chosenPlanCookie(plan))
  const visitor = readKnownVisitor(request)
  return data(
    {
      sentTo: sent ? visitor.email : null,
      sent,
      known: { ...visitor, plan, offers: planOffers() },
      tried: readTried(request)?.text ?? '',
      problem,
      redirectTo: wantedPage(request),
      origin: services().config.appUrl,
      hasGoogle: services().config.google !== null,
    },
    { headers },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, registerSchema)
  if (!form.ok) return data({ reply: form.reply, lock: null }, { status: form.status })
  const made = await register(request, context, form.value)
  if (made.ok) return done('/signup?sent=1', 'accountCreated', { headers: made.headers })
  const { status, reply } = form.refuse(made)
  return data({ reply, lock: made.lock ?? null }, { status, headers: made.headers ?? {} })
}

export default function SignUpRoute({ loaderData, actionData }: Route.ComponentProps) {
  const resend = useHelpDialog('resend')
  if (loaderData.sent) return <ConfirmationSent email={loaderData.sentTo} resend={resend} />
  return (
    <AuthLayout
      title={
        <>
          Start your <span className="whitespace-nowrap">7-day</span> free trial
        </>
      }
      lead="No card required. Cancel any time."
      footer={
        <>
          Already have an account?{' '}
          <TextLink to={withRedirect('/auth', loaderData.redirectTo)}>Sign in</TextLink>
        </>
      }
    >
      {loaderData.problem ? <FormProblem message={loaderData.problem} /> : null}
      {loaderData.tried ? (
        <p className="border-l-2 border-ember pl-3 wrap-anywhere">
          Your first post will begin with “{loaderData.tried}”
        </p>
      ) : null}
      <RegisterForm
        known={loaderData.known}
        reply={actionData?.reply}
        lock={actionData?.lock ?? null}
        hasGoogle={loaderData.hasGoogle}
        redirectTo={loaderData.redirectTo}
      />
      {loaderData.hasGoogle ? (
        <>
          <OrDivider />
          <GoogleButton mode="sign-up" beside="register" redirectTo={loaderData.redirectTo} />
        </>
      ) : null}
    </AuthLayout>
  )
}

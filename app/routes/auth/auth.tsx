import { redirect } from 'react-router'
import { signInRefusal } from '#app/copy/identity.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { readCookie } from '#app/http/cookies.ts'
import { authenticator, checkedRequest, SignInRefused } from '#app/http/identity/authenticator.ts'
import { redirectTarget } from '#app/http/identity/redirect-target.ts'
import { startSession } from '#app/http/identity/start-session.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { done, formAgain } from '#app/http/respond.ts'
import { findViewer } from '#app/http/viewer.ts'
import { SignInForm } from '#app/ui/identity/sign-in-form.tsx'
import { AuthLayout } from '#app/ui/layout/auth-layout.tsx'
import { Notice } from '#app/ui/primitives/feedback/notice.tsx'
import { TextLink } from '#app/ui/primitives/navigation/text-link.tsx'
import { signInSchema } from '#core/identity/forms/sign-in.ts'
import type { Route } from './+types/auth'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Sign in · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await findViewer(context)) throw redirect('/')
  const query = new URL(request.url).searchParams
  return {
    message: query.get('message')?.slice(0, 300) ?? null,
    remembered: readCookie(request, 'rememberMe') === '1',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, signInSchema)
  if (!form.ok) return formAgain(form)
  const { email, password, remember } = form.value
  const limited = await overLimit(context, 'sign_in', { account: email })
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  try {
    const { userId } = await authenticator.authenticate(
      'password',
      checkedRequest(request, { email, password }),
    )
    const headers = await startSession(request, context, { userId, remember })
    return done(redirectTarget(request), 'signedIn', { headers })
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error
    return formAgain(form.refuse({ form: signInRefusal(error.reason) }))
  }
}

export default function AuthRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthLayout
      title="Welcome back"
      lead="Sign in to your workspace."
      footer={
        <>
          New here? <TextLink to="/signup">Create an account</TextLink>
        </>
      }
    >
      {loaderData.message ? <Notice live="status">{loaderData.message}</Notice> : null}
      <SignInForm reply={actionData?.reply} remembered={loaderData.remembered} />
    </AuthLayout>
  )
}

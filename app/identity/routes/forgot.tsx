import { data } from 'react-router'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { askForLink } from '#app/identity/http/visitor-forms.ts'
import { ForgotForm, ForgotSent } from '#app/identity/ui/forms/forgot-form.tsx'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { wantedPage } from '#app/platform/http/redirect-target.ts'
import { done } from '#app/platform/http/respond.ts'
import { forgotPasswordSchema } from '#core/identity/forms/recovery.ts'
import { withRedirect } from '#core/identity/redirect-target.ts'
import type { Route } from './+types/forgot'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Forgot your password? · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

export function loader({ request }: Route.LoaderArgs) {
  return { sent: new URL(request.url).searchParams.has('sent'), redirectTo: wantedPage(request) }
}

/** Also called by the dialog on the sign-in page (`?dialog`), which shows the answer itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, forgotPasswordSchema)
  if (!form.ok) return data({ reply: form.reply, lock: null, sent: false }, { status: form.status })
  const result = await askForLink(request, context, { purpose: 'password_reset', email: form.value.email })
  if (result.ok) {
    if (new URL(request.url).searchParams.has('dialog'))
      return data({ reply: undefined, lock: null, sent: true }, { headers: result.headers })
    return done(withRedirect('/auth/forgot?sent=1', wantedPage(request)), 'emailSent', {
      headers: result.headers,
    })
  }
  const { status, reply } = form.refuse(result)
  return data({ reply, lock: result.lock ?? null, sent: false }, { status, headers: result.headers ?? {} })
}

export default function ForgotRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthLayout
      title="Forgot your password?"
      lead="Enter your email and we’ll send you a link to choose a new one."
      footer={<TextLink to={withRedirect('/auth', loaderData.redirectTo)}>Back to Sign In</TextLink>}
    >
      {loaderData.sent || actionData?.sent ? (
        <ForgotSent />
      ) : (
        <ForgotForm reply={actionData?.reply} lock={actionData?.lock ?? null} />
      )}
    </AuthLayout>
  )
}

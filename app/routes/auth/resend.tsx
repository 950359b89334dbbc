import { data } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { readCookie } from '#app/http/cookies.ts'
import { askForLink } from '#app/http/identity/visitor-forms.ts'
import { done } from '#app/http/respond.ts'
import { ResendForm, ResendSent } from '#app/ui/identity/forms/resend-form.tsx'
import { AuthLayout } from '#app/ui/layout/auth-layout.tsx'
import { TextLink } from '#app/ui/primitives/navigation/text-link.tsx'
import { resendSchema } from '#core/identity/forms/recovery.ts'
import type { Route } from './+types/resend'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Send the confirmation again · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

export function loader({ request }: Route.LoaderArgs) {
  return { email: readCookie(request, 'signup_email'), sent: new URL(request.url).searchParams.has('sent') }
}

/** Also called by the dialog on the sign-in page (`?dialog`), which shows the answer itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, resendSchema)
  if (!form.ok) return data({ reply: form.reply, lock: null, sent: false }, { status: form.status })
  const asked = await askForLink(request, context, { purpose: 'email_confirmation', email: form.value.email })
  if (asked.ok) {
    if (new URL(request.url).searchParams.has('dialog'))
      return data({ reply: undefined, lock: null, sent: true }, { headers: asked.headers })
    return done('/auth/resend?sent=1', 'emailSent', { headers: asked.headers })
  }
  const { status, reply } = form.refuse(asked)
  return data({ reply, lock: asked.lock ?? null, sent: false }, { status, headers: asked.headers ?? {} })
}

export default function ResendRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthLayout
      title="Not received email?"
      lead="Tell us the address you signed up with, and we send the confirmation again."
      footer={<TextLink to="/auth">Back to Sign In</TextLink>}
    >
      {loaderData.sent || actionData?.sent ? <ResendSent /> : null}
      <ResendForm reply={actionData?.reply} email={loaderData.email} lock={actionData?.lock ?? null} />
    </AuthLayout>
  )
}

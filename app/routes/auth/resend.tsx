import { parseForm } from '#app/forms/parse-form.server.ts'
import { readCookie } from '#app/http/cookies.ts'
import { ensureBrowserSecret } from '#app/http/identity/session-cookie.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { done, formAgain } from '#app/http/respond.ts'
import { services } from '#app/http/services.ts'
import { resendConfirmation } from '#app/services/identity/resend-confirmation.ts'
import { ResendForm } from '#app/ui/identity/resend-form.tsx'
import { AuthLayout } from '#app/ui/layout/auth-layout.tsx'
import { Notice } from '#app/ui/primitives/feedback/notice.tsx'
import { TextLink } from '#app/ui/primitives/navigation/text-link.tsx'
import { resendSchema } from '#core/identity/forms/recovery.ts'
import type { Route } from './+types/resend'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Send the confirmation again · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

export function loader({ request }: Route.LoaderArgs) {
  return { email: readCookie(request, 'signup_email'), sent: new URL(request.url).searchParams.has('sent') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, resendSchema)
  if (!form.ok) return formAgain(form)
  const limited = await overLimit(context, 'resend_confirmation', { account: form.value.email })
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  const browser = ensureBrowserSecret(request)
  await resendConfirmation(services(), { email: form.value.email, browser: browser.secret })
  return done('/auth/resend?sent=1', 'emailSent', { headers: new Headers({ 'Set-Cookie': browser.cookie }) })
}

export default function ResendRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthLayout
      title="Not received email?"
      lead="Tell us the address you signed up with, and we send the confirmation again."
      footer={<TextLink to="/auth">Back to Sign In</TextLink>}
    >
      {loaderData.sent ? (
        <Notice tone="success" live="status">
          If an account waits for this address, a new mail is on its way. The older link no longer works.
        </Notice>
      ) : null}
      <ResendForm reply={actionData?.reply} email={loaderData.email} />
    </AuthLayout>
  )
}

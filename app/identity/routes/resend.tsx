import { data } from 'react-router'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { LINK_FAILURES } from '#app/identity/copy/identity.ts'
import { askForLink } from '#app/identity/http/visitor-forms.ts'
import { FormProblem } from '#app/identity/ui/form-problem.tsx'
import { ResendForm, ResendSent } from '#app/identity/ui/forms/resend-form.tsx'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { knownVisitorHeaders, readKnownVisitor } from '#app/platform/http/known-visitor.ts'
import { wantedPage } from '#app/platform/http/redirect-target.ts'
import { done } from '#app/platform/http/respond.ts'
import { toastCookie } from '#app/platform/http/toast.ts'
import { resendSchema } from '#core/identity/forms/recovery.ts'
import { withRedirect } from '#core/identity/redirect-target.ts'
import type { Route } from './+types/resend'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Send the confirmation again · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return {
    email: readKnownVisitor(request).email,
    redirectTo: wantedPage(request),
    sent: query.has('sent'),
    problem: query.has('failed') ? LINK_FAILURES.email_confirmation : null,
  }
}

/** Also called by the dialog on the sign-in page (`?dialog`), which shows the answer itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, resendSchema)
  if (!form.ok) return data({ reply: form.reply, lock: null, sent: false }, { status: form.status })
  const result = await askForLink(request, context, {
    purpose: 'email_confirmation',
    email: form.value.email,
  })
  const isDialog = new URL(request.url).searchParams.has('dialog')
  if (result.ok) {
    if (isDialog) return data({ reply: undefined, lock: null, sent: true }, { headers: result.headers })
    return done(withRedirect('/auth/resend?sent=1', wantedPage(request)), 'emailSent', {
      headers: result.headers,
    })
  }
  const { status, reply } = form.refuse(result)
  if (status === 503) {
    // Besides the sentence a toast, which the next page shows; for the dialog, this page again.
    const headers = knownVisitorHeaders(form.value, 600)
    if (!isDialog)
      return done(withRedirect('/auth/resend?failed=1', wantedPage(request)), 'resendFailed', { headers })
    headers.append('Set-Cookie', toastCookie('resendFailed'))
    return data({ reply, lock: null, sent: false }, { headers })
  }
  return data({ reply, lock: result.lock ?? null, sent: false }, { status, headers: result.headers ?? {} })
}

export default function ResendRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthLayout
      title="Not received email?"
      lead="Enter the email you signed up with and we’ll send the confirmation again."
      footer={<TextLink to={withRedirect('/auth', loaderData.redirectTo)}>Back to Sign In</TextLink>}
    >
      {loaderData.sent || actionData?.sent ? <ResendSent /> : null}
      <FormProblem message={actionData ? undefined : (loaderData.problem ?? undefined)} />
      <ResendForm reply={actionData?.reply} email={loaderData.email} lock={actionData?.lock ?? null} />
    </AuthLayout>
  )
}

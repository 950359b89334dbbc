import { data } from 'react-router'
import * as v from 'valibot'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { CONFIRM_REFUSALS } from '#app/identity/copy/identity.ts'
import { afterConfirmation } from '#app/identity/http/after-confirmation.ts'
import { startSession } from '#app/identity/http/start-session.ts'
import { unlessBusy } from '#app/identity/http/visitor-forms.ts'
import { confirmEmail } from '#app/identity/services/links/confirm-email.ts'
import { inspectConfirmation } from '#app/identity/services/links/inspect-confirmation.ts'
import { ConfirmElsewhereForm, ConfirmHereForm, ConfirmOver } from '#app/identity/ui/forms/confirm-forms.tsx'
import { callerOf } from '#app/platform/http/caller.ts'
import { chosenPlanCookie } from '#app/platform/http/chosen-plan.ts'
import { limitedForm } from '#app/platform/http/posted-form.ts'
import { ownPath } from '#app/platform/http/redirect-target.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { secretHeaders, secretOf } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { readBrowserSecret } from '#app/platform/http/session-cookie.ts'
import { triedCookie } from '#app/platform/http/tried-sentence.ts'
import { confirmElsewhereSchema } from '#core/identity/forms/confirm.ts'
import { withRedirect } from '#core/identity/redirect-target.ts'
import type { Route } from './+types/confirm'

export function meta(): Route.MetaDescriptors {
  return secretMeta('Confirm your email · Brandhearth')
}

export const headers = secretHeaders

export async function loader({ request }: Route.LoaderArgs) {
  const secret = secretOf(request)
  return inspectConfirmation(services(), { secret, browser: readBrowserSecret(request) })
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const secret = secretOf(request)
  const browser = readBrowserSecret(request)
  const { state } = await inspectConfirmation(services(), { secret, browser })
  if (state === 'over') return data({ reply: undefined }, { status: 410 })
  const schema = state === 'elsewhere' ? confirmElsewhereSchema : v.object({})
  const form = await limitedForm(args, schema, 'token_use')
  if (!form.ok) return formAgain(form)
  const elsewhere = 'code' in form.value ? { code: form.value.code, password: form.value.password } : null
  const caller = callerOf(request, context)
  const result = await unlessBusy(() => confirmEmail(services(), { secret, browser, elsewhere, caller }))
  if (result.ok) {
    const { userId, isHere, redirectTo, plan, tried } = result.confirmed
    // Elsewhere a password was only just chosen: it is asked for, and what was chosen and tried waits until then.
    if (!isHere) {
      const headers = new Headers()
      if (plan) headers.append('Set-Cookie', chosenPlanCookie(plan))
      if (tried) headers.append('Set-Cookie', triedCookie(tried))
      return done(withRedirect('/auth', ownPath(redirectTo)), 'emailConfirmed', { headers })
    }
    const headers = await startSession(request, context, {
      userId,
      remember: false,
      how: 'email_confirmation',
    })
    return afterConfirmation(result.confirmed, headers)
  }
  if ('status' in result) {
    const { status, reply } = form.refuse(result)
    return data({ reply }, { status, headers: result.headers ?? {} })
  }
  const text = CONFIRM_REFUSALS[result.reason]
  if (result.reason === 'wrong_code') return formAgain(form.refuse({ fields: { code: text } }))
  if (result.reason === 'common_password') return formAgain(form.refuse({ fields: { password: text } }))
  return formAgain(form.refuse({ status: 409, form: text }))
}

export default function ConfirmRoute({ loaderData: { state }, actionData }: Route.ComponentProps) {
  if (state === 'over') return <ConfirmOver />
  return (
    <AuthLayout
      title="Confirm your email"
      lead={
        state === 'ready' ? 'Confirm your email to start using your account.' : CONFIRM_REFUSALS.needs_code
      }
    >
      {state === 'ready' ? (
        <ConfirmHereForm reply={actionData?.reply} />
      ) : (
        <ConfirmElsewhereForm reply={actionData?.reply} />
      )}
    </AuthLayout>
  )
}

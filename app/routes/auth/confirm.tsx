import { data } from 'react-router'
import * as v from 'valibot'
import { CONFIRM_REFUSALS } from '#app/copy/identity.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { callerOf } from '#app/http/identity/caller.ts'
import { readBrowserSecret } from '#app/http/identity/session-cookie.ts'
import { unlessBusy } from '#app/http/identity/visitor-forms.ts'
import { secretHeaders, secretOf } from '#app/http/page/secret-address.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { done, formAgain } from '#app/http/respond.ts'
import { services } from '#app/http/services.ts'
import { confirmEmail } from '#app/services/identity/confirmation/confirm-email.ts'
import { inspectConfirmation } from '#app/services/identity/confirmation/inspect-confirmation.ts'
import { ConfirmElsewhereForm, ConfirmHereForm, ConfirmOver } from '#app/ui/identity/forms/confirm-forms.tsx'
import { AuthLayout } from '#app/ui/layout/auth-layout.tsx'
import { secretMeta } from '#app/ui/layout/secret-meta.ts'
import { confirmElsewhereSchema } from '#core/identity/forms/confirm.ts'
import type { Route } from './+types/confirm'

export function meta(): Route.MetaDescriptors {
  return secretMeta('Confirm your email · Brandhearth')
}

export const headers = secretHeaders

export async function loader({ request }: Route.LoaderArgs) {
  const secret = secretOf(request)
  return inspectConfirmation(services(), { secret, browser: readBrowserSecret(request) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const secret = secretOf(request)
  const browser = readBrowserSecret(request)
  const { state } = await inspectConfirmation(services(), { secret, browser })
  if (state === 'over') return data({ reply: undefined }, { status: 410 })
  const form = await parseForm(request, state === 'elsewhere' ? confirmElsewhereSchema : v.object({}))
  if (!form.ok) return formAgain(form)
  const limited = await overLimit(context, 'token_use')
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  const elsewhere = 'code' in form.value ? { code: form.value.code, password: form.value.password } : null
  const caller = callerOf(request, context)
  const result = await unlessBusy(() => confirmEmail(services(), { secret, browser, elsewhere, caller }))
  if (result.ok) return done('/auth', 'emailConfirmed')
  if ('status' in result) return formAgain(form.refuse(result), result.headers)
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
      lead={state === 'ready' ? 'One press, and your account is ready.' : CONFIRM_REFUSALS.needs_code}
    >
      {state === 'ready' ? (
        <ConfirmHereForm reply={actionData?.reply} />
      ) : (
        <ConfirmElsewhereForm reply={actionData?.reply} />
      )}
    </AuthLayout>
  )
}

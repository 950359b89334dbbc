import { data, redirect } from 'react-router'
import { asOwner, ownerOf } from '#app/identity/http/owner-forms.ts'
import type { FormRefusal } from '#app/identity/http/visitor-forms.ts'
import { readSecurity } from '#app/identity/services/read-security.ts'
import { confirmTwoFactor } from '#app/identity/services/second-factor/confirm-two-factor.ts'
import { disableTwoFactor } from '#app/identity/services/second-factor/disable-two-factor.ts'
import { renewRecoveryCodes } from '#app/identity/services/second-factor/renew-recovery-codes.ts'
import { startTwoFactor } from '#app/identity/services/second-factor/start-two-factor.ts'
import { RecoveryCodes } from '#app/identity/ui/security/recovery-codes.tsx'
import { TwoFactorPage } from '#app/identity/ui/security/two-factor-page.tsx'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { signedIn } from '#app/platform/http/guards.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { confirmTotpSchema, verifyOwnerSchema } from '#core/identity/forms/second-factor.ts'
import type { Route } from './+types/two-factor'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Two-step sign-in · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, email, sessionId } = await signedIn(request, context)
  const { hasPassword, twoFactorOn, recoveryCodesLeft } = await readSecurity(services(), {
    userId,
    sessionId,
  })
  const setup = await startTwoFactor(services(), { userId, email })
  return {
    hasPassword,
    isOn: twoFactorOn,
    recoveryCodesLeft,
    setup: setup.ok ? { secret: setup.secret, address: setup.address } : null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const owner = await ownerOf(request, context)
  const body = await readFormBody(request)
  const intent = body.form.get('intent')
  if (intent === 'confirm') {
    const form = checkForm(body, confirmTotpSchema)
    if (!form.ok)
      return data({ reply: form.reply, intent: 'confirm' as const, codes: null }, { status: form.status })
    const result = await asOwner(context, owner, () =>
      confirmTwoFactor(services(), { ...owner, ...form.value }),
    )
    if (!result.ok) return again(form.refuse(result).reply, intent, result)
    return data({ reply: undefined, intent: null, codes: result.recoveryCodes })
  }
  const form = checkForm(body, verifyOwnerSchema)
  if (!form.ok)
    return data({ reply: form.reply, intent: 'off' as const, codes: null }, { status: form.status })
  if (intent === 'codes') {
    const result = await asOwner(context, owner, () =>
      renewRecoveryCodes(services(), { ...owner, ...form.value }),
    )
    if (!result.ok) return again(form.refuse(result).reply, intent, result)
    return data({ reply: undefined, intent: null, codes: result.recoveryCodes })
  }
  if (intent !== 'off') return redirect('/app/settings/security', 303)
  const result = await asOwner(context, owner, () =>
    disableTwoFactor(services(), { ...owner, ...form.value }),
  )
  if (!result.ok) return again(form.refuse(result).reply, intent, result)
  return done('/app/settings/security', 'twoFactorOff')
}

function again<Reply>(reply: Reply, intent: 'confirm' | 'codes' | 'off', { status, headers }: FormRefusal) {
  return data({ reply, intent, codes: null }, { status, headers: headers ?? {} })
}

export default function TwoFactorRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.codes) return <RecoveryCodes codes={actionData.codes} />
  return <TwoFactorPage {...loaderData} reply={actionData?.reply} intent={actionData?.intent ?? null} />
}

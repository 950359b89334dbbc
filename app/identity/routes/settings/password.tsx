import { data } from 'react-router'
import { asOwner, ownerOf } from '#app/identity/http/owner-forms.ts'
import { startSession } from '#app/identity/http/start-session.ts'
import { changePassword } from '#app/identity/services/passwords/change-password.ts'
import { readSecurity } from '#app/identity/services/read-security.ts'
import { PasswordPage } from '#app/identity/ui/security/password-page.tsx'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { signedIn } from '#app/platform/http/guards.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { changePasswordSchema } from '#core/identity/forms/second-factor.ts'
import type { Route } from './+types/password'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Change your password · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, sessionId } = await signedIn(request, context)
  return { hasPassword: (await readSecurity(services(), { userId, sessionId })).hasPassword }
}

export async function action({ request, context }: Route.ActionArgs) {
  const owner = await ownerOf(request, context)
  const form = await parseForm(request, changePasswordSchema)
  if (!form.ok) return formAgain(form)
  const { currentPassword, password } = form.value
  const result = await asOwner(context, owner, () =>
    changePassword(services(), { ...owner, currentPassword, password }),
  )
  if (!result.ok)
    return data(
      { reply: form.refuse(result).reply },
      { status: result.status, headers: result.headers ?? {} },
    )
  // Every session has ended, this one too: whoever held a copy of its cookie is out.
  const headers = await startSession(request, context, {
    userId: owner.userId,
    remember: false,
    how: 'password_change',
  })
  return done('/app/settings/security', 'passwordChanged', { headers })
}

export default function PasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PasswordPage hasPassword={loaderData.hasPassword} reply={actionData?.reply} />
}

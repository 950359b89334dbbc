import { redirect } from 'react-router'
import { afterResetOf, endAfterReset } from '#app/identity/http/after-reset.ts'
import { removePasskey } from '#app/identity/services/passkeys/remove-passkey.ts'
import { removePasskeys } from '#app/identity/services/passkeys/remove-passkeys.ts'
import { AfterResetPage } from '#app/identity/ui/after-reset-page.tsx'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { DEFAULT_TIME_ZONE } from '#core/shared/time.ts'
import type { Route } from './+types/passkeys-after-reset'

const HERE = '/auth/passkeys-after-reset'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Your passkeys · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

/** What still opens the account after its password was reset: passkeys outlive a password, and may be somebody else's. */
export async function loader({ request }: Route.LoaderArgs) {
  const reset = await afterResetOf(request)
  if (!reset || reset.passkeys.length === 0) throw redirect('/auth')
  const { passkeys, needsSignIn } = reset
  return { passkeys, needsSignIn, timeZone: DEFAULT_TIME_ZONE }
}

export async function action({ request, context }: Route.ActionArgs) {
  const reset = await afterResetOf(request)
  if (!reset) return redirect('/auth', 303)
  const { form } = await readFormBody(request)
  const intent = form.get('intent')
  const owner = { userId: reset.userId, email: reset.email, caller: callerOf(request, context) }
  if (reset.needsSignIn) return redirect(HERE, 303)
  if (intent === 'one') {
    await removePasskey(services(), { ...owner, passkeyId: String(form.get('passkey') ?? '') })
    return done(HERE, 'passkeyRemoved')
  }
  if (intent === 'all') {
    await removePasskeys(services(), owner)
    return done('/auth', 'passkeysRemoved', { headers: endAfterReset() })
  }
  return done('/auth', undefined, { headers: endAfterReset() })
}

export default function PasskeysAfterResetRoute({ loaderData }: Route.ComponentProps) {
  return <AfterResetPage {...loaderData} />
}

import { redirect } from 'react-router'
import { afterResetOf, endAfterReset } from '#app/identity/http/after-reset.ts'
import { removePasskey } from '#app/identity/services/passkeys/remove-passkey.ts'
import { removePasskeys } from '#app/identity/services/passkeys/remove-passkeys.ts'
import { AfterResetPage } from '#app/identity/ui/after-reset-page.tsx'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { wantedPage } from '#app/platform/http/redirect-target.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { withRedirect } from '#core/identity/redirect-target.ts'
import { DEFAULT_TIME_ZONE } from '#core/shared/time.ts'
import type { Route } from './+types/passkeys-after-reset'

/** This page, or the sign-in that follows it, on the way to the page that was wanted. */
const onTheWay = (request: Request, page: '/auth' | '/auth/passkeys-after-reset') =>
  withRedirect(page, wantedPage(request))

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Your passkeys · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

/** What still opens the account after its password was reset: passkeys outlive a password, and may be somebody else's. */
export async function loader({ request }: Route.LoaderArgs) {
  const reset = await afterResetOf(request)
  if (!reset || reset.passkeys.length === 0) throw redirect(onTheWay(request, '/auth'))
  const { passkeys, needsSignIn } = reset
  return { passkeys, needsSignIn, timeZone: DEFAULT_TIME_ZONE }
}

export async function action({ request, context }: Route.ActionArgs) {
  const reset = await afterResetOf(request)
  if (!reset) return redirect(onTheWay(request, '/auth'), 303)
  const here = onTheWay(request, '/auth/passkeys-after-reset')
  const next = onTheWay(request, '/auth')
  const { form } = await readFormBody(request)
  const intent = form.get('intent')
  const owner = { userId: reset.userId, email: reset.email, caller: callerOf(request, context) }
  if (reset.needsSignIn) return redirect(here, 303)
  if (intent === 'one') {
    await removePasskey(services(), { ...owner, passkeyId: String(form.get('passkey') ?? '') })
    return done(here, 'passkeyRemoved')
  }
  if (intent === 'all') {
    await removePasskeys(services(), owner)
    return done(next, 'passkeysRemoved', { headers: endAfterReset() })
  }
  return done(next, undefined, { headers: endAfterReset() })
}

export default function PasskeysAfterResetRoute({ loaderData }: Route.ComponentProps) {
  return <AfterResetPage {...loaderData} />
}

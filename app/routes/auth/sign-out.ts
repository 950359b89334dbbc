import { redirect } from 'react-router'
import { callerOf } from '#app/http/identity/caller.ts'
import { clearSessionCookie } from '#app/http/identity/session-cookie.ts'
import { done } from '#app/http/respond.ts'
import { services } from '#app/http/services.ts'
import { findViewer } from '#app/http/viewer.ts'
import { signOut } from '#app/services/identity/sessions/sign-out.ts'
import type { Route } from './+types/sign-out'

/** Signing out changes something, so a mere visit does not. */
export function loader() {
  return redirect('/')
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await findViewer(context)
  if (viewer) await signOut(services(), { userId: viewer.userId, caller: callerOf(request, context) })
  return done('/', 'signedOut', { headers: new Headers({ 'Set-Cookie': clearSessionCookie() }) })
}

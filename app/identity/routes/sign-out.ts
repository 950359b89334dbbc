import { redirect } from 'react-router'
import { signOut } from '#app/identity/services/sessions/sign-out.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { clearSessionCookie } from '#app/platform/http/session-cookie.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
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

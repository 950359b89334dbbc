import { redirect } from 'react-router'
import * as v from 'valibot'
import { ownerOf } from '#app/identity/http/owner-forms.ts'
import { revokeOtherSessions } from '#app/identity/services/sessions/revoke-other-sessions.ts'
import { revokeSession } from '#app/identity/services/sessions/revoke-session.ts'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { clearSessionCookie } from '#app/platform/http/session-cookie.ts'
import type { Route } from './+types/sessions'

const PAGE = '/app/settings/security'
const schema = v.object({ session: v.string() })

export function loader() {
  return redirect(PAGE)
}

/** Signs one device out (`session` is its name), or every other one (`others`). */
export async function action({ request, context }: Route.ActionArgs) {
  const owner = await ownerOf(request, context)
  const form = await parseForm(request, schema)
  if (!form.ok) return redirect(PAGE, 303)
  const { session } = form.value
  if (session === 'others') {
    await revokeOtherSessions(services(), owner)
    return done(PAGE, 'otherSessionsRevoked')
  }
  const gone = await revokeSession(services(), { ...owner, sessionId: session })
  if (gone && session === owner.sessionId)
    return done('/auth', 'signedOut', { headers: new Headers({ 'Set-Cookie': clearSessionCookie() }) })
  return gone ? done(PAGE, 'sessionRevoked') : redirect(PAGE, 303)
}

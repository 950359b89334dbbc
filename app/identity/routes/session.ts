import { refreshSession } from '#app/identity/services/sessions/refresh-session.ts'
import { services } from '#app/platform/http/services.ts'
import { readSessionSecret, sessionCookie } from '#app/platform/http/session-cookie.ts'
import { findViewer } from '#app/platform/http/viewer.ts'
import { SESSION_MESSAGES } from '#core/identity/session.ts'
import type { Route } from './+types/session'

/** When this browser's session ends, for the tick of an open page. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewer = await findViewer(context)
  if (!viewer) return Response.json({ error: SESSION_MESSAGES.none }, { status: 401 })
  return Response.json({ expiresAt: viewer.sessionExpiresAt })
}

/** Moves the end of the session on. */
export async function action({ request }: Route.ActionArgs) {
  const secret = readSessionSecret(request)
  if (!secret) return Response.json({ error: SESSION_MESSAGES.none }, { status: 401 })
  const result = await refreshSession(services(), { secret })
  if (!result.ok) return Response.json({ error: SESSION_MESSAGES.refreshFailed }, { status: 401 })
  const headers = { 'Set-Cookie': sessionCookie(secret, result.remember) }
  return Response.json({ expiresAt: result.expiresAt }, { headers })
}
